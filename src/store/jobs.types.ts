import type { AtomicUnits } from '../contract/money.ts';

/**
 * - **job**: one paid batch, named by the SHA-256 of its capability id; the id itself is kept sealed.
 * - **item**: one request of a batch, in input order.
 * - **turn**: a worker gets the next few waiting items of the job that has waited longest, so jobs share fairly.
 *
 * settling → queued → running → completed | failed → expired; settling → payment_failed.
 * `failed` means nothing usable: every item used up its attempts. One poisonous item only fails itself.
 */
export type JobState = 'settling' | 'queued' | 'running' | 'completed' | 'failed' | 'payment_failed' | 'expired';

export interface NewJob {
  readonly jobIdHash: string;
  /** The capability id, sealed: an idempotent repeat must be able to return it. */
  readonly sealedId: Uint8Array;
  readonly operation: string;
  readonly requestHash: string;
  readonly idemKeyHash: string | null;
  readonly payerHash: string;
  /** `PaymentRow.id` of the payment it belongs to. */
  readonly paymentId: string;
  readonly unitPrice: AtomicUnits;
  readonly totalPrice: AtomicUnits;
  /** What the status answer repeats: language, client reference; `retentionMs` where results must go sooner. */
  readonly meta: Record<string, unknown>;
  /** Sealed or plain bytes, as the caller decides; deleted at completion. */
  readonly items: readonly { readonly itemId: string | null; readonly input: Uint8Array }[];
  /** Limits, checked in the same transaction. */
  readonly maxUnfinishedPerPayer: number;
  readonly maxWaitingItems: number;
}

export interface JobRow {
  readonly jobIdHash: string;
  readonly sealedId: Uint8Array;
  readonly state: JobState;
  readonly operation: string;
  readonly requestHash: string;
  readonly paymentId: string;
  readonly unitPrice: AtomicUnits;
  readonly totalPrice: AtomicUnits;
  readonly meta: Record<string, unknown>;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Leases lost so far. */
  readonly attempts: number;
  readonly retried: boolean;
  readonly error: string | null;
  readonly createdAt: number;
  readonly settledAt: number | null;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly expiresAt: number | null;
}

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly job: JobRow }
  /** Same idempotency key or same payment: compare `job.requestHash`. */
  | { readonly outcome: 'exists'; readonly job: JobRow }
  | { readonly outcome: 'payer_limited' | 'queue_full' };

export interface Turn {
  readonly jobIdHash: string;
  readonly operation: string;
  readonly meta: Record<string, unknown>;
  readonly items: readonly { readonly index: number; readonly input: Uint8Array; readonly attempts: number }[];
}

export interface ItemOutcome {
  readonly index: number;
  readonly ok: boolean;
  readonly result: Uint8Array | null;
  readonly error: string | null;
  readonly retryable: boolean;
}

export interface ItemResult extends ItemOutcome {
  readonly itemId: string | null;
}

export interface JobStore {
  create(job: NewJob): Promise<CreateOutcome>;
  get(jobIdHash: string): Promise<JobRow | null>;
  findByIdemKey(idemKeyHash: string): Promise<JobRow | null>;
  /**
   * Moves `settling` jobs on by the state of their payments, in one statement: settled → queued; cancelled, expired
   * or released → payment_failed and items deleted. Returns how many moved. `jobIdHash` narrows to one job.
   */
  followPayments(options?: { jobIdHash?: string }): Promise<{ queued: number; failed: number }>;
  /** The next items of the job whose turn it is; null when nothing waits. An item that once lost its lease comes alone. */
  takeTurn(options: {
    owner: string;
    leaseMs: number;
    limit: number;
    /** Jobs of these operations only. */
    operations?: readonly string[];
  }): Promise<Turn | null>;
  heartbeat(owner: string, leaseMs: number): Promise<number>;
  /** Stores outcomes of items this owner still holds; the last one completes the job. Returns how many were taken. */
  finish(options: {
    jobIdHash: string;
    owner: string;
    outcomes: readonly ItemOutcome[];
    /** Results are kept this long after completion, or as long as the job's own `retentionMs` says if that is less. */
    retentionMs: number;
  }): Promise<number>;
  /** Gives items back unworked: graceful shutdown. */
  giveBack(owner: string): Promise<number>;
  /** Dead leases: items wait again, or fail after `maxAttempts`. */
  sweep(options: { maxAttempts: number; retentionMs: number }): Promise<{ returned: number; failed: number }>;
  /** In input order, from `from` on. */
  results(jobIdHash: string, options: { from: number; limit: number }): Promise<ItemResult[]>;
  /**
   * One free retry of the retryable failed items: inputs of those are kept. False when there is nothing to retry. It
   * does not prolong the life of results that must go sooner (`meta.retentionMs`).
   */
  retry(jobIdHash: string): Promise<boolean>;
  /** DELETE: items and results go now, the row stays as `expired` for its keys' sake. */
  expire(jobIdHash: string): Promise<boolean>;
  /** Expires jobs past retention and forgets rows `keepMs` after that. */
  purge(options: { keepMs: number }): Promise<number>;
  counts(): Promise<{ waitingItems: number; runningItems: number; byState: Partial<Record<JobState, number>> }>;
}
