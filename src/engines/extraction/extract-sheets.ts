import { serviceError } from '../../contract/errors.ts';
import { extractCard } from './cards/card.ts';
import type { ExtractedCard } from './cards/types.ts';
import { type Explained, explainDocument } from './document/extract.ts';
import type { DocumentKind, ExtractedDocument } from './document/types.ts';
import type { SecondLook } from './second-look.ts';
import { type OpenSheet, openSheet, type Processing, type Sheet } from './sheet.ts';

/** One document, or the sides of one card. Plain data: a worker can be given it. */
export interface ExtractionTask {
  readonly kind: DocumentKind | 'card';
  readonly now: Date;
  readonly sheets: readonly (Sheet | undefined)[];
}

/** How the document was read, and what it says in its own lines. */
export interface ReadSource {
  readonly processing: Processing;
  readonly warnings: OpenSheet['warnings'];
  /** The lines as rules see them, and as they are printed. */
  readonly text: string;
  readonly printed: string;
}

/** Lines to be looked at again, of each sheet, before the fields can be told. */
export interface LookAgain {
  readonly again: readonly (SecondLook | undefined)[];
}
export interface DocumentResult {
  readonly document: ExtractedDocument;
  readonly reads: readonly ReadSource[];
}
export interface CardResult {
  readonly card: ExtractedCard;
  readonly reads: readonly ReadSource[];
}
export type ExtractionResult = LookAgain | DocumentResult | CardResult;

/** The fields of what was read. Pure, so that it runs on whatever thread; a reading of nothing is `document_empty`. */
export function extractSheets({ kind, now, sheets }: ExtractionTask): ExtractionResult {
  const opened = sheets.map((sheet) => sheet && openSheet(sheet));
  if (opened.some((sheet) => sheet && 'again' in sheet))
    return { again: opened.map((sheet) => (sheet && 'again' in sheet ? sheet.again : undefined)) };
  const [front, back] = opened as (OpenSheet | undefined)[];
  const read = [front, back].filter((sheet) => sheet !== undefined);
  refuseEmpty(read);
  const reads = read.map(toReadSource);
  if (kind === 'card') return { card: extractCard({ front: front?.rows, back: back?.rows }), reads };
  return { document: explainSheet(kind, read[0]!, now).document, reads };
}

/** The same, with every candidate, the rules that spoke and their weights. */
export const explainSheet = (kind: DocumentKind, { rows, kind: source, signals }: OpenSheet, now: Date): Explained =>
  explainDocument({ rows, source, signals, kind, now });

const READABLE = /[\p{L}\p{N}]/u;

/** Without a letter or a digit there is nothing to read: rules, dots and dust are no document. */
function refuseEmpty(sheets: readonly OpenSheet[]): void {
  if (!sheets.some(({ rows }) => rows.some((row) => READABLE.test(row.text)))) throw serviceError('document_empty');
}

const toReadSource = ({ rows, processing, warnings }: OpenSheet): ReadSource => ({
  processing,
  warnings,
  text: rows.map((row) => row.text).join('\n'),
  printed: rows.map((row) => row.printed(0, row.text.length)).join('\n'),
});
