import type { AtomicUnits } from '../contract/money.ts';
import type { PaymentState } from './payment-states.ts';
import type { StrikeRule } from './strikes.types.ts';

/**
 * One row per EIP-3009 authorization that was ever used here.
 * - **claim**: binds the authorization to one request (its hash) before any work; exactly one claimer wins.
 * - **run**: one execution of the work for a bound request; `recompute` endpoints may run again after settlement.
 */
export interface PaymentKey {
  /** SHA-256 over the other four, hexadecimal: the one key of the table, and the name by which jobs point to a payment. */
  readonly id: string;
  /** CAIP-2, e.g. `eip155:8453`. */
  readonly network: string;
  readonly asset: string;
  readonly payer: string;
  readonly nonce: string;
}

/** Enough to find a payment: its id, or anything that has one. */
export type PaymentRef = Pick<PaymentKey, 'id'>;

export interface PaymentRow extends PaymentKey {
  readonly requestHash: string;
  readonly route: string;
  readonly payTo: string;
  readonly amount: AtomicUnits;
  readonly replay: 'stored' | 'recompute';
  /** End of the authorization, epoch milliseconds. */
  readonly validBefore: number;
  readonly state: PaymentState;
  /** How often the authorization was claimed (failed work releases it). */
  readonly claims: number;
  /** Runs of the work since the last claim. */
  readonly runs: number;
  /** How often `takeDue` handed the row to a reconciler since the last state change. */
  readonly attempts: number;
  readonly leaseOwner: string | null;
  readonly leaseUntil: number;
  readonly txHash: string | null;
  readonly error: string | null;
  readonly claimedAt: number;
  readonly updatedAt: number;
  readonly settledAt: number | null;
  /** When what is kept sealed is deleted, epoch milliseconds. */
  readonly purgeAfter: number;
}

/** What is kept sealed beside a row of a `stored` endpoint, from the moment the money may move until the purge. */
export interface KeptSealed {
  /** The payment payload: needed to settle after a crash. */
  readonly payload: Uint8Array | null;
  readonly answer: Uint8Array | null;
}

/** How much of one payer may be under way. */
export interface ClaimLimits {
  /**
   * Most requests of one payer under way (claimed with a live lease, or worked for and not yet settled); more are
   * refused, atomically.
   */
  readonly maxInFlight: number;
  /** What the payer's strikes leave of that. */
  readonly strikes: StrikeRule;
}

export interface PaymentClaim extends PaymentKey, ClaimLimits {
  readonly requestHash: string;
  readonly route: string;
  readonly payTo: string;
  readonly amount: AtomicUnits;
  readonly replay: 'stored' | 'recompute';
  readonly validBefore: number;
  readonly purgeAfter: number;
  readonly owner: string;
  readonly leaseMs: number;
}

export type ClaimOutcome =
  /** This owner may work. A `released` row, or a `claimed` one whose owner died, was bound anew. */
  | { readonly outcome: 'claimed'; readonly row: PaymentRow }
  /** The authorization is used: compare `row.requestHash`, then answer from `row.state`. */
  | { readonly outcome: 'exists'; readonly row: PaymentRow }
  | { readonly outcome: 'payer_limited'; readonly inFlight: number }
  /** Its strikes leave it one request at a time, or none. */
  | { readonly outcome: 'payer_struck' };

export interface PaymentMove {
  readonly to: PaymentState;
  /** Only if this owner still holds the lease. Leave out for a fact that is true whoever says it (settled on chain). */
  readonly owner?: string;
  /** Keeps (and renews) the owner's lease for this long; without it the lease ends with the move. */
  readonly leaseMs?: number;
  /** Kept with the row in the same step. What was kept goes when the row is released, cancelled or expired. */
  readonly keep?: KeptSealed;
  readonly txHash?: string | null;
  readonly error?: string | null;
  /** Not handed to a reconciler before this much time has passed. */
  readonly retryInMs?: number;
}

export interface LedgerLine {
  /** UTC day of the claim, `2026-11-15`. */
  readonly day: string;
  readonly route: string;
  readonly network: string;
  readonly state: PaymentState;
  readonly count: number;
  readonly amount: AtomicUnits;
}

export interface PaymentFilter {
  readonly states?: readonly PaymentState[];
  /** Claimed at or after / before, epoch milliseconds. */
  readonly since?: number;
  readonly until?: number;
  readonly route?: string;
}

export interface PaymentStore {
  claim(claim: PaymentClaim): Promise<ClaimOutcome>;
  /** What a new claim of this payer would be refused with now; changes nothing. */
  limitOf(payer: string, limits: ClaimLimits): Promise<'payer_limited' | 'payer_struck' | null>;
  get(payment: PaymentRef): Promise<PaymentRow | null>;
  /** Both null when nothing is kept, or no longer. */
  sealed(payment: PaymentRef): Promise<KeptSealed>;
  /** One state change; null when the row's state or owner was not as demanded. */
  move(payment: PaymentRef, move: PaymentMove): Promise<PaymentRow | null>;
  /** False: the lease is lost, stop working. */
  heartbeat(payment: PaymentRef, owner: string, leaseMs: number): Promise<boolean>;
  /** Takes the lease of an unfinished row whose owner is gone, e.g. to settle it for a client that came back. */
  takeOver(
    payment: PaymentRef,
    options: { owner: string; leaseMs: number; states: readonly PaymentState[] },
  ): Promise<PaymentRow | null>;
  /** Ends the lease and says when a reconciler shall look again; the state stays. */
  defer(payment: PaymentRef, options: { owner: string; retryInMs: number; error?: string }): Promise<boolean>;
  /** Another run of a settled request whose answer is not stored. */
  rerun(
    payment: PaymentRef,
    options: { requestHash: string; owner: string; leaseMs: number; maxRuns: number },
  ): Promise<'granted' | 'busy' | 'exhausted' | 'refused'>;
  /** Ends the lease of a rerun; the state stays. An answer is stored for `replay: stored` only. */
  endRerun(payment: PaymentRef, owner: string, answer?: Uint8Array): Promise<boolean>;
  /** Unfinished rows without a live owner, leased to this one: two reconcilers never get the same row. */
  takeDue(options: { owner: string; leaseMs: number; limit: number }): Promise<PaymentRow[]>;
  /** True once a payment of this payer was settled, however long ago. */
  hasPaid(payer: string): Promise<boolean>;
  ledger(filter?: PaymentFilter): Promise<LedgerLine[]>;
  /** Newest first. */
  list(filter: PaymentFilter & { limit: number; offset?: number }): Promise<PaymentRow[]>;
  /**
   * Deletes sealed bytes whose time has come, and rows nothing was bought with an hour after their authorization ended;
   * all others stay for the ledger and against replays. Returns how many sealed ones went.
   */
  purge(): Promise<number>;
}

/** Longer than clocks differ: an authorization that ended this long ago can buy nothing any more. */
export const RELEASED_KEEP_MS = 3_600_000;
