/**
 * The only shared mutable state of the service: payments, jobs, caches, sync state.
 * SQLite on one machine, PostgreSQL when there are several; one contract suite runs against both.
 */
export interface StateStore {
  readonly kind: 'sqlite' | 'postgres';
  /** Fails when the store cannot be reached: what readiness asks. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
