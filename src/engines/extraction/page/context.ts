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
/** A heading is words; a line with its own figures is a neighbour, not a label. */
const isHeading = (text: string): boolean => text !== '' && text.length <= 24 && !/\d{3}|\d[月/]\d/.test(text);

export function contextOf(rows: readonly Row[], place: Place, reach = 20): Context {
  const { row, start, end } = place;
  const left = squeeze(row.text.slice(0, start)).slice(-reach);
  const right = squeeze(row.text.slice(end)).slice(0, reach);
  return {
    left,
    right,
    above: overlapping(rows[row.index - 1], place),
    below: overlapping(rows[row.index + 1], place),
  };
}

function overlapping(other: Row | undefined, { row, start, end }: Place): string {
  if (!other || other.page !== row.page) return '';
  const [left, right] = [row.column(start), row.column(end)];
  const over = other.segments.filter((segment) => segment.left < right + 2 && segment.right > left - 2);
  const only = other.segments.length === 1 && row.segments.length === 1 ? other.segments : over;
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
