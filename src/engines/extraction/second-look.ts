import { type Line, type LinePicture, type LineRef, type Page, picturesOf, type Reading } from '../ocr/index.ts';
import { findRegistrationNumbers } from './candidates/registration-number.ts';
import { rowsOfPages } from './page/ocr-rows.ts';
import type { Row } from './page/rows.ts';

/** Lines that deserve a second look: where they stand among the lines, and on the page. */
export interface SecondLook {
  readonly lines: readonly LineRef[];
  readonly pictures: readonly LinePicture[];
}

/** What a second look read: for every line its readings, best first. */
export type Readings = readonly (readonly Reading[])[];

const MAX_REREAD = 3;

/** A T-number that fails its check digit is read again from other crops; nothing where there is none. */
export function secondLook(pages: readonly Page[], rows: readonly Row[]): SecondLook | undefined {
  const numbers = findRegistrationNumbers(rows);
  const isSettled = numbers.found.some((number) => number.resolved !== null);
  if (isSettled || (numbers.found.length === 0 && !numbers.unreadable)) return undefined;
  const suspects = pages.flatMap((page, pageIndex) =>
    page.lines.flatMap((line, lineIndex) =>
      line.source === 'ocr' &&
      /[TtＴ「丁1]?[\dA-Za-z\s-]{11,18}/.test(line.text) &&
      /登録|番号|事業者|^[TtＴ]\s?\d/.test(line.text)
        ? [{ page: pageIndex, line: lineIndex }]
        : [],
    ),
  );
  const lines = suspects.slice(0, MAX_REREAD);
  return lines.length === 0 ? undefined : { lines, pictures: picturesOf(pages, lines) };
}

/**
 * Where the first look read thirteen digits, a reading that passes stands beside it; where it read no number at all, the
 * second look takes its place.
 */
export function withReadings(
  pages: readonly Page[],
  rows: readonly Row[],
  { lines }: SecondLook,
  readings: Readings,
): readonly Page[] {
  const hasNumber = findRegistrationNumbers(rows).found.length > 0;
  for (const [index, { page, line }] of lines.entries())
    for (const reading of readings[index] ?? []) {
      const changed = withLine(pages, page, line, (first) =>
        hasNumber ? { ...first, settled: reading.text } : { ...first, ...reading, secondLook: true },
      );
      if (findRegistrationNumbers(rowsOfPages(changed).rows).found.some((number) => number.resolved !== null))
        return changed;
    }
  return pages;
}

const withLine = (pages: readonly Page[], page: number, line: number, change: (first: Line) => Line): Page[] =>
  pages.map((entry, at) =>
    at === page ? { ...entry, lines: entry.lines.with(line, change(entry.lines[line]!)) } : entry,
  );
