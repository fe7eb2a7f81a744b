import { ATTRIBUTION, type DataFreshness } from '../../contract/labels/registry.labels.ts';
import { type SampleOrigin, type SnapshotInfo, sampleOrigin } from '../../engines/registry/index.ts';
import { registryState } from './what-may-be-said.ts';

const SOURCES = { company: 'nta_corporate_registry', invoice: 'nta_invoice_registry' } as const;
export type RegistryKind = keyof typeof SOURCES;

/** Where a row comes from, how old it is, and whom to name. */
export interface Provenance {
  readonly source: 'nta_corporate_registry' | 'nta_invoice_registry' | 'sample';
  readonly sourceType: 'official_snapshot' | 'sample';
  readonly freshness: DataFreshness;
  readonly asOf: string;
  readonly attribution: { readonly ja: string; readonly en: string };
}

const ATTRIBUTED: Partial<Record<SampleOrigin | 'mixed', keyof typeof ATTRIBUTION>> = {
  invented: 'sample',
  seen_elsewhere: 'seen_elsewhere',
  mixed: 'mixed_sample',
};

interface Row {
  readonly number: string;
  readonly updateDate: string | null;
}

/**
 * The sample is old rows of many days: each speaks for its own; the tax agency is named for what it published alone.
 * Without a row the whole of it speaks, genuine and invented.
 */
export function provenanceOf(kind: RegistryKind, info: SnapshotInfo, row: Row | null, now: Date): Provenance {
  const origin = !info.sample ? 'published' : row === null ? 'mixed' : sampleOrigin(kind, row.number);
  return {
    source: origin === 'published' ? SOURCES[kind] : 'sample',
    sourceType: info.sample ? 'sample' : 'official_snapshot',
    freshness: freshnessOf(info, now),
    asOf: info.sample ? (row?.updateDate ?? info.dataAsOf) : info.dataAsOf,
    attribution: ATTRIBUTION[ATTRIBUTED[origin] ?? kind],
  };
}

export function freshnessOf(info: SnapshotInfo, now: Date): DataFreshness {
  const state = registryState(info, now);
  if (state === 'sample' || state === 'stale' || state === 'partial') return state;
  return info.latestDiffDate === null ? 'monthly_snapshot' : 'daily_index';
}
