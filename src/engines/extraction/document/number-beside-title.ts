import { matchesOf } from '../../../japan/matches-of.ts';
import type { Candidate, Place } from '../candidates/candidate.ts';
import type { Row } from '../page/rows.ts';
import { OF_ANOTHER_PAPER, OTHER_NUMBER } from '../vocabulary/number-labels.ts';
import type { Analysis } from './analysis.ts';

/** Rows from the top in which a title with its number may stand, below a letterhead. */
const HEAD = 8;

/** 工事請求書, ケータリング請求書: what is billed may stand in the title. */
const INVOICE_TITLE =
  /^[\s【[#■◆●]*(?:[\p{Script=Han}\p{Script=Katakana}ー]{0,10}(?:御|ご)?請\s?求\s?(?:明\s?細\s?)?書|(?:(?:TAX|COMMERCIAL|PRO-?FORMA)\s?)?INVOICE|(?:QUOTATION\s?)?(?:御|お)?見積書)/iu;
const RECEIPT_TITLE =
  /^[\s【[]*(?:ご?利用代金\s?|入\s?金\s?|RECEIPT\s?\/?\s?)?(?:領\s?収\s?[書証]|レシート|RECEIPT)(?:[】\]]|\s?[(（【[][\p{Script=Han}\s]{1,6}[)）】\]])?(?=\s)/iu;
/** Papers of other kinds bear their number in the same place: 納品書 N-0605, 仕切書(販売代金精算) 仕-1106-31. */
const OTHER_TITLE =
  /^[\s【[]*(?:御|ご|お)?(?:[\p{Script=Han}]{0,6}(?:納品書|通知書|請書|確認書|仕切書|精算書|明細書|計算書|[返納]品伝票|督促状|催告書|案内書)|見積書|(?:注文|発注)書)(?:\s?[(（【[][^)）】\]]{1,16}[)）】\]])?(?=\s)/u;
const CODE =
  /(?<![\w/.-])#?(?:([A-Z]{1,4}-?\d[\dA-Z]*(?:-[\dA-Z]+)*|\d{2,}(?:-[\dA-Z]+)+|\d-\d{3,})|(?<![\p{L}第])(\p{Script=Han}{1,2}-\d[\dA-Z]*(?:-[\dA-Z]+)*|\p{Script=Han}\d+(?:-\d+)+))(?![\w/.年月日-])/gu;
/** 00441: figures alone are a number only at the end of the title's row, and never a year. */
const FIGURES = /(?<=\s{2})(\d{5,7})(?=\s*$)/g;
/** `請求書 601`: nothing else in the row. */
const FEW_FIGURES = /(?<=^\s*(?:御|ご)?請求書\s)((?!20\d\d)\d{2,6})(?=\s*$)/g;

/** T2611-009178 is too short for one, T119-20261025-0447 too long. */
const isLongAsOne = (value: string): boolean =>
  /^T[\dOolI-]{10,}$/.test(value) && Math.abs(value.replaceAll('-', '').length - 14) <= 1;

/** `Reg. No. T4011001950087`: a T-number, whole or damaged, numbers nobody's paper. */
export const isRegistration = ({ registration }: Analysis, { value, row, start, end }: Candidate<string>): boolean =>
  isLongAsOne(value) ||
  registration.found.some((place: Place) => place.row === row && place.start < end && place.end > start);

/** A date, a phone or a postal code as a whole is no number; one that only holds a date may be. */
export function isOtherValue(analysis: Analysis, found: Candidate<string>): boolean {
  const known: readonly Place[] = [...analysis.dates, ...analysis.phones, ...analysis.postalCodes];
  return (
    isRegistration(analysis, found) ||
    known.some((place) => place.row === found.row && place.start <= found.start && place.end >= found.end)
  );
}

/** `請求書  発行日 2026年11月6日  S-2217`: a code without a label in the row of the title, or in the row below. */
export function besideInvoiceTitle(analysis: Analysis): Candidate<string> | null {
  const { rows } = analysis;
  for (const row of rows.slice(0, HEAD)) {
    const isTitle = INVOICE_TITLE.test(row.text);
    const isBelow = row.index > 0 && INVOICE_TITLE.test(rows[row.index - 1]!.text);
    if ((!isTitle && !isBelow) || OF_ANOTHER_PAPER.test(row.tight)) continue;
    const found = codesOf(row, isTitle).find(
      (code) =>
        !OTHER_NUMBER.test(row.text.slice(0, code.start).replace(/#$/, '')) &&
        (isTitle || opensRow(analysis, code)) &&
        !isOtherValue(analysis, code),
    );
    if (found) return found;
  }
  return null;
}

/** `領 収 書      2026-0388`: set apart from all else, since shops print addresses and tills beside their title. */
export function besideReceiptTitle(analysis: Analysis): Candidate<string> | null {
  for (const row of analysis.rows.slice(0, HEAD).filter((entry) => RECEIPT_TITLE.test(entry.text))) {
    const found = codesOf(row, true).find(
      (code) =>
        row.segments.some((segment) => segment.text.replace('#', '') === code.value) && !isOtherValue(analysis, code),
    );
    if (found) return found;
  }
  return null;
}

/**
 * A code set apart in the head: behind the title of another kind of paper, at the end of the customer's row, behind the
 * day of issue, or alone. `食彩うらが 御中             U-33-09`.
 */
export function setApartInHead(analysis: Analysis, paper: 'invoice' | 'receipt'): Candidate<string> | null {
  for (const row of analysis.rows.slice(0, HEAD)) {
    if (OF_ANOTHER_PAPER.test(row.tight) || analysis.addresses.some((place) => place.row === row)) continue;
    const found = codesOf(row, false).find(
      (code) =>
        /^(?:[\s)）】\]]*$|\s{2,})/.test(row.text.slice(code.end)) &&
        /^(?!TEL|FAX|FREE)(?=.*[A-Z\p{Script=Han}])/u.test(code.value) &&
        ((isAlone(code) && (paper === 'invoice' || isUnderReceiptTitle(analysis, row))) ||
          standsBehind(row.text.slice(0, code.start).replace(/#$/, ''))) &&
        !isOtherValue(analysis, code),
    );
    if (found) return found;
  }
  return null;
}

/** What may stand before a code that nothing labels. */
const STANDS_BEHIND: readonly RegExp[] = [
  new RegExp(`${OTHER_TITLE.source}\\s+$`, 'u'),
  new RegExp(`${RECEIPT_TITLE.source}\\s+$`, 'iu'),
  /(?:様|御中|殿)\s{3,}$/,
  /^\s*(?:発行日?|作成日|締日)?\s?[:：]?\s?(?:20\d\d|令和\s?\d{1,2})\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?\s?(?:発行|締切?|作成)?\s{2,}$/,
];
const standsBehind = (before: string) => STANDS_BEHIND.some((pattern) => pattern.test(before));
/** `請求書` / `AQ1105-1`: in a row of its own; tills print their names so. */
/** `領収書 (兼 請求書)` / `RE-2026-0714`. */
const isUnderReceiptTitle = ({ rows }: Analysis, { index }: Row): boolean =>
  /^[【[]?(?:入金)?領収[書証]/.test(rows[index - 1]?.tight ?? '');
const isAlone = ({ row, value }: Candidate<string>) => row.text.trim() === value;

const codesOf = (row: Row, isTitle: boolean): Candidate<string>[] =>
  [
    ...matchesOf(row.text, CODE),
    ...(isTitle ? [...matchesOf(row.text, FIGURES), ...matchesOf(row.text, FEW_FIGURES)] : []),
  ].map((match) => {
    const value = (match[1] ?? match[2])!;
    const start = match.index + match[0].length - value.length;
    return { row, start, end: start + value.length, value, repairs: [] };
  });

/** First in its row, or behind nothing but the day of the paper: `作成日 2026年5月13日  PF-0513`. */
function opensRow({ dates }: Analysis, { row, start }: Candidate<string>): boolean {
  const before = row.text.slice(0, start);
  if (/^[\s#]*$/.test(before)) return true;
  const day = dates.find((date) => date.row === row && date.end <= start);
  return (
    day !== undefined &&
    /^\s*(?:\p{L}{0,4}日|(?:issue\s?)?date)?\s?[:：]?\s?$/iu.test(before.slice(0, day.start)) &&
    /^(?:\s?発行)?\s{2,}#?$/.test(before.slice(day.end))
  );
}
