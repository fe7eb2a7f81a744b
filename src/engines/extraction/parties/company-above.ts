import { ONCHU } from '../../../japan/honorifics.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Row } from '../page/rows.ts';
import { BILLING_TITLE } from '../vocabulary/paper-words.ts';

/** 株式会社A 御中: in full, in front of the office and the person that are named further down. */
const ADDRESSED_BEHIND = new RegExp(String.raw`^\s{0,4}${[...ONCHU].join(String.raw`\s?`)}(?=\s|$)`);
const REACH = 4;

/** The company of a person or a department that is addressed without one. */
export function companyAbove(analysis: Analysis, row: Row, left: number): Candidate<string> | null {
  // Columns of two parties read row by row: the issuer's name may stand between.
  const addressed = analysis.companies.findLast(
    ({ row: other, end }) =>
      other.page === row.page &&
      other.index < row.index &&
      row.index - other.index <= REACH &&
      ADDRESSED_BEHIND.test(other.text.slice(end)),
  );
  if (addressed) return addressed;
  for (const offset of [1, 2, 3, 4]) {
    // A T-number or a telephone number in between ends the issuer's block: what stands over it is not the customer's.
    const between = analysis.rows[row.index - offset + 1];
    // So does the title of the paper.
    if (offset > 1 && between && endsIssuer(analysis, between)) return null;
    const above = analysis.companies.find(
      (entry) =>
        entry.row.index === row.index - offset && entry.row.page === row.page && !ofIssuer(analysis, entry.row),
    );
    // Over postal code and address the column must be the same.
    if (above && Math.abs(above.row.column(above.start) - left) < (offset <= 2 ? 12 : 3)) return above;
  }
  return null;
}

const endsIssuer = (analysis: Analysis, row: Row): boolean =>
  analysis.registration.found.some((number) => number.row === row) ||
  analysis.phones.some((phone) => phone.row === row) ||
  BILLING_TITLE.pattern.test(row.tight) ||
  TITLE_AND_NUMBER.test(row.tight) ||
  RULE.test(row.tight);

/** 領収書 No.2026-0982 発行日:2026年9月14日: so does a title with its number, and a rule across the paper. */
const TITLE_AND_NUMBER = /^(?:(?:御|ご)?請求書|御?領収[書証]|レシート)(?:No|№|第|番号|発行|[(（])/i;
const RULE = /^[^\p{L}\d]{6,}$/u;

/** A name beside a T-number, or called the one who runs the place, is the issuer's. */
const ofIssuer = (analysis: Analysis, row: Row): boolean =>
  analysis.registration.found.some((number) => number.row === row) ||
  /^(?:経営|運営|発行|販売|請求元|受取人|収納機関|(?:お?支払|加盟)店)/.test(row.tight);
