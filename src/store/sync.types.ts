/** Named JSON states (where a synchronisation stands) and named leases (which node does it). */
export interface SyncStore {
  get<T>(name: string): Promise<{ readonly value: T; readonly version: number; readonly updatedAt: number } | null>;
  /** With `ifVersion` (0: must not exist) only if nobody changed it in between; returns the new version or null. */
  put(name: string, value: unknown, options?: { ifVersion?: number }): Promise<number | null>;
  list(prefix: string): Promise<{ readonly name: string; readonly value: unknown; readonly updatedAt: number }[]>;
  /** Takes or renews: true while this owner is the one. */
  lease(name: string, owner: string, leaseMs: number): Promise<boolean>;
  release(name: string, owner: string): Promise<void>;
}
