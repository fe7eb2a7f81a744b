import { join } from 'node:path';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import invoiceExtract from '../../src/endpoints/invoice/extract.endpoint.ts';
import extractAndVerify from '../../src/endpoints/invoice/extract-and-verify.endpoint.ts';
import receiptExtract from '../../src/endpoints/receipt/extract.endpoint.ts';
import type { InvoiceRecord } from '../../src/engines/registry/index.ts';
import { recordedCardText } from '../../testkit/recorded-card.ts';
import { loadCases } from '../extraction/case.ts';

/** A billing document that ships with the project, and the row its issuer has in the registry of its own world. */
export interface ShippedDocument {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly text: string;
  readonly row: InvoiceRecord | null;
}

const CASES = join(import.meta.dirname, '..', 'extraction', 'cases');
/** Asked for in every state of the sources, read once. */
let loaded: ReturnType<typeof loadCases> | undefined;
const writtenCases = () => (loaded ??= loadCases(CASES));

/** Examples of the endpoints and every written case of the extraction that is a text. */
export function shippedDocuments(): ShippedDocument[] {
  const examples = [receiptExtract, invoiceExtract, extractAndVerify].map((endpoint) => ({
    id: endpoint.name,
    endpoint: (endpoint === receiptExtract ? receiptExtract : extractAndVerify) as Endpoint,
    text: String(endpoint.example.input.text),
    // Toyota: its row is in the sample.
    row: null,
  }));
  const cases = writtenCases().flatMap((item): ShippedDocument[] => {
    if (item.text === undefined || item.document_type === 'business_card') return [];
    const endpoint = (item.document_type === 'receipt' ? receiptExtract : extractAndVerify) as Endpoint;
    const { registration_number: number, supplier_name: name } = item.expected;
    const row = typeof number === 'string' && typeof name === 'string' ? rowOf(number, name) : null;
    return [{ id: item.id, endpoint, text: item.text, row }];
  });
  return [...examples, ...cases];
}

const rowOf = (registrationNumber: string, name: string): InvoiceRecord => ({
  registrationNumber,
  entity: 'corporation',
  country: null,
  registrationDate: '2023-10-01',
  updateDate: '2023-10-01',
  disposalDate: null,
  expireDate: null,
  name,
  kana: null,
  address: null,
  tradeName: null,
  formerName: null,
  process: '01',
  past: [],
});

/** The cards: their lines, and the line and name of the company as it is printed. */
export function shippedCards(): { readonly id: string; readonly lines: readonly string[]; readonly name: string }[] {
  const cases = writtenCases().flatMap((item) => {
    const name = (item.expected.organization as { legal_name?: string } | undefined)?.legal_name;
    const lines = item.sides?.front;
    if (!name || !lines?.some((line) => line.includes(name))) return [];
    return [{ id: item.id, lines, name }];
  });
  return [{ id: 'jp_business_card_extract', lines: recordedCardText, name: recordedCardText[0]! }, ...cases];
}
