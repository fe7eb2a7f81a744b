import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';
import { isDepartment, KNOWN_DEPARTMENT } from './roles.ts';

const BRANCH = new RegExp(String.raw` [^\s]{1,12}(?:${BRANCHES.words})$`);
const GROWN = new RegExp(`(?:第[一二三四五1-5])?(?:${KNOWN_DEPARTMENT})(?:事業部|本部|部|課|係)$`);

/** 安心でんき株式会社 熊本営業所, 株式会社アオイ精工品質保証部: on a card the branch or the unit is where the person works. */
export function withoutUnit<C extends Candidate<string>>(company: C): C {
  const unit = BRANCH.exec(company.value) ?? GROWN.exec(company.value);
  if (!unit) return company;
  const value = company.value.slice(0, unit.index);
  if (splitLegalForm(value.normalize('NFKC')).body.length < 2) return company;
  return { ...company, value, end: company.end - unit[0].length };
}

/** 日の出郵便株式会社 ⏎ 調布仙川郵便局 郵便窓口営業部: a house in front of a department, under the company that runs it. */
export const isHouseOfCompany = (token: string, behind: string, companies: readonly Candidate<string>[]): boolean =>
  /.(?:郵便局|放送局|店)$/.test(token) &&
  isDepartment(behind.trim().split(/ +/)[0]!) &&
  companies.some(({ value }) => splitLegalForm(value.normalize('NFKC')).form !== null);
