import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import { type DataState, isOlderThan, MAY_SAY, STALE_AFTER_DAYS } from '../truth/what-may-be-said.ts';
import type { CrossBorderDeps, CrossBorderLog } from './cross-border.types.ts';

export function coverLive(
  log: CrossBorderLog,
  live: { ok: true; cached: boolean; observedAt: string } | { ok: false; code: string; retryable: boolean } | undefined,
): void {
  if (!live) log.cover('companies_house', { status: 'not_configured', reason: 'no_api_key' });
  else if (live.ok)
    log.cover('companies_house', {
      status: 'checked',
      required: true,
      freshness: live.cached ? 'cached_live' : 'live',
      asOf: live.observedAt.slice(0, 10),
    });
  else
    log.cover('companies_house', {
      status: 'unavailable',
      required: true,
      reason: live.code,
      retryable: live.retryable,
    });
}

/** What the imported snapshot is worth: at best the live companies of its day, which is a part. */
function snapshotState(deps: CrossBorderDeps): DataState {
  const snapshot = deps.companiesHouseSnapshot;
  if (!snapshot) return 'not_configured';
  if (snapshot.sample) return 'sample';
  return isOlderThan(STALE_AFTER_DAYS.companiesHouse, snapshot.asOf, deps.now) ? 'stale' : 'partial';
}

/** Old data decide nothing; a sample not what it does not hold. What a part lacks has rows of its own in the table. */
export function undecidedBySnapshot(deps: CrossBorderDeps, found: boolean): UndecidableReason | null {
  const state = snapshotState(deps);
  if (state === 'stale') return 'registry_stale';
  return state === 'sample' && !found ? 'registry_sample' : null;
}

/** A name that is not among the live companies may be a dissolved one's; a register that is only away has its own row. */
export function undecidedByName(deps: CrossBorderDeps, found: boolean): UndecidableReason | null {
  if (!found && deps.companiesHouse === undefined && snapshotState(deps) === 'partial') return 'registry_partial';
  return undecidedBySnapshot(deps, found);
}

export function snapshotFlag(deps: CrossBorderDeps): string[] {
  const { flag } = MAY_SAY[snapshotState(deps)];
  return flag ? [flag] : [];
}

export function coverSnapshot(deps: CrossBorderDeps, log: CrossBorderLog, used: boolean): void {
  const snapshot = deps.companiesHouseSnapshot;
  if (!used) log.cover('companies_house_snapshot', { status: 'not_needed' });
  else if (!snapshot)
    log.cover('companies_house_snapshot', { status: 'not_configured', reason: 'snapshot_not_imported' });
  else
    log.cover('companies_house_snapshot', {
      status: snapshotState(deps) === 'stale' ? 'stale' : 'partial',
      required: true,
      asOf: snapshot.asOf,
      freshness: snapshotState(deps) === 'partial' ? 'monthly_snapshot' : (snapshotState(deps) as 'stale' | 'sample'),
      reason: snapshot.sample ? 'sample_data_only' : 'live_companies_only',
    });
}
