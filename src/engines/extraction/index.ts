import type { Ocr } from '../ocr/index.ts';
import { readAddress } from './cards/card-address.ts';
import type { AddressReader, ExtractedCard } from './cards/types.ts';
import type { Explained } from './document/extract.ts';
import type { DocumentKind, ExtractedDocument } from './document/types.ts';
import {
  type CardResult,
  type DocumentResult,
  type ExtractionTask,
  explainSheet,
  type ReadSource,
} from './extract-sheets.ts';
import type { LanguageModel } from './language-model/client.ts';
import { withProposals } from './language-model/proposals.ts';
import { openExtractor } from './off-thread.ts';
import { type DocumentSource, type LoadedSource, loadSource } from './read-source.ts';
import { type OpenSheet, openSheet } from './sheet.ts';

/** Documents into fields that can be trusted: candidates with their place, settled by arithmetic and check digits. */
export { extractCard } from './cards/card.ts';
export { generatedCompanyName } from './cards/card-organization.ts';
export type {
  AddressReader,
  CardConflict,
  CardData,
  CardFieldName,
  EnglishText,
  ExtractedCard,
} from './cards/types.ts';
export { toVcard } from './cards/vcard.ts';
export { confirmIssuer, type RegisteredIssuer } from './document/confirm-issuer.ts';
export { type Explained, explainDocument, extractDocument } from './document/extract.ts';
export { KIND_CLASSES } from './document/kind.ts';
export type {
  CheckName,
  CheckResult,
  DocumentFields,
  ExtractedDocument,
  ExtractionWarning,
  Field,
  FieldName,
  LineItem,
  TaxRow,
} from './document/types.ts';
export type { ReadSource } from './extract-sheets.ts';
export { openLanguageModel } from './language-model/client.ts';
export * as fitting from './learned/fitting.ts';
export { displayWidth } from './page/display-width.ts';
export { type Rect, rowsOfText, union } from './page/rows.ts';
export type { DocumentSource } from './read-source.ts';

export interface ExtractionOptions {
  readonly ocr?: Ocr | undefined;
  readonly address?: AddressReader | undefined;
  readonly languageModel?: LanguageModel | undefined;
  readonly now?: () => Date;
  /** Threads for long documents; without any the thread that asks does the work. */
  readonly workers?: number;
}

/** The face of the engine: `Services.extraction`. It opens no registry. A reading of nothing is `document_empty`. */
export interface Extraction {
  readonly address: AddressReader | undefined;
  readonly document: (
    kind: DocumentKind,
    source: DocumentSource,
    signal?: AbortSignal,
  ) => Promise<{ document: ExtractedDocument; read: ReadSource }>;
  /** The same, with every candidate, the rules that spoke and their weights. */
  readonly explain: (kind: DocumentKind, source: DocumentSource) => Promise<Explained>;
  readonly card: (sides: {
    front?: DocumentSource | undefined;
    back?: DocumentSource | undefined;
  }) => Promise<{ extracted: ExtractedCard; reads: readonly ReadSource[] }>;
  readonly close: () => Promise<void>;
}

export function openExtraction(options: ExtractionOptions): Extraction {
  const { ocr, address, languageModel, now = () => new Date(), workers = 0 } = options;
  const extractor = openExtractor(workers);
  const load = (source: DocumentSource) => loadSource(ocr, source, { packed: workers > 0 });

  /** With a second look where the first one leaves doubts. */
  async function extract<Result>(
    kind: ExtractionTask['kind'],
    sources: readonly (LoadedSource | undefined)[],
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const task = { kind, now: now(), sheets: sources.map((source) => source?.sheet) };
    const first = await extractor.run(task, signal);
    if (!('again' in first)) return first as Result;
    const sheets = await Promise.all(sources.map((source, i) => lookAgain(source, first.again[i])));
    return (await extractor.run({ ...task, sheets }, signal)) as Result;
  }

  return {
    address,
    document: async (kind, source, signal) => {
      const loaded = await load(source);
      const { document, reads } = await extract<DocumentResult>(kind, [loaded], signal ?? loaded.signal);
      const read = reads[0]!;
      if (!languageModel) return { document, read };
      return { document: await withProposals(languageModel, document, read.text, signal), read };
    },
    explain: async (kind, source) => {
      const loaded = await loadSource(ocr, source, { packed: false });
      const first = openSheet(loaded.sheet);
      const sheet = 'again' in first ? openSheet(await loaded.lookAgain(first.again)) : first;
      return explainSheet(kind, sheet as OpenSheet, now());
    },
    card: async ({ front, back }) => {
      const sides = await Promise.all([front && load(front), back && load(back)]);
      const { card, reads } = await extract<CardResult>('card', sides, sides.find((side) => side?.signal)?.signal);
      return { extracted: address ? withAddress(card, address) : card, reads };
    },
    close: extractor.close,
  };
}

const lookAgain = async (
  source: LoadedSource | undefined,
  look: Parameters<LoadedSource['lookAgain']>[0] | undefined,
) => (look && source ? source.lookAgain(look) : source?.sheet);

const withAddress = (extracted: ExtractedCard, reader: AddressReader): ExtractedCard => ({
  ...extracted,
  card: { ...extracted.card, address: readAddress(extracted.card.address, reader) },
});
