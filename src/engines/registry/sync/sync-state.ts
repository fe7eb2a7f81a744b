import type { RegistryName } from '../import/publish-registry.ts';

/** Where the synchronisation of one registry stands; shared by all servers through the state store. */
export interface SyncState {
  readonly status: 'not_run' | 'running' | 'ok' | 'failed' | 'gap_detected' | 'signature_invalid';
  readonly lastSuccess: string | null;
  readonly gapDetected: boolean;
  readonly message: string | null;
}

export const NO_SYNC: SyncState = { status: 'not_run', lastSuccess: null, gapDetected: false, message: null };

export const syncStateName = (registry: RegistryName): string => `registry.${registry}`;
