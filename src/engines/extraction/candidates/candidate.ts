import { foldWidth } from '../page/normalise.ts';
import type { Rect, Row } from '../page/rows.ts';

/**
 * Glossary
 * - candidate: a value of a known type read at one place; it keeps the lines, the region and the printed text.
 * - repair: a named step by which the value differs from what is printed.
 * - fact: a candidate together with the label that says what it is.
 */
export interface Place {
  readonly row: Row;
  readonly start: number;
  readonly end: number;
}

export interface Candidate<T> extends Place {
  readonly value: T;
  readonly repairs: readonly string[];
  /** Where the value goes on, on lines of their own: the building under an address. */
  readonly more?: readonly Place[];
}

/** What was read where: the trail behind one field. */
export interface Evidence {
  readonly raw: string | null;
  readonly method: string;
  readonly lines: readonly number[];
  readonly page: number;
  readonly region: Rect | null;
  /** One rectangle per line of the value, `region` first; one around all would hold what stands beside them too. */
  readonly lineRegions: readonly Rect[];
}

/** The rectangles of a value, one per line, of those on the page it begins on. */
export const lineRegionsOf = ({ row, start, end, more = [] }: Place & { readonly more?: readonly Place[] }): Rect[] =>
  [{ row, start, end }, ...more]
    .filter((place) => place.row.page === row.page)
    .map((place) => place.row.region(place.start, place.end))
    .filter((rect) => rect !== null);

export const evidenceOf = (place: Place & { readonly more?: readonly Place[] }, method: string): Evidence => ({
  raw: place.row.printed(place.start, place.end).trim(),
  method,
  lines: place.row.lines(place.start, place.end),
  page: place.row.page,
  region: place.row.region(place.start, place.end),
  lineRegions: lineRegionsOf(place),
});

/** The value as printed (㈱, ×, full width), when it is the same text before normalisation; else the value itself. */
export function asPrinted(value: string, { row, start }: Place): string {
  const raw = row.printed(start, start + value.length).trim();
  return foldWidth(raw).text.trim() === value ? raw : value;
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && a.end > b.start;
