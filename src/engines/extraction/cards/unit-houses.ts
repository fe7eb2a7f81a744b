import type { Candidate } from '../candidates/candidate.ts';
import { houseOfCorporation } from './house-of-corporation.ts';
import type { Draft } from './side-draft.ts';

/** 宮園デザイン室, 建築設計室, 校正室: a room that is a trade, and a house where nobody else is one. */
const ROOM =
  /(?:デザイン|設計|編集|翻訳|校正|制作|写真|造形|染織|療術|施術|治療|施療|整体|鍼灸|調律|相談|企画|録音|音楽|書道|工芸|木工)室$/;
/** 内科・小児科 over みほん医院: what is treated there. */
const TREATED = /^[\p{Script=Han}ァ-ヶー]{1,10}科(?:[・、][\p{Script=Han}ァ-ヶー]{1,10}科)*$/u;
const PRACTICE = /(?:医院|クリニック|診療所|歯科|[^\s]科|病院|医療法人\S*(?: \S+)?)$/;
const MOST_ROWS_ABOVE = 1;

/** What looks like a part of a house and is the house itself, or what it does. */
export function placeUnits(draft: Draft): void {
  placeRoom(draft);
  const house = draft.organizations[0];
  if (!house || !PRACTICE.test(house.value)) return;
  const above = draft.departments.filter(({ row, value }) => row.index < house.row.index && TREATED.test(value));
  draft.departments = draft.departments.filter((unit) => !above.includes(unit));
  draft.rest.push(...above);
}

/** `建築設計室  間 -AWAI-`: with what stands behind it. */
function placeRoom(draft: Draft): void {
  const [room, ...more] = draft.departments;
  if (draft.organizations.length + draft.organizationsEn.length + more.length > 0) return;
  if (!room || room.row.index > MOST_ROWS_ABOVE || room.start > room.row.text.search(/\S/)) return;
  if (!ROOM.test(room.value)) return;
  const behind = draft.rest.find(({ row, start }) => row === room.row && start >= room.end);
  const whole: Candidate<string> = behind ? { ...room, end: behind.end, value: `${room.value} ${behind.value}` } : room;
  if (room.row.tight !== whole.value.replace(/\s/g, '')) return;
  draft.departments = [];
  if (behind) draft.rest.splice(draft.rest.indexOf(behind), 1);
  draft.organizations.push(whole);
}

/** `医療法人社団 翠陽会  すいよう整形外科`: the two of one line are read as one where they were found apart. */
export function joinCorporations(draft: Draft): void {
  const [corporation] = draft.organizations;
  if (!corporation || !/^(?:特定|社会)?医療法人|^学校法人|^社会福祉法人/.test(corporation.value)) return;
  const house =
    draft.organizations.slice(1).find((entry) => isBehind(entry, corporation)) ??
    draft.rest.find((entry) => isBehind(entry, corporation));
  if (!house) return;
  const value = `${corporation.value} ${house.value}`;
  if (!houseOfCorporation(value)) return;
  draft.organizations = [
    { ...corporation, end: house.end, value },
    ...draft.organizations.filter((entry) => entry !== corporation && entry !== house),
  ];
  draft.rest = draft.rest.filter((entry) => entry !== house);
}

const isBehind = (house: Candidate<string>, corporation: Candidate<string>): boolean =>
  house.row === corporation.row &&
  house.start >= corporation.end &&
  /^ +$/.test(house.row.text.slice(corporation.end, house.start)) &&
  house.row.text.slice(house.end).trim() === '';

/** `運営 一般社団法人 みほん会` under 訪問看護ステーション つばさ: who runs a house is not what the card shows. */
const RUN_BY = /(?:^|\s)(?:運営|経営)(?:会社|法人|主体|者|元)?\s*[:：]?\s*$/;

/** The house above such a company, as the first of the organisations. */
export function placeOperators(draft: Draft): void {
  const [company, ...others] = draft.organizations;
  if (!company || others.some(({ row }) => row.index < company.row.index)) return;
  if (!RUN_BY.test(company.row.text.slice(0, company.start))) return;
  const above = [...draft.rest, ...draft.latin].filter(({ row }) => row.index < company.row.index);
  const [shown] = above;
  // Of two lines above neither is surely its name.
  if (
    !shown ||
    above.length > 1 ||
    shown.row.index > MOST_ROWS_ABOVE ||
    shown.row.tight !== shown.value.replace(/\s/g, '')
  )
    return;
  draft.rest = draft.rest.filter((entry) => entry !== shown && !/^(?:運営|経営)\S{0,2}$/.test(entry.value));
  draft.organizations = [shown, company, ...others];
}

/** `Kusunoki Studio | 楠スタジオ合同会社`: the same house in Latin letters, behind or in front of a stroke. */
export function placeLatinBeside(draft: Draft): void {
  const [company] = draft.organizations;
  if (!company || draft.organizationsEn.length > 0) return;
  const beside = draft.latin.find(({ row, start, end }) => {
    if (row !== company.row) return false;
    const between = start < company.start ? row.printed(end, company.start) : row.printed(company.end, start);
    return /^\s*[|｜/／]\s*$/.test(between);
  });
  if (!beside) return;
  draft.latin = draft.latin.filter((line) => line !== beside);
  draft.organizationsEn.push(beside);
}
