import { createHash } from 'node:crypto';
import type { Endpoint } from './endpoint.ts';

/** The operations a batch can hold; each is the single endpoint of the same price. No OCR, no live upstreams. */
export const BATCH_OPERATIONS = [
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
export type BatchOperation = (typeof BATCH_OPERATIONS)[number];
export type OperationTable = Readonly<Partial<Record<BatchOperation, Endpoint>>>;

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
