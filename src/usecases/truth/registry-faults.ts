import type { SnapshotInfo } from '../../engines/registry/index.ts';
import { isOlderThan, STALE_AFTER_DAYS } from './what-may-be-said.ts';

/**
 * What is wrong with the data of a national registry, for the one who loads them. `registryState` knows one word for
 * both; old data that are incomplete besides need both remedies.
 */
export function registryFaults(info: Pick<SnapshotInfo, 'sample' | 'dataAsOf' | 'completeness'>, now: Date): string[] {
  if (info.sample) return [];
  const { state, missing } = info.completeness;
  return [
    ...(isOlderThan(STALE_AFTER_DAYS.registry, info.dataAsOf, now)
      ? [`stale: older than ${STALE_AFTER_DAYS.registry} days`]
      : []),
    ...(state === 'complete' ? [] : [`incomplete: ${missing.join('; ')}`]),
  ];
}
