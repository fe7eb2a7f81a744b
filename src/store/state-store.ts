import type { CacheStore } from './cache.types.ts';
import type { IdentifierStore } from './identifiers.types.ts';
import type { JobStore } from './jobs.types.ts';
import type { LimitStore } from './limits.types.ts';
import type { PaymentStore } from './payments.types.ts';
import type { Secrets } from './secrets.ts';
import type { StrikeStore } from './strikes.types.ts';
import type { SyncStore } from './sync.types.ts';

/**
 * The only shared mutable state of the service: payments, jobs, caches, limits, sync state.
 * SQLite on one machine, PostgreSQL when there are several; one contract suite runs against both.
 *
 * Words used in all areas:
 * - **owner**: a string that is new for every piece of work (node id + random). It fences: a change by an owner whose
 *   lease was taken over by another one does nothing and says so.
 * - **lease**: the right of one owner to work on a row until a moment; kept alive by `heartbeat`, free for others after.
 * - **times**: epoch milliseconds. Leases and waits are given as durations and counted on the store's own clock
 *   (PostgreSQL's clock when there are several servers), so a server with a wrong clock cannot take a live lease.
 * - **sealed**: bytes encrypted with `secrets`; the store never looks inside.
 */
export interface StateStore {
  readonly kind: 'sqlite' | 'postgres';
  /** Encrypts what the areas keep as sealed bytes; the key was compared with the store's at open. */
  readonly secrets: Secrets;
  readonly payments: PaymentStore;
  readonly identifiers: IdentifierStore;
  readonly cache: CacheStore;
  readonly limits: LimitStore;
  readonly strikes: StrikeStore;
  readonly sync: SyncStore;
  readonly jobs: JobStore;
  /** Fails when the store cannot be reached: what readiness asks. */
  ping(): Promise<void>;
  /** The store's clock. */
  now(): Promise<number>;
  close(): Promise<void>;
}
