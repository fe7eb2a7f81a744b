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
}

/** What was read where: the trail behind one field. */
export interface Evidence {
  readonly raw: string | null;
  readonly method: string;
  readonly lines: readonly number[];
  readonly page: number;
  readonly region: Rect | null;
}

export const evidenceOf = (place: Place, method: string): Evidence => ({
  raw: place.row.printed(place.start, place.end).trim(),
  method,
  lines: place.row.lines(place.start, place.end),
  page: place.row.page,
  region: place.row.region(place.start, place.end),
});

/** The value as printed (㈱, ×, full width), when it is the same text before normalisation; else the value itself. */
export function asPrinted(value: string, { row, start }: Place): string {
  const raw = row.printed(start, start + value.length).trim();
  return foldWidth(raw).text.trim() === value ? raw : value;
}

export const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && a.end > b.start;
