import type { Row } from '../page/rows.ts';

/** Some five to ten times what the fullest paper has on two pages; what has more is made to cost time. */
const MOST_ROWS = 500;
const MOST_WORDS = 2000;

/** The rows of a paper that are looked at: all of them, unless it has more than a paper can have. */
export function withinReason(rows: readonly Row[]): readonly Row[] {
  let words = 0;
  let end = 0;
  while (end < rows.length && end < MOST_ROWS && words < MOST_WORDS) words += wordsIn(rows[end++]!.text);
  return end === rows.length ? rows : rows.slice(0, end);
}

function wordsIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text[at] !== ' ' && (at === 0 || text[at - 1] === ' ')) count++;
  return count;
}
