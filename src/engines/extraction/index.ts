import type { Ocr } from '../ocr/index.ts';
import { extractCard } from './cards/card.ts';
import type { AddressReader, ExtractedCard } from './cards/types.ts';
import { type Explained, explainDocument, extractDocument } from './document/extract.ts';
import type { DocumentKind, ExtractedDocument } from './document/types.ts';
import type { LanguageModel } from './language-model/client.ts';
import { withProposals } from './language-model/proposals.ts';
import { type DocumentSource, type ReadSource, readSource, refuseEmpty } from './read-source.ts';

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
export { openLanguageModel } from './language-model/client.ts';
export * as fitting from './learned/fitting.ts';
export { displayWidth, type Rect, rowsOfText, union } from './page/rows.ts';
export type { DocumentSource, ReadSource } from './read-source.ts';

export interface ExtractionOptions {
  readonly ocr?: Ocr | undefined;
  readonly address?: AddressReader | undefined;
  readonly languageModel?: LanguageModel | undefined;
  readonly now?: () => Date;
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
  }) => Promise<{ extracted: ExtractedCard; reads: ReadSource[] }>;
}

export function openExtraction(options: ExtractionOptions): Extraction {
  const { ocr, address, languageModel, now = () => new Date() } = options;
  return {
    address,
    document: async (kind, source, signal) => {
      const read = await readSource(ocr, source);
      refuseEmpty([read]);
      const document = extractDocument({ ...toRead(read), kind, now: now() });
      if (!languageModel) return { document, read };
      return { document: await withProposals(languageModel, document, read.rows, signal), read };
    },
    explain: async (kind, source) => {
      const read = await readSource(ocr, source);
      return explainDocument({ ...toRead(read), kind, now: now() });
    },
    card: async ({ front, back }) => {
      const [frontRead, backRead] = await Promise.all([front && readSource(ocr, front), back && readSource(ocr, back)]);
      refuseEmpty([frontRead, backRead]);
      const extracted = extractCard({ front: frontRead?.rows, back: backRead?.rows, address });
      return { extracted, reads: [frontRead, backRead].filter((read) => read !== undefined) };
    },
  };
}

const toRead = ({ rows, kind, signals }: ReadSource) => ({ rows, source: kind, signals });
