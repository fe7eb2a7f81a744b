import { createHash } from 'node:crypto';
import type { Endpoint } from './endpoint.ts';

/**
 * Operations that fetch and read a document by its URL. They take seconds each and their answers hold what stood on
 * the paper: fewer items, an own lane, a shorter retention.
 */
export const DOCUMENT_OPERATIONS = [
  'receipt_extract',
  'invoice_extract',
  'invoice_extract_and_verify',
  'card_extract',
  'card_enrich',
] as const;

/** Operations answered from the data at hand. */
export const LOOK_UP_OPERATIONS = [
  'company_verify',
  'company_report',
  'invoice_verify',
  'invoice_check',
  'address_normalize',
  'address_parse',
  'address_validate',
  'address_geocode',
  'postal_lookup',
  'supplier_resolve',
  'regulated_entity_verify',
] as const;

/** The operations a batch can hold; each is the single endpoint of the same price. No live upstreams. */
export const BATCH_OPERATIONS = [...LOOK_UP_OPERATIONS, ...DOCUMENT_OPERATIONS] as const;
export type BatchOperation = (typeof BATCH_OPERATIONS)[number];
export type OperationTable = Readonly<Partial<Record<BatchOperation, Endpoint>>>;

export type DocumentOperation = (typeof DOCUMENT_OPERATIONS)[number];
export const isDocumentOperation = (operation: string): operation is DocumentOperation =>
  (DOCUMENT_OPERATIONS as readonly string[]).includes(operation);

/** Documents of one job: at the price of a receipt they stay below the dollar that stock clients pay at most. */
export const MAX_DOCUMENTS = 33;
/** Answers read from documents are personal or confidential data. */
export const MAX_DOCUMENT_RESULT_HOURS = 24;

export const JOB_STATES = [
  'settling',
  'queued',
  'running',
  'completed',
  'failed',
  'payment_failed',
  'expired',
] as const;

/** Jobs are stored and logged under the hash of their id only. */
export const hashJobId = (id: string): string => createHash('sha256').update(id).digest('hex');
