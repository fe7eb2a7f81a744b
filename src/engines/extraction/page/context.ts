import type { Place } from '../candidates/candidate.ts';
import type { Row } from './rows.ts';

/** The words around a place, without spaces: where its label may be. Reading order is never assumed. */
export interface Context {
  /** In the same row, directly in front. */
  readonly left: string;
  readonly right: string;
  /** The piece of the row above that stands over the place, when it holds no value of its own. */
  readonly above: string;
  /** The same below: some engines print values before labels. */
  readonly below: string;
}

const squeeze = (text: string): string => text.replaceAll(' ', '');
const MAX_HEADING = 24;
/** A heading is words; a line with its own figures is a neighbour, not a label. */
const isHeading = (text: string): boolean => text !== '' && text.length <= MAX_HEADING && !/\d{3}|\d[月/]\d/.test(text);

export function contextOf(rows: readonly Row[], place: Place, reach = 20): Context {
  const { row, start, end } = place;
  const left = before(row.text, start, reach);
  const right = behind(row.text, end, reach);
  return {
    left,
    right,
    above: overlapping(rows[row.index - 1], place),
    below: overlapping(rows[row.index + 1], place),
  };
}

/** The last letters in front of a place; a long line is not walked through for each of its values. */
function before(text: string, end: number, reach: number): string {
  let at = end;
  for (let left = reach; at > 0 && left > 0; at--) if (text[at - 1] !== ' ') left--;
  return squeeze(text.slice(at, end));
}

function behind(text: string, start: number, reach: number): string {
  let at = start;
  for (let left = reach; at < text.length && left > 0; at++) if (text[at] !== ' ') left--;
  return squeeze(text.slice(start, at));
}

function overlapping(other: Row | undefined, { row, start, end }: Place): string {
  if (!other || other.page !== row.page) return '';
  const [left, right] = [row.column(start), row.column(end)];
  const over = other.segments.filter((segment) => segment.left < right + 2 && segment.right > left - 2);
  const only = other.segments.length === 1 && row.segments.length === 1 ? other.segments : over;
  if (only.reduce((sum, segment) => sum + segment.text.length, 0) > 2 * MAX_HEADING) return '';
  const text = squeeze(only.map((segment) => segment.text).join(''));
  return isHeading(text) ? text : '';
}

/** How far two places are apart in rows, with columns counted as a fraction of a row. */
export function distance(a: Place, b: Place): number {
  const columns = Math.max(
    0,
    Math.max(a.row.column(a.start), b.row.column(b.start)) - Math.min(a.row.column(a.end), b.row.column(b.end)),
  );
  const pages = a.row.page === b.row.page ? 0 : 50;
  return Math.abs(a.row.index - b.row.index) + columns / 12 + pages;
}
