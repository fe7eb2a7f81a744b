import { splitLegalForm } from '../../../japan/split-legal-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { isFieldOfWork } from '../vocabulary/fields-of-work.ts';
import type { Draft } from './side-draft.ts';

/** What only the other lines of a side tell: whether a line is a part of the house, the house, or neither. */
export function settleUnits(draft: Draft): void {
  placeFields(draft);
  placeCommittees(draft);
  placeCharges(draft);
  placeShops(draft);
  dropChapters(draft);
  dropSimplified(draft);
  raiseHouse(draft);
}

const isAlone = ({ row, value }: Candidate<string>): boolean => row.tight === value.replace(/\s/g, '');
const hasCompany = (draft: Draft): boolean => draft.organizations.length + draft.organizationsEn.length > 0;

/** カスタマーサクセス, Customer Success under the company: where somebody works, and no brand. */
function placeFields(draft: Draft): void {
  if (!hasCompany(draft)) return;
  const isField = (line: Candidate<string>): boolean =>
    line.row.index > 0 && isAlone(line) && isFieldOfWork(line.value.trim());
  // Words in kana alone may have been taken for a reading.
  for (const from of ['rest', 'readings'] as const) {
    draft.departments.push(...draft[from].filter(isField));
    draft[from] = draft[from].filter((line) => !isField(line));
  }
  draft.departmentsEn.push(...draft.latin.filter(isField));
  draft.latin = draft.latin.filter((line) => !isField(line));
}

/** 建設常任委員会 副委員長: the committee is where the post is held. */
function placeCommittees(draft: Draft): void {
  const isCommittee = (line: Candidate<string>): boolean =>
    /委員会$/.test(line.value) &&
    draft.titles.some(({ row, start, value }) => row === line.row && start >= line.end && /委員長?$/.test(value));
  draft.departments.push(...draft.rest.filter(isCommittee));
  draft.rest = draft.rest.filter((line) => !isCommittee(line));
}

const RANK = /^(?:副?(?:主査|主任|係長|主事|参事|主幹|調査役|長)|技師|専門員|(?:支店|課|部|係|次)長(?:代理|補佐))$/;

/** 誘客担当 主査: in front of a rank, what somebody is in charge of is the part of the house where he holds it. */
function placeCharges(draft: Draft): void {
  const isHeldIn = (charge: Candidate<string>): boolean =>
    /^\S{2,}担当$/.test(charge.value) &&
    draft.titles.some(
      ({ row, start, value }) =>
        RANK.test(value) &&
        ((row === charge.row && start > charge.end) || (row.index === charge.row.index + 1 && isLast(charge))),
    );
  const charges = draft.titles.filter(isHeldIn);
  draft.departments.push(...charges);
  draft.titles = draft.titles.filter((title) => !charges.includes(title));
}

/** 児島営業センター お客さまサービス担当 ⏎ 副長: behind another part of the house, at the end of its row. */
const isLast = ({ row, start, end }: Candidate<string>): boolean =>
  row.text.slice(end).trim() === '' && row.text.slice(0, start).trim() !== '';

const SHOP = /^[\p{L}ー]{1,8}(?<!代理|特約|加盟|取扱|販売|専門|商|書|酒|本|支)店$/u;

/** 株式会社みほん不動産 ⏎ 鹿屋店 ⏎ 店長: the shop between a company and the one who runs it. */
function placeShops(draft: Draft): void {
  const company = draft.organizations.find(({ value }) => splitLegalForm(value.normalize('NFKC')).form !== null);
  if (!company) return;
  const isShop = (line: Candidate<string>): boolean =>
    SHOP.test(line.value) &&
    isAlone(line) &&
    line.row.index > company.row.index &&
    draft.titles.some(({ row, value }) => row.index === line.row.index + 1 && /^(?:副?店長|店主)/.test(value));
  draft.departments.push(...draft.rest.filter(isShop));
  draft.rest = draft.rest.filter((line) => !isShop(line));
}

/** 九州北部税理士会 大分支部 beside an office: where the profession is registered, unless nobody else gives the card. */
function dropChapters(draft: Draft): void {
  if (draft.organizations.length === 0) return;
  draft.departments = draft.departments.filter(
    ({ row, start }) => !/^\s*\p{L}{2,8}士会 *$/u.test(row.text.slice(0, start)),
  );
}

/** Letters that only simplified Chinese has. */
const SIMPLIFIED = /[贸购东华处电话务业发员际场开门车长风语书头张陈刘杨赵贵费质责财产]/u;

/** 贸易部 经理 on the side for China: said in Japanese on the other. */
function dropSimplified(draft: Draft): void {
  const rows = new Set([...draft.departments, ...draft.titles].map(({ row }) => row));
  for (const row of rows) {
    if (!SIMPLIFIED.test(row.text)) continue;
    draft.departments = draft.departments.filter((entry) => entry.row !== row);
    draft.titles = draft.titles.filter((entry) => entry.row !== row);
  }
}

const HOUSE = /^[\p{Script=Han}ぁ-んァ-ヶー]{2,16}(?:研究所|センター|工場|試験場)$/u;
const HOUSE_IN_ENGLISH = /^[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){1,3} (?:Office|Center|Centre|Laboratory)$/;
const MOST_ROWS_ABOVE = 2;

/** 染谷経営研究所, みほんどうぶつ医療センター: the only part of a house on a card that names no house is the house. */
function raiseHouse(draft: Draft): void {
  if (hasCompany(draft) || draft.housesEn.length > 0) return;
  for (const [parts, houses, pattern] of [
    [draft.departments, draft.organizations, HOUSE],
    [draft.departmentsEn, draft.organizationsEn, HOUSE_IN_ENGLISH],
  ] as const) {
    const [part, ...more] = parts;
    if (!part || more.length > 0 || !isAlone(part) || part.row.index > MOST_ROWS_ABOVE) continue;
    if (!pattern.test(part.value)) continue;
    parts.splice(0, 1);
    houses.push(part);
  }
}
