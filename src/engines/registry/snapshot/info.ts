import type { DatabaseSync } from 'node:sqlite';
import type { SnapshotInfo } from '../types.ts';
import { readMeta, SCHEMA_VERSION } from './schema.ts';

/** What a file says about itself; a file of another registry or layout is refused. */
export function readInfo(db: DatabaseSync, registry: 'company' | 'invoice'): SnapshotInfo {
  const meta = readMeta(db);
  if (meta.registry !== registry)
    throw new Error(`this is a data file of "${meta.registry ?? 'nothing'}", not of ${registry}`);
  if (meta.schema !== String(SCHEMA_VERSION))
    throw new Error(`the data file has layout ${meta.schema}, this version reads ${SCHEMA_VERSION}: import it again`);
  return {
    sample: meta.sample === '1',
    recordCount: Number(meta.record_count),
    baseDate: meta.base_date || null,
    latestDiffDate: meta.latest_diff_date || null,
    dataAsOf: meta.latest_diff_date || meta.base_date || meta.data_as_of!,
    signatureVerified: meta.signature_verified === '1',
    builtAt: meta.built_at!,
  };
}
