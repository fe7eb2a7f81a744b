import { statSync } from 'node:fs';
import { withLease } from '../store/lease.ts';
import type { SyncStore } from '../store/sync.types.ts';

/** Sources of evidence that are fetched on a schedule. */
export type EvidenceSync = 'edinet' | 'fsa';

/** Where the synchronisation of one source stands; shared by all servers through the state store. */
export interface EvidenceSyncState {
  readonly status: 'not_run' | 'running' | 'ok' | 'failed';
  readonly lastSuccess: string | null;
  readonly message: string | null;
}

export const NO_EVIDENCE_SYNC: EvidenceSyncState = { status: 'not_run', lastSuccess: null, message: null };

export const evidenceSyncName = (source: EvidenceSync): string => `evidence.${source}`;

interface RunOptions {
  readonly source: EvidenceSync;
  /** The data file, which exists: servers that share it take turns, others do not wait for them. */
  readonly path: string;
  readonly now: () => Date;
}

/** One synchronisation, recorded in the state store. False when another process is at the same file. */
export async function recordEvidenceSync(
  store: SyncStore,
  { source, path, now }: RunOptions,
  work: () => Promise<void>,
): Promise<boolean> {
  const name = evidenceSyncName(source);
  const ran = await withLease(store, `${name}.${statSync(path).ino}`, async () => {
    const before = (await store.get<EvidenceSyncState>(name))?.value ?? NO_EVIDENCE_SYNC;
    const put = (state: EvidenceSyncState) => store.put(name, state);
    await put({ ...before, status: 'running', message: null });
    try {
      await work();
    } catch (error) {
      await put({ status: 'failed', lastSuccess: before.lastSuccess, message: (error as Error).message });
      throw error;
    }
    await put({ status: 'ok', lastSuccess: now().toISOString(), message: null });
    return true;
  });
  return ran ?? false;
}
