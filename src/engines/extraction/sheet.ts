import { serviceError } from '../../contract/errors.ts';
import { unpack } from '../../worker-pool/index.ts';
import { boundsOf, type DocumentReading, type Line, type Page } from '../ocr/index.ts';
import type { ExtractionWarning } from './document/types.ts';
import { rowsOfPages } from './page/ocr-rows.ts';
import { type Row, rowsOfText } from './page/rows.ts';
import type { ReadingSignals } from './proof/reading.proof.ts';
import { type Readings, type SecondLook, secondLook, withReadings } from './second-look.ts';

/** What fields are extracted from, as plain data that a worker can be given. */
export type Sheet = { readonly text: string } | PictureSheet;

export interface PictureSheet {
  readonly head: Omit<DocumentReading, 'pages'>;
  /** In bytes where they came from another process. */
  readonly pages: readonly Page[] | Uint8Array;
  readonly origin: 'upload' | 'url';
  readonly declaredTypeMatches: boolean | null;
  /** What a second look read; undefined before there was one. */
  readonly readings?: Readings | Uint8Array;
}

/** How a document was read. */
export interface Processing {
  readonly input: 'text' | 'image' | 'pdf';
  readonly origin: 'text' | 'upload' | 'url';
  readonly format: string;
  readonly pagesRead: number;
  readonly pagesTotal: number;
  /** Of the picture; null where none was read: text, and PDF text layers. */
  readonly quality: { readonly grade: 'good' | 'fair' | 'poor'; readonly score: number } | null;
  readonly ocr: { readonly name: string; readonly model: string } | null;
  /** Whether the declared media type is what the bytes say; null when none was declared. */
  readonly declaredTypeMatches: boolean | null;
  /** Size of each page, so that regions can be drawn. */
  readonly pages: readonly Pick<Page, 'width' | 'height' | 'unit' | 'rotation'>[];
}

/** A sheet whose rows can be looked at. */
export interface OpenSheet {
  readonly rows: readonly Row[];
  readonly kind: 'text' | 'ocr' | 'pdf_text';
  readonly processing: Processing;
  readonly warnings: readonly ExtractionWarning[];
  /** What the reader of a picture could not read, and where. */
  readonly signals: ReadingSignals;
}

/** The rows of a sheet, or the lines that are to be looked at again before. */
export function openSheet(sheet: Sheet): OpenSheet | { readonly again: SecondLook } {
  if ('text' in sheet) return openText(sheet.text);
  const first = inFull<Page>(sheet.pages);
  if (first.length === 0) throw serviceError('ocr_invalid_output');
  const { rows } = rowsOfPages(first);
  const again = secondLook(first, rows);
  if (!again) return openPages(sheet, first, rows);
  if (sheet.readings === undefined) return { again };
  const pages = withReadings(first, rows, again, inFull(sheet.readings));
  return openPages(sheet, pages, pages === first ? rows : rowsOfPages(pages).rows);
}

function inFull<T>(list: readonly T[] | Uint8Array): readonly T[] {
  const value = list instanceof Uint8Array ? unpack(list) : list;
  return Array.isArray(value) ? value : [];
}

function openPages(sheet: PictureSheet, pages: readonly Page[], rows: readonly Row[]): OpenSheet {
  const fromText =
    pages.some((page) => page.lines.length > 0) &&
    pages.every((page) => page.lines.every((line) => line.source === 'pdf_text'));
  return {
    rows,
    kind: fromText ? 'pdf_text' : 'ocr',
    processing: processingOf(sheet, pages, fromText),
    warnings: sheet.head.warnings,
    signals: {
      unread: (page, region) => (pages[page]?.unread ?? []).some((ink) => isBeside(boundsOf(ink), region)),
      handwritten: (page, region) => (pages[page]?.lines ?? []).some((line) => line.handwritten && holds(line, region)),
    },
  };
}

type Box = ReturnType<typeof boundsOf>;

/** Ink within half a line of a value may belong to it: a digit more, or a sign before it. */
function isBeside(ink: Box, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): boolean {
  const reach = height / 2;
  return ink.x < x + width + reach && ink.x + ink.width > x - reach && ink.y < y + height && ink.y + ink.height > y;
}

/** Whether the middle of a value stands in this line. */
function holds(line: Line, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): boolean {
  const box = boundsOf(line.polygon);
  const [right, below] = [x + width / 2 - box.x, y + height / 2 - box.y];
  return right >= 0 && right <= box.width && below >= 0 && below <= box.height;
}

function openText(text: string): OpenSheet {
  return {
    rows: rowsOfText(text).rows,
    kind: 'text',
    processing: {
      input: 'text',
      origin: 'text',
      format: 'text',
      pagesRead: 1,
      pagesTotal: 1,
      quality: null,
      ocr: null,
      declaredTypeMatches: null,
      pages: [],
    },
    warnings: [],
    signals: {},
  };
}

function processingOf(
  { head, origin, declaredTypeMatches }: PictureSheet,
  pages: readonly Page[],
  fromText: boolean,
): Processing {
  const score = pages.length === 0 ? 0 : Math.min(...pages.map((page) => page.quality.score));
  return {
    input: head.format === 'pdf' ? 'pdf' : 'image',
    origin,
    format: head.format,
    pagesRead: pages.length,
    pagesTotal: head.pagesTotal,
    quality: fromText ? null : { grade: gradeOf(score), score: Math.round(score * 1000) / 1000 },
    ocr: head.engine,
    declaredTypeMatches,
    pages: pages.map(({ width, height, unit, rotation }) => ({ width, height, unit, rotation })),
  };
}

const gradeOf = (score: number) => (score >= 0.85 ? 'good' : score >= 0.65 ? 'fair' : 'poor');
