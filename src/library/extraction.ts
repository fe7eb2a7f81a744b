/** `jp-business-identity/extraction`: fields of invoices, receipts and business cards, with the checks that passed. */
import { addressReader } from '../endpoints/address/normalize.answer.ts';
import type { AddressEngine } from '../engines/address/index.ts';
import {
  type Extraction,
  type ExtractionOptions as Options,
  openExtraction as open,
} from '../engines/extraction/index.ts';

export type { ExtractedCard, ExtractedDocument, Extraction } from '../engines/extraction/index.ts';
export { toVcard } from '../engines/extraction/index.ts';

export interface ExtractionOptions extends Omit<Options, 'address'> {
  /** Reads the addresses of cards: what `jp-business-identity/address` opens. */
  readonly address?: Pick<AddressEngine, 'normalize'> | undefined;
}

export const openExtraction = ({ address, ...options }: ExtractionOptions): Extraction =>
  open({ ...options, address: address && addressReader(address) });
