import { serviceError } from '../../contract/errors.ts';
import { FetchFailure, fetchSafely, fileUrlError } from '../../net/index.ts';
import { declaredTypeMatches } from '../document/format.ts';
import type { Ocr, Page, ReadDocument } from '../ocr/index.ts';
import { findRegistrationNumbers } from './candidates/registration-number.ts';
import type { ExtractionWarning } from './document/types.ts';
import { rowsOfPages } from './page/ocr-rows.ts';
import { type Row, rowsOfText } from './page/rows.ts';

/** Where a document comes from; exactly one of text, bytes or url. */
export interface DocumentSource {
  readonly text?: string | undefined;
  readonly bytes?: Uint8Array | undefined;
  readonly url?: string | undefined;
  readonly declaredType?: string | undefined;
  readonly maxPages: number;
  readonly signal?: AbortSignal | undefined;
}

/** How the document was read: goes into `processing` of every answer. */
export interface Processing {
  readonly input_type: 'text' | 'image' | 'pdf';
  readonly source: 'text' | 'image_base64' | 'file_url';
  readonly format: string;
  readonly pages_processed: number;
  readonly pages_total: number;
  readonly image_quality: 'good' | 'fair' | 'poor' | null;
  readonly image_quality_score: number | null;
  readonly ocr_engine: string | null;
  readonly ocr_model: string | null;
  /** Whether the declared media type is what the bytes say; null when none was declared. */
  readonly declared_mime_type_matches: boolean | null;
  /** Size of each page, so that regions can be drawn. */
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly unit: 'px' | 'pt';
    readonly rotation: number;
  }[];
}

export interface ReadSource {
  readonly rows: readonly Row[];
  readonly kind: 'text' | 'ocr' | 'pdf_text';
  readonly processing: Processing;
  readonly warnings: readonly ExtractionWarning[];
}

export interface ReaderDeps {
  readonly ocr?: Ocr | undefined;
  readonly fetchFile?: typeof fetchSafely;
}

/** 35,000,000 Base64 characters are this many bytes. */
const MAX_FILE_BYTES = 26_250_000;
const FETCH_MS = 15_000;

/** Text, bytes or a URL into rows. Nothing is kept, nothing is written to disk. */
export async function readSource(deps: ReaderDeps, source: DocumentSource): Promise<ReadSource> {
  if (source.text !== undefined) return readText(source.text);
  if (!deps.ocr)
    throw serviceError('source_not_configured', { detail: 'OCR is not available; send the text of the document' });
  const bytes = source.bytes ?? (await download(deps, source));
  const document = await deps.ocr.readDocument({ bytes, maxPages: source.maxPages, signal: source.signal });
  const pages = await withCheckedNumbers(document, source.signal);
  const { rows } = rowsOfPages(pages);
  const fromText =
    pages.some((page) => page.lines.length > 0) &&
    pages.every((page) => page.lines.every((line) => line.source === 'pdf_text'));
  return {
    rows,
    kind: fromText ? 'pdf_text' : 'ocr',
    processing: processingOf(document, source, fromText),
    warnings: document.warnings,
  };
}

function readText(text: string): ReadSource {
  return {
    rows: rowsOfText(text).rows,
    kind: 'text',
    processing: {
      input_type: 'text',
      source: 'text',
      format: 'text',
      pages_processed: 1,
      pages_total: 1,
      image_quality: null,
      image_quality_score: null,
      ocr_engine: null,
      ocr_model: null,
      declared_mime_type_matches: null,
      pages: [],
    },
    warnings: [],
  };
}

async function download({ fetchFile = fetchSafely }: ReaderDeps, source: DocumentSource): Promise<Uint8Array> {
  try {
    const answer = await fetchFile({
      url: source.url!,
      maxBytes: MAX_FILE_BYTES,
      timeoutMs: FETCH_MS,
      maxRedirects: 3,
      signal: source.signal,
    });
    if (answer.status !== 200)
      throw serviceError('file_url_unreachable', { detail: `the URL answered ${answer.status}` });
    return answer.bytes;
  } catch (error) {
    throw error instanceof FetchFailure ? fileUrlError(error) : error;
  }
}

function processingOf(document: ReadDocument, source: DocumentSource, fromText: boolean): Processing {
  const score = document.pages.length === 0 ? 0 : Math.min(...document.pages.map((page) => page.quality.score));
  return {
    input_type: document.format === 'pdf' ? 'pdf' : 'image',
    source: source.bytes ? 'image_base64' : 'file_url',
    format: document.format,
    pages_processed: document.pages.length,
    pages_total: document.pagesTotal,
    image_quality: fromText ? null : score >= 0.85 ? 'good' : score >= 0.65 ? 'fair' : 'poor',
    image_quality_score: fromText ? null : Math.round(score * 1000) / 1000,
    ocr_engine: document.engine?.name ?? null,
    ocr_model: document.engine?.model ?? null,
    declared_mime_type_matches:
      source.declaredType === undefined ? null : declaredTypeMatches(document.format, source.declaredType),
    pages: document.pages.map(({ width, height, unit, rotation }) => ({ width, height, unit, rotation })),
  };
}

const MAX_REREAD = 3;

/** A T-number that fails its check digit is read again from other crops; a reading that passes replaces the line. */
async function withCheckedNumbers(document: ReadDocument, signal: AbortSignal | undefined): Promise<readonly Page[]> {
  const { rows } = rowsOfPages(document.pages);
  const numbers = findRegistrationNumbers(rows);
  if (numbers.found.some((number) => number.checksum) || (numbers.found.length === 0 && !numbers.unreadable))
    return document.pages;
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
      const pages = document.pages.map((entry, pageIndex) =>
        pageIndex === page
          ? {
              ...entry,
              lines: entry.lines.map((old, lineIndex) => (lineIndex === line ? { ...old, ...reading } : old)),
            }
          : entry,
      );
      if (findRegistrationNumbers(rowsOfPages(pages).rows).found.some((number) => number.checksum)) return pages;
    }
  }
  return document.pages;
}
