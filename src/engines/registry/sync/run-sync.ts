import { withLease } from '../../../store/lease.ts';
import type { SyncStore } from '../../../store/sync.types.ts';
import { type SyncOptions, type SyncResult, syncFailure, syncRegistry } from './sync.ts';
import { NO_SYNC, type SyncState, syncStateName } from './sync-state.ts';

/**
 * One synchronisation, recorded in the state store. Null when another server is at it; the next run begins where the
 * published data stand.
 */
export async function runSync(store: SyncStore, options: SyncOptions): Promise<SyncResult | null> {
  const name = syncStateName(options.registry);
  const now = options.now ?? (() => new Date());
  return withLease(store, name, async () => {
    const before = (await store.get<SyncState>(name))?.value ?? NO_SYNC;
    try {
      await store.put(name, { ...before, status: 'running', message: null } satisfies SyncState);
      const result = await syncRegistry(options);
      const done: SyncState = { status: 'ok', lastSuccess: now().toISOString(), gapDetected: false, message: null };
      await store.put(name, done);
      return result;
    } catch (error) {
      const status = syncFailure(error);
      const failed: SyncState = {
        status,
        lastSuccess: before.lastSuccess,
        gapDetected: status === 'gap_detected',
        message: (error as Error).message,
      };
      await store.put(name, failed);
      throw error;
    }
  });
}
