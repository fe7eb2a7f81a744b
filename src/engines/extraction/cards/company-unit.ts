import { PREFECTURES } from '../../../japan/prefectures.ts';
import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { BRANCHES } from '../vocabulary/shared-words.ts';
import { familyReadings, isKnownGiven } from './person-name.ts';
import { isDepartment, isTitle, KNOWN_DEPARTMENT } from './roles.ts';

const BRANCH = new RegExp(String.raw` [^\s]{1,12}(?:${BRANCHES.words})$`);
const GROWN = new RegExp(`(?:第[一二三四五1-5])?(?:${KNOWN_DEPARTMENT})(?:事業部|本部|部|課|係)$`);

/** 安心でんき株式会社 熊本営業所, 株式会社アオイ精工品質保証部: on a card the branch or the unit is where the person works. */
export function withoutUnit<C extends Candidate<string>>(company: C): C {
  const unit = BRANCH.exec(company.value) ?? GROWN.exec(company.value) ?? latinHead(company);
  if (!unit) return company;
  const value = company.value.slice(0, unit.index);
  if (splitLegalForm(value.normalize('NFKC')).body.length < 2) return company;
  return { ...company, value, end: company.end - unit[0].length };
}

/** 株式会社みほん百貨店 EC事業部, みほん株式会社 DX推進部: the letters are the head of the unit behind them. */
const latinHead = (company: Candidate<string>): RegExpExecArray | null =>
  /^(?:事業|推進|戦略|開発|企画|営業|統括|システム)?(?:本部|部|課|室|グループ|チーム)(?=\s|$)/.test(
    company.row.text.slice(company.end),
  )
    ? / [A-Z]{2,5}$/.exec(company.value)
    : null;

/**
 * 日の出郵便株式会社 ⏎ 調布仙川郵便局 郵便窓口営業部: a house in front of a department, under the company that runs it.
 * 見本自動車販売株式会社 ⏎ 浜松東店 カーライフアドバイザー: a shop in front of what the person is there.
 */
export function isHouseOfCompany(token: string, behind: string, companies: readonly Candidate<string>[]): boolean {
  const next = behind.trim().split(/ +/)[0]!;
  const isFollowed = next === '' || isDepartment(next) || isTitle(next);
  if (COUNTER.test(token) && isFollowed && companies.length > 0) return true;
  const isHouse =
    (/.(?:郵便局|放送局|店)$/.test(token) && isDepartment(next)) ||
    (/.(?<!代理|特約|加盟)店$/.test(token) && isTitle(next)) ||
    (isFollowed && PLACED.test(token)) ||
    // センチュリー住販株式会社 町田店
    (next === '' &&
      /.(?<!代理|特約|加盟|取扱|販売|専門)店$/.test(token) &&
      companies.some(({ row, end }) => row.text.slice(end).trim() === token));
  return isHouse && companies.some(({ value }) => splitLegalForm(value.normalize('NFKC')).form !== null);
}

/** 商工会議所 ⏎ 中小企業相談所 経営指導員: a place where the house receives people, under the house. */
const COUNTER = /^\S{1,12}(?:相談所|案内所|給油所|作業所)$/;
/** 税理士法人アンサー ⏎ 川越オフィス, 弁護士法人 渡良瀬法律事務所 ⏎ 足利事務所: an office called by its place. */
const PLACED = /^\p{Script=Han}{2,4}(?:オフィス|(?<!法律|会計|建築|設計|行政|司法|労務|特許|税理|測量)事務所)$/u;
/** 見本協会 福岡事務所, 見本大学 研究推進機構 */
export const isPartOf = (unit: string, house: string): boolean =>
  PLACED.test(unit) || (/大学$/.test(house) && /\p{L}{2}機構$/u.test(unit));

/** 林 修吾商店株式会社: a company called by the whole name of its founder, his family name alone in front of it. */
export function withFamilyName<C extends Candidate<string>>(company: C): C {
  const family = /^\s*(\p{Script=Han}{1,3}) $/u.exec(company.row.text.slice(0, company.start))?.[1];
  if (family === undefined || familyReadings(family).length === 0) return company;
  if (PREFECTURES.some(({ name }) => name.startsWith(family))) return company;
  const isGiven = [2, 3].some((length) => isKnownGiven(company.value.slice(0, length)));
  if (!isGiven && !GIVEN_IN_HOUSE.test(company.value)) return company;
  const start = company.start - family.length - 1;
  return { ...company, start, value: `${family} ${company.value}` };
}

const GIVEN_IN_HOUSE =
  /^\p{Script=Han}{2,3}(?:[商酒書米茶]店|工務店|製作所|鉄工所|木工所|建設|造園|塗装|旅館|農園)(?:株式|有限|合同|合資|合名)会社$/u;

const FORM_IN_FRONT = /^(?:株式|有限|合資|合名|合同)会社 \S+$/;
const TRADE_NAME = /^ ((?=\S*\p{Script=Han})(?=\S*[ぁ-ん])[\p{Script=Han}ぁ-んァ-ヶー]{2,6})$/u;

/** 有限会社南部鉄器 森商店, 株式会社 南部鉄器 松泉堂: what is sold, and the house. */
const WARES = /会社 ?\p{Script=Han}{2,4}[器焼物塗織染紙菓酒茶鉄漆硝子玩具]$/u;
const houseBehindWares = (company: string, behind: string): RegExpExecArray | null =>
  WARES.test(company) ? /^ (\p{Script=Han}{1,5}(?:商店|[堂屋舗庵房軒]))$/u.exec(behind) : null;

/** studio komorebi 合同会社: a name of several small Latin words, with the form behind it. */
export function withLatinFront<C extends Candidate<string>>(company: C): C {
  const before = /^\s*((?:[a-z][a-z&'.-]* )+)$/.exec(company.row.text.slice(0, company.start))?.[1];
  if (before === undefined || !/^[a-z][a-z0-9'.-]* ?(?:株式|合同|有限)会社$/.test(company.value)) return company;
  return { ...company, start: company.start - before.length, value: before + company.value };
}

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
