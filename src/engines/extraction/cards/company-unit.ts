import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';
import { isDepartment, isTitle, KNOWN_DEPARTMENT } from './roles.ts';

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

/**
 * 日の出郵便株式会社 ⏎ 調布仙川郵便局 郵便窓口営業部: a house in front of a department, under the company that runs it.
 * 見本自動車販売株式会社 ⏎ 浜松東店 カーライフアドバイザー: a shop in front of what the person is there.
 */
export function isHouseOfCompany(token: string, behind: string, companies: readonly Candidate<string>[]): boolean {
  const next = behind.trim().split(/ +/)[0]!;
  const isHouse =
    (/.(?:郵便局|放送局|店)$/.test(token) && isDepartment(next)) ||
    (/.(?<!代理|特約|加盟)店$/.test(token) && isTitle(next));
  return isHouse && companies.some(({ value }) => splitLegalForm(value.normalize('NFKC')).form !== null);
}

const FORM_IN_FRONT = /^(?:株式|有限|合資|合名|合同)会社 \S+$/;
const TRADE_NAME = /^ ((?=\S*\p{Script=Han})(?=\S*[ぁ-ん])[\p{Script=Han}ぁ-んァ-ヶー]{2,6})$/u;

/** 有限会社南部鉄器 森商店, 株式会社 南部鉄器 松泉堂: what is sold, and the house. */
const WARES = /会社 ?\p{Script=Han}{2,4}[器焼物塗織染紙菓酒茶鉄漆硝子玩具]$/u;
const houseBehindWares = (company: string, behind: string): RegExpExecArray | null =>
  WARES.test(company) ? /^ (\p{Script=Han}{1,5}(?:商店|[堂屋舗庵房軒]))$/u.exec(behind) : null;

/** 合資会社 西陣帯匠 織よし: a line of a form and two words is one name, unless the last is a role or a part of the house. */
export function withTradeName<C extends Candidate<string>>(company: C): C {
  const text = company.row.text.trimEnd();
  const isLine = text.slice(0, company.start).trim() === '';
  const behind = text.slice(company.end);
  const [more, word] =
    (isLine &&
      ((FORM_IN_FRONT.test(company.value) && TRADE_NAME.exec(behind)) || houseBehindWares(company.value, behind))) ||
    [];
  if (more === undefined || word === undefined || isTitle(word) || isDepartment(word)) return company;
  return { ...company, value: company.value + more, end: company.end + more.length };
}
