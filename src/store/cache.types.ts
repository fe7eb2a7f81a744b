export interface CacheEntry<T = unknown> {
  readonly value: T;
  readonly storedAt: number;
  /** Fresh until then; kept (stale) until `keepMs` after it. */
  readonly freshUntil: number;
}

/** JSON values by key, shared by all nodes. */
export interface CacheStore {
  /** Null when unknown or past its keep time; a stale entry is returned and tells so by `fresh`. */
  get<T>(key: string): Promise<(CacheEntry<T> & { readonly fresh: boolean }) | null>;
  set(key: string, value: unknown, options: { freshMs: number; keepMs?: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /** True for exactly one owner until its time is up: the one that loads the value for all nodes. */
  lock(key: string, owner: string, leaseMs: number): Promise<boolean>;
  unlock(key: string, owner: string): Promise<void>;
  /** Forgets what is past its keep time, and leases that dead nodes left, of any name. */
  purge(): Promise<number>;
}
