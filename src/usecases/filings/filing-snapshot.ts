import type { AuditOpinion } from '../../connectors/edinet/content.ts';
import type { IndexCoverage } from '../../connectors/edinet/coverage.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import type { Registrant, RegistrantKey } from '../../connectors/edinet/registrants.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';
import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { CacheStore } from '../../store/cache.types.ts';
import type { Bucket, LimitStore } from '../../store/limits.types.ts';
import { type DecisionRow, decide } from '../evidence/decision-table.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { type Indicator, indicatorsOf } from './indicators.ts';
import { FILING_CHECKS, freshnessOf, notInIndex, undecidedBy } from './search-filings.ts';

const HOUR = 3_600_000;
const FRESH_MS = 24 * HOUR;
const KEEP_MS = 48 * HOUR;
/** With the version of what is kept. */
const CACHE = 'filing-snapshot-2';
/** One bucket for all callers and servers. */
const LIMIT: Bucket = { capacity: 20, refillPerSecond: 1 };

/** The ordinary opinion of an auditor: told, and nothing to look at. */
const UNQUALIFIED: AuditOpinion = 'unqualified';
/** Document types of annual, quarterly and half-year reports. */
const PERIODIC = ['120', '140', '160'];

export const SNAPSHOT_STATUSES = [
  'observed',
  'no_periodic_filings',
  'coverage_partial',
  'registrant_inactive',
] as const;
export type SnapshotStatus = (typeof SNAPSHOT_STATUSES)[number];

export const SNAPSHOT_DECISIONS: readonly DecisionRow<
  { complete: boolean; inactive: boolean; periodic: boolean; undecided: UndecidableReason | null },
  SnapshotStatus
>[] = [
  {
    row: '1',
    when: (f) => !f.complete,
    status: 'coverage_partial',
    verified: false,
    review: true,
    reason: 'missing_days',
  },
  {
    row: '2',
    when: (f) => f.inactive,
    status: 'registrant_inactive',
    verified: false,
    review: false,
    reason: 'registrant_inactive',
  },
  {
    row: '2b',
    // That nothing was filed is not said out of a sample or an old index.
    when: (f) => !f.periodic && f.undecided !== null,
    status: 'coverage_partial',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'registry_stale',
  },
  {
    row: '3',
    when: (f) => !f.periodic,
    status: 'no_periodic_filings',
    verified: false,
    review: false,
    reason: 'no_periodic_filings',
  },
  { row: '4', when: () => true, status: 'observed', verified: false, review: false, reason: 'observed' },
];

/** What is computed from the index and kept. */
interface Computed {
  readonly sample: boolean;
  readonly registrant: Registrant;
  readonly window: { readonly from: string; readonly to: string; readonly months: number };
  readonly indexCoverage: IndexCoverage;
  readonly indicators: readonly Indicator[];
  /** Document type code → count. */
  readonly counts: Readonly<Record<string, number>>;
  readonly newest: readonly StoredDocument[];
}

export interface SnapshotQuestion {
  readonly key: RegistrantKey;
  readonly months: number;
}

export interface SnapshotDeps {
  readonly index: () => EdinetIndex | undefined;
  readonly cache: CacheStore;
  readonly limits: LimitStore;
  readonly now: Date;
}

export interface FilingSnapshot extends Report<SnapshotStatus, (typeof FILING_CHECKS)[number]>, Computed {
  readonly expiresAt: Date;
}

/** Objective filing metadata of one registrant. No score, no grade: what was filed, when, and against which date. */
export async function filingSnapshot(deps: SnapshotDeps, question: SnapshotQuestion): Promise<FilingSnapshot> {
  const allowed = await deps.limits.take('evidence:filing-snapshot', LIMIT);
  if (!allowed.allowed)
    throw serviceError('rate_limited', { retryAfterSeconds: Math.ceil(allowed.retryAfterMs / 1000) });
  const name = `${question.key.kind}:${question.key.value}:${question.months}`;
  const index = deps.index();
  const coverage = index?.coverage();
  // Answers of the sample never stand in for those of real data.
  const key = `${CACHE}:${index?.sample ? 'sample:' : ''}${name}`;
  const stored = await deps.cache.get<Computed & { lastDay: string }>(key);
  const current = stored && stored.value.lastDay === coverage?.lastCompleteDay && stored.fresh;
  let computed: Computed;
  let cached = true;
  let storedAt = stored?.storedAt ?? deps.now.getTime();
  if (current || (!index && stored)) computed = stored.value;
  else {
    if (!index) throw serviceError('source_unavailable', { detail: because('edinet_away') });
    computed = compute(index, question, deps.now);
    cached = false;
    storedAt = deps.now.getTime();
    await deps.cache.set(key, { ...computed, lastDay: computed.window.to }, { freshMs: FRESH_MS, keepMs: KEEP_MS });
  }
  return judge(deps, computed, { cached, storedAt, stale: cached && !current });
}

function compute(index: EdinetIndex, { key, months }: SnapshotQuestion, now: Date): Computed {
  const registrant = index.registrant(key);
  if (!registrant) throw notInIndex(index, key, now);
  const window = index.window(registrant, months);
  // Asking again is no use: days come with the next synchronisation.
  if (!window) throw serviceError('source_unavailable', { detail: because('edinet_empty'), retryable: false });
  return {
    sample: index.sample,
    registrant,
    window: { from: window.from, to: window.to, months },
    indexCoverage: window.coverage,
    indicators: indicatorsOf(window),
    counts: window.counts,
    newest: window.newest,
  };
}

function judge(
  deps: SnapshotDeps,
  computed: Computed,
  state: { cached: boolean; storedAt: number; stale: boolean },
): FilingSnapshot {
  const { registrant, indexCoverage, sample } = computed;
  const log = new EvidenceLog({
    checks: FILING_CHECKS,
    sources: ['edinet', 'edinet_code_list'] as const,
    now: deps.now,
  });
  log.check('registrant_found', 'found');
  log.check('index_coverage', indexCoverage.complete ? 'valid' : 'source_unavailable');
  const asOf = computed.window.to;
  log.cover('edinet', {
    status: state.stale ? 'stale' : indexCoverage.complete ? 'checked' : 'partial',
    required: true,
    asOf,
    freshness: sample ? 'sample' : state.stale ? 'stale' : freshnessOf(asOf, deps.now),
    reason: indexCoverage.complete ? null : 'missing_days',
  });
  log.cover('edinet_code_list', { status: 'checked', freshness: sample ? 'sample' : 'monthly_snapshot' });
  const undecided = undecidedBy({ sample }, asOf, deps.now);
  if (sample) log.flags.add('sample_data');
  else if (undecided !== null || state.stale) log.flags.add('registry_stale');
  // Flags are the observed indicators themselves: neutral names, no judgement.
  for (const indicator of computed.indicators)
    if (indicator.state === 'observed' && indicator.unit !== 'date' && indicator.value !== UNQUALIFIED)
      log.flags.add(indicator.code);
  const decision = decide(SNAPSHOT_DECISIONS, {
    complete: indexCoverage.complete,
    inactive: registrant.inactive,
    periodic: PERIODIC.some((type) => computed.counts[type] !== undefined),
    undecided,
  });
  const reason = decision.status === 'observed' ? null : decision.reason;
  return {
    ...makeReport({
      decision: { ...decision, reason },
      log,
      source: 'edinet',
      cached: state.cached,
      now: deps.now,
    }),
    ...computed,
    expiresAt: new Date(state.storedAt + FRESH_MS),
  };
}
