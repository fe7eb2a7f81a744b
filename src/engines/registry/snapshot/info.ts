import type { DatabaseSync } from 'node:sqlite';
import type { Completeness, SnapshotInfo } from '../types.ts';
import { readMeta, SCHEMA_VERSION } from './schema.ts';

/**
 * What a snapshot says about itself. Files of another registry or layout are refused, and changes that were made to
 * another data file; where both files say something, the changes are the newer.
 */
export function readInfo(
  data: DatabaseSync,
  changes: DatabaseSync | null,
  registry: 'company' | 'invoice',
): SnapshotInfo {
  const base = readMeta(data);
  const changed = changes && readMeta(changes);
  for (const meta of changed ? [base, changed] : [base]) {
    if (meta.registry !== registry)
      throw new Error(`this is a data file of "${meta.registry ?? 'nothing'}", not of ${registry}`);
    if (meta.schema !== String(SCHEMA_VERSION))
      throw new Error(`the data file has layout ${meta.schema}, this version reads ${SCHEMA_VERSION}: import it again`);
  }
  if (changed && changed.changes_of !== base.built_at)
    throw new Error(`the changes belong to a data file of ${changed.changes_of}, not of ${base.built_at}`);
  const meta = { ...base, ...changed };
  return {
    sample: meta.sample === '1',
    recordCount: Number(meta.record_count),
    baseDate: meta.base_date || null,
    latestDiffDate: meta.latest_diff_date || null,
    dataAsOf: meta.latest_diff_date || meta.base_date || meta.data_as_of!,
    signatureVerified: meta.signature_verified === '1',
    builtAt: meta.built_at!,
    completeness: completenessOf(meta.completeness),
  };
}

/** A file that does not say what it was made of cannot prove that something is absent. */
function completenessOf(text: string | undefined): Completeness {
  if (!text) return { state: 'partial', parts: [], missing: ['the parts were not recorded: import again'] };
  return JSON.parse(text) as Completeness;
}
