import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import { boundsOf, type Line, type Ocr, type Page, type ReadDocument } from '../ocr/index.ts';
import { findRegistrationNumbers } from './candidates/registration-number.ts';
import type { ExtractionWarning } from './document/types.ts';
import { rowsOfPages } from './page/ocr-rows.ts';
import { type Row, rowsOfText } from './page/rows.ts';
import type { ReadingSignals } from './proof/reading.proof.ts';

/** A document to read: its text, or the bytes of a file and where they came from. */
export type DocumentSource =
  | { readonly text: string }
  | {
      readonly bytes: Uint8Array;
      readonly origin: 'upload' | 'url';
      /** Whether the media type the sender named is what the bytes say; null when none was named. */
      readonly declaredTypeMatches: boolean | null;
      readonly maxPages: number;
      readonly signal?: AbortSignal | undefined;
    };
type FileSource = Exclude<DocumentSource, { text: string }>;

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

export interface ReadSource {
  readonly rows: readonly Row[];
  readonly kind: 'text' | 'ocr' | 'pdf_text';
  readonly processing: Processing;
  readonly warnings: readonly ExtractionWarning[];
  /** What the reader of a picture could not read, and where. */
  readonly signals: ReadingSignals;
}

const READABLE = /[\p{L}\p{N}]/u;

/** Without a letter or a digit there is nothing to read: rules, dots and dust are no document. */
export function refuseEmpty(reads: readonly (ReadSource | undefined)[]): void {
  if (!reads.some((read) => read?.rows.some((row) => READABLE.test(row.text)))) throw serviceError('document_empty');
}

/** Text or bytes into rows. Nothing is kept, nothing is written to disk. */
export async function readSource(ocr: Ocr | undefined, source: DocumentSource): Promise<ReadSource> {
  if ('text' in source) return readText(source.text);
  if (!ocr) throw serviceError('source_not_configured', { detail: because('no_ocr') });
  const { bytes, maxPages, signal } = source;
  const document = await ocr.readDocument({ bytes, maxPages, signal });
  const pages = await withCheckedNumbers(document, signal);
  const { rows } = rowsOfPages(pages);
  const fromText =
    pages.some((page) => page.lines.length > 0) &&
    pages.every((page) => page.lines.every((line) => line.source === 'pdf_text'));
  return {
    rows,
    kind: fromText ? 'pdf_text' : 'ocr',
    processing: processingOf(document, source, fromText),
    warnings: document.warnings,
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

function readText(text: string): ReadSource {
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

function processingOf(document: ReadDocument, source: FileSource, fromText: boolean): Processing {
  const score = document.pages.length === 0 ? 0 : Math.min(...document.pages.map((page) => page.quality.score));
  return {
    input: document.format === 'pdf' ? 'pdf' : 'image',
    origin: source.origin,
    format: document.format,
    pagesRead: document.pages.length,
    pagesTotal: document.pagesTotal,
    quality: fromText ? null : { grade: gradeOf(score), score: Math.round(score * 1000) / 1000 },
    ocr: document.engine,
    declaredTypeMatches: source.declaredTypeMatches,
    pages: document.pages.map(({ width, height, unit, rotation }) => ({ width, height, unit, rotation })),
  };
}

const gradeOf = (score: number) => (score >= 0.85 ? 'good' : score >= 0.65 ? 'fair' : 'poor');

const MAX_REREAD = 3;

/**
 * A T-number that fails its check digit is read again from other crops. Where the first look read thirteen digits, a
 * reading that passes stands beside it; where it read no number at all, the second look takes its place.
 */
async function withCheckedNumbers(document: ReadDocument, signal: AbortSignal | undefined): Promise<readonly Page[]> {
  const numbers = findRegistrationNumbers(rowsOfPages(document.pages).rows);
  const isSettled = numbers.found.some((number) => number.resolved !== null);
  if (isSettled || (numbers.found.length === 0 && !numbers.unreadable)) return document.pages;
  const suspects = document.pages.flatMap((page, pageIndex) =>
    page.lines.flatMap((line, lineIndex) =>
      line.source === 'ocr' &&
      /[TtＴ「丁1]?[\dA-Za-z\s-]{11,18}/.test(line.text) &&
      /登録|番号|事業者|^[TtＴ]\s?\d/.test(line.text)
        ? [{ page: pageIndex, line: lineIndex }]
        : [],
    ),
  );
  if (suspects.length === 0) return document.pages;
  const readings = await document.reread(suspects.slice(0, MAX_REREAD), signal);
  for (const [index, alternatives] of readings.entries()) {
    const { page, line } = suspects[index]!;
    for (const reading of alternatives) {
      const pages = withLine(document.pages, page, line, (first) =>
        numbers.found.length > 0 ? { ...first, settled: reading.text } : { ...first, ...reading, secondLook: true },
      );
      if (findRegistrationNumbers(rowsOfPages(pages).rows).found.some((number) => number.resolved !== null))
        return pages;
    }
  }
  return document.pages;
}

const withLine = (pages: readonly Page[], page: number, line: number, change: (first: Line) => Line): Page[] =>
  pages.map((entry, at) =>
    at === page ? { ...entry, lines: entry.lines.with(line, change(entry.lines[line]!)) } : entry,
  );
