import type { ItemResult, JobRow, JobState, NewJob } from './jobs.types.ts';

/** A row as both databases return it; prices travel as text. */
export interface RawJob {
  job_id_hash: string;
  sealed_id: Uint8Array;
  state: JobState;
  operation: string;
  request_hash: string;
  payment_id: string;
  unit_price_text: string;
  total_price_text: string;
  meta: string;
  total: number;
  succeeded: number;
  failed: number;
  attempts: number;
  retried: number;
  error: string | null;
  created_at: number;
  settled_at: number | null;
  started_at: number | null;
  completed_at: number | null;
  expires_at: number | null;
}

/** Every column the row type has but the prices, which each backend reads as text. */
export const JOB_COLUMNS =
  'job_id_hash, sealed_id, state, operation, request_hash, payment_id, meta, total, succeeded, failed, attempts, retried, error, created_at, settled_at, started_at, completed_at, expires_at';

export interface RawItem {
  idx: number;
  item_id: string | null;
  state: 'waiting' | 'leased' | 'succeeded' | 'failed';
  result: Uint8Array | null;
  error: string | null;
  retryable: number;
}

export const toJobRow = (raw: RawJob): JobRow => ({
  jobIdHash: raw.job_id_hash,
  sealedId: raw.sealed_id,
  state: raw.state,
  operation: raw.operation,
  requestHash: raw.request_hash,
  paymentId: raw.payment_id,
  unitPrice: BigInt(raw.unit_price_text),
  totalPrice: BigInt(raw.total_price_text),
  meta: JSON.parse(raw.meta) as Record<string, unknown>,
  total: raw.total,
  succeeded: raw.succeeded,
  failed: raw.failed,
  attempts: raw.attempts,
  retried: raw.retried === 1,
  error: raw.error,
  createdAt: raw.created_at,
  settledAt: raw.settled_at,
  startedAt: raw.started_at,
  completedAt: raw.completed_at,
  expiresAt: raw.expires_at,
});

export const toItemResult = (raw: RawItem): ItemResult => ({
  index: raw.idx,
  itemId: raw.item_id,
  ok: raw.state === 'succeeded',
  result: raw.result,
  error: raw.error,
  retryable: raw.retryable === 1,
});

/**
 * A job whose settlement failed holds its keys no longer; nor does one left behind by a payment that was released and
 * then bound to another request.
 */
export const isReplaceable = (existing: JobRow, job: NewJob): boolean =>
  existing.state === 'payment_failed' ||
  (existing.state === 'settling' && existing.paymentId === job.paymentId && existing.requestHash !== job.requestHash);

/** What an item says that brought down its worker each time. */
export const WORN_OUT_ERROR = 'internal_error';
