import type { Covered } from './evidence-log.ts';
import type { RegistryState } from './nta-registry.types.ts';

const BY_DATA = {
  complete: { status: 'checked', reason: null },
  partial: { status: 'partial', reason: 'registry_partial' },
  stale: { status: 'stale', reason: 'older_than_62_days' },
  sample: { status: 'partial', reason: 'sample_data_only' },
  unreachable: { status: 'unavailable', reason: 'source_unavailable' },
  not_configured: { status: 'not_configured', reason: 'registry_not_imported' },
} as const;

/** What became of a national registry that was asked. */
export function registryCoverage(state: RegistryState | undefined, required = false): Covered {
  if (!state) return { ...BY_DATA.not_configured, required };
  return { ...BY_DATA[state.data], required, asOf: state.asOf, freshness: state.freshness };
}
