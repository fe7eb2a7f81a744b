import type { Candidate } from '../candidates/candidate.ts';

/** 三代目 店主: what only counts generations is no post beside one. */
const GENERATION = /^.{1,2}代目$/;
/** ファイナンシャルプランナー AFP: the letters say what the planner is. */
const PLANNER = /プランナー$|コンサルタント$/;
const LETTERS = /^(?:AFP|CFP|FP)$/;

/** The titles of a card with its certificates; what says nothing of its own beside another title is left out. */
export function withoutAdditions<C extends Candidate<string>>(titles: readonly C[]): C[] {
  const isAddition = (title: C): boolean =>
    (GENERATION.test(title.value) && titles.some(({ value }) => !GENERATION.test(value))) ||
    (LETTERS.test(title.value) && titles.some(({ row, value }) => row === title.row && PLANNER.test(value)));
  return titles.filter((title) => !isAddition(title));
}
