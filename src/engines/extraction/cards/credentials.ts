import type { Candidate } from '../candidates/candidate.ts';

/** Certificates of works and societies, and what only counts generations: no post, and printed beside one none at all. */
const GIVES_WAY = [
  // 日本整形外科学会専門医, 皮膚科専門医
  /(?:専門医|認定医|指導医)$/,
  // AFP behind ファイナンシャルプランナー
  /^(?:AFP|CFP|FP)$|^トータルライフコンサルタント$/,
  // 三代目 店主
  /^.{1,2}代目$/,
  // 一級土木施工管理技士, 1級めっき技能士, 測量士補, 三級海技士
  /施工管理技士$|技能士$|^測量士補?$|海技士$|クレーン運転士$|公害防止管理者$|^(?:\S{2,3}種)?危険物取扱者$/,
];

const givesWay = (title: string): boolean => GIVES_WAY.some((pattern) => pattern.test(title));

/** 作業所長 一級建築施工管理技士, 代表取締役 / AFP: what is printed in one row with a title is meant as one. */
const STANDS_BESIDE = /施工管理技士$|^(?:AFP|CFP)$/;
/** ファイナンシャルプランナー AFP: the letters say what the planner is. */
const PLANNER = /プランナー$|コンサルタント$/;
const standsBeside = <C extends Candidate<string>>(title: C, titles: readonly C[]): boolean =>
  STANDS_BESIDE.test(title.value) &&
  titles.some(({ row, value }) => row === title.row && !givesWay(value) && !PLANNER.test(value));

/** The titles of a card: certificates count beside a title in their row, or where nothing else says what the person is. */
export function withoutCertificates<C extends Candidate<string>>(titles: readonly C[]): C[] {
  const posts = titles.filter((title) => !givesWay(title.value) || standsBeside(title, titles));
  return posts.length > 0 ? posts : [...titles];
}
