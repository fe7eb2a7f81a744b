/** `jp-business-identity/extraction`: fields of invoices, receipts and business cards, with the checks that passed. */
export type {
  DocumentFields,
  DocumentSource,
  ExtractedCard,
  ExtractedDocument,
  Extraction,
  ExtractionOptions,
  Field,
} from '../engines/extraction/index.ts';
export { openExtraction, toVcard } from '../engines/extraction/index.ts';
