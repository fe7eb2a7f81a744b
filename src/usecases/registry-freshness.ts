import type { DataFreshness } from '../contract/labels/registry.labels.ts';
import type { SnapshotInfo } from '../engines/registry/index.ts';
import { dateInJapan, toEpochDay } from '../japan/business-days.ts';

/** Full files come monthly: two of them missed, and a day of grace, is stale. */
const STALE_DAYS = 62;

export function freshnessOf(info: SnapshotInfo, now: Date): DataFreshness {
  if (info.sample) return 'sample';
  if (toEpochDay(dateInJapan(now)) - toEpochDay(info.dataAsOf) > STALE_DAYS) return 'stale';
  return info.latestDiffDate === null ? 'monthly_snapshot' : 'daily_index';
}
