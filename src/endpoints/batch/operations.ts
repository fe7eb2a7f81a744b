import { type BatchOperation, isDocumentOperation, type OperationTable } from '../../contract/batch.ts';
import { type Endpoint, priceOf } from '../../contract/endpoint.ts';
import type { AtomicUnits } from '../../contract/money.ts';
import { createInputReader, type InputReader } from '../../contract/read-request.ts';
import { ErrorList, RequestInvalid, valueError } from '../../contract/validation-error.ts';
import addressGeocode from '../address/geocode.endpoint.ts';
import addressNormalize from '../address/normalize.endpoint.ts';
import addressParse from '../address/parse.endpoint.ts';
import postalLookup from '../address/postal-lookup.endpoint.ts';
import addressValidate from '../address/validate.endpoint.ts';
import cardExtract from '../business-card/extract.endpoint.ts';
import cardEnrich from '../business-card/extract-and-enrich.endpoint.ts';
import companyReport from '../company/report.endpoint.ts';
import companyVerify from '../company/verify.endpoint.ts';
import invoiceCheck from '../invoice/check.endpoint.ts';
import invoiceExtract from '../invoice/extract.endpoint.ts';
import invoiceExtractAndVerify from '../invoice/extract-and-verify.endpoint.ts';
import invoiceVerify from '../invoice/verify.endpoint.ts';
import receiptExtract from '../receipt/extract.endpoint.ts';
import regulatedEntityVerify from '../regulated-entity/verify.endpoint.ts';
import supplierResolve from '../supplier/resolve.endpoint.ts';
import { documentItem, refuseTooManyDocuments } from './document-items.ts';

/** Each operation is the single endpoint: same request, same answer, same price. */
export const OPERATIONS: Readonly<Record<BatchOperation, Endpoint>> = {
  company_verify: companyVerify,
  company_report: companyReport,
  invoice_verify: invoiceVerify,
  invoice_check: invoiceCheck,
  address_normalize: addressNormalize,
  address_parse: addressParse,
  address_validate: addressValidate,
  address_geocode: addressGeocode,
  postal_lookup: postalLookup,
  supplier_resolve: supplierResolve,
  regulated_entity_verify: regulatedEntityVerify,
  receipt_extract: receiptExtract,
  invoice_extract: invoiceExtract,
  invoice_extract_and_verify: invoiceExtractAndVerify,
  card_extract: cardExtract,
  card_enrich: cardEnrich,
} satisfies OperationTable;

export const unitPrice = (operation: BatchOperation): AtomicUnits => priceOf(OPERATIONS[operation]);

/** What an operation cannot do without: documents behind a URL are pictures more often than not. */
export const servicesOf = (operation: BatchOperation): readonly string[] => [
  ...OPERATIONS[operation].needs,
  ...(isDocumentOperation(operation) ? ['ocr'] : []),
];

const readers = new Map<BatchOperation, InputReader>();

/** Items have no language of their own: the job's applies to all. */
function readerOf(operation: BatchOperation): InputReader {
  let reader = readers.get(operation);
  if (!reader) {
    const endpoint = OPERATIONS[operation];
    reader = createInputReader(isDocumentOperation(operation) ? documentItem(endpoint) : withoutLanguage(endpoint));
    readers.set(operation, reader);
  }
  return reader;
}

function withoutLanguage({ input, check, refine, path }: Endpoint) {
  const { response_language: _, ...properties } = input.properties as Record<string, unknown>;
  return { input: { ...input, properties } as Endpoint['input'], check, refine, path };
}

interface BatchInput {
  readonly operation: BatchOperation;
  readonly items: Record<string, unknown>[];
}

/** Validates every item as its endpoint would; one bad item refuses the whole job before anything is charged. */
export function checkItems<I extends BatchInput>(input: I): I {
  refuseTooManyDocuments(input.operation, input.items);
  const reader = readerOf(input.operation);
  const errors = new ErrorList();
  const seen = new Set<string>();
  const items = input.items.map((item, index) => {
    const { item_id, ...request } = item;
    const at = ['body', 'items', index];
    if (item_id !== undefined && item_id !== null) checkItemId(item_id, [...at, 'item_id'], seen, errors);
    return { item_id: (item_id as string | null | undefined) ?? null, request: reader.fromItem(request, at, errors) };
  });
  if (errors.length > 0) throw new RequestInvalid(errors.items, errors.omitted);
  return { ...input, items };
}

/** Half of a surrogate pair is no character: sealed and opened, two different ids would be one. */
function checkItemId(id: unknown, loc: (string | number)[], seen: Set<string>, errors: ErrorList): void {
  if (typeof id !== 'string')
    errors.push({ type: 'string_type', loc, msg: 'Input should be a valid string', input: id });
  else if (id.length > 128 || [...id].length > 64) {
    errors.push({
      type: 'string_too_long',
      loc,
      msg: 'String should have at most 64 characters',
      input: id,
      ctx: { max_length: 64 },
    });
  } else if (/[\p{Cc}\p{Cs}]/u.test(id)) {
    errors.push(valueError(loc, 'item_id must not contain control characters', id));
  } else if (seen.has(id)) {
    errors.push(valueError(loc, 'item_id must be unique in the job', id));
  } else seen.add(id);
}
