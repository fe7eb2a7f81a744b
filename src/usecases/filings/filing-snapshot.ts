import { createHash } from 'node:crypto';
import type { AuditOpinion } from '../../connectors/edinet/content.ts';
import { DOCUMENT_TYPES, referenceUrl } from '../../connectors/edinet/document-types.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import type { Registrant, RegistrantKey } from '../../connectors/edinet/registrants.ts';
import type { Snapshot } from '../../connectors/edinet/snapshot.ts';
import { serviceError } from '../../contract/errors.ts';
import { SAMPLE_ATTRIBUTION, type UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import type { CacheStore } from '../../store/cache.types.ts';
import type { Bucket, LimitStore } from '../../store/limits.types.ts';
import { type DecisionRow, decide } from '../evidence/decision-table.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { type FilingView, filingState, japanTime } from './filing-view.ts';
import { type RegistrantView, registrantView } from './registrant-view.ts';
import { ATTRIBUTION, FILING_CHECKS, freshnessOf, NOT_COVERED, notInIndex, undecidedBy } from './search-filings.ts';

const HOUR = 3_600_000;
const FRESH_MS = 24 * HOUR;
const KEEP_MS = 48 * HOUR;
/** One bucket for all callers and servers. */
const LIMIT: Bucket = { capacity: 20, refillPerSecond: 1 };

/** The ordinary opinion of an auditor: told, and nothing to look at. */
const UNQUALIFIED: AuditOpinion = 'unqualified';

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

interface Computed {
  readonly sample: boolean;
  readonly registrant: Registrant;
  readonly snapshot: Snapshot;
}

export interface SnapshotDeps {
  readonly index: () => EdinetIndex | undefined;
  readonly cache: CacheStore;
  readonly limits: LimitStore;
  readonly now: Date;
  readonly requestId: string;
}

export interface SnapshotAnswer extends Report<SnapshotStatus, (typeof FILING_CHECKS)[number]> {
  readonly registrant: RegistrantView;
  readonly window: Snapshot['window'];
  readonly index_coverage: Snapshot['coverage'];
  readonly indicators: Snapshot['indicators'];
  readonly filing_counts: Readonly<Record<string, number>>;
  readonly timeline: readonly {
    readonly doc_id: string;
    readonly document_type: string | null;
    readonly document_type_en: string | null;
    readonly submitted_at: string | null;
    readonly period_end: string | null;
    readonly parent_doc_id: string | null;
    readonly state: FilingView['state'];
    readonly reference_url: string;
  }[];
  readonly expires_at: string;
  readonly etag: string;
  readonly attribution: string;
}

/** Objective filing metadata of one registrant. No score, no grade: what was filed, when, and against which date. */
export async function filingSnapshot(
  deps: SnapshotDeps,
  question: { key: RegistrantKey; months: number; language: ResponseLanguage },
): Promise<SnapshotAnswer> {
  const allowed = await deps.limits.take('evidence:filing-snapshot', LIMIT);
  if (!allowed.allowed)
    throw serviceError('rate_limited', { retryAfterSeconds: Math.ceil(allowed.retryAfterMs / 1000) });
  const name = `${question.key.kind}:${question.key.value}:${question.months}`;
  const index = deps.index();
  const coverage = index?.coverage();
  // Answers of the sample never stand in for those of real data.
  const key = `filing-snapshot:${index?.sample ? 'sample:' : ''}${name}`;
  const stored = await deps.cache.get<Computed & { lastDay: string }>(key);
  const current = stored && stored.value.lastDay === coverage?.last_complete_day && stored.fresh;
  let computed: Computed;
  let cached = true;
  let storedAt = stored?.storedAt ?? deps.now.getTime();
  if (current || (!index && stored)) computed = stored.value;
  else {
    if (!index) throw serviceError('source_unavailable', { detail: 'edinet' });
    computed = compute(index, question, deps.now);
    cached = false;
    storedAt = deps.now.getTime();
    await deps.cache.set(
      key,
      { ...computed, lastDay: computed.snapshot.window.to },
      { freshMs: FRESH_MS, keepMs: KEEP_MS },
    );
  }
  return present(deps, computed, question.language, { cached, storedAt, stale: cached && !current });
}

function compute(index: EdinetIndex, question: { key: RegistrantKey; months: number }, now: Date): Computed {
  const registrant = index.registrant(question.key);
  if (!registrant) throw notInIndex(index, question.key, now);
  const snapshot = index.snapshot(registrant, question.months);
  if (!snapshot) throw serviceError('source_unavailable', { detail: 'edinet: no complete day in the index' });
  return { registrant, snapshot, sample: index.sample };
}

function present(
  deps: SnapshotDeps,
  { registrant, snapshot, sample }: Computed,
  language: ResponseLanguage,
  state: { cached: boolean; storedAt: number; stale: boolean },
): SnapshotAnswer {
  const log = new EvidenceLog({
    checks: FILING_CHECKS,
    sources: ['edinet', 'edinet_code_list'] as const,
    now: deps.now,
  });
  log.check('registrant_found', 'found');
  log.check('index_coverage', snapshot.coverage.complete ? 'valid' : 'source_unavailable');
  const asOf = snapshot.window.to;
  log.cover('edinet', {
    status: state.stale ? 'stale' : snapshot.coverage.complete ? 'checked' : 'partial',
    required: true,
    asOf,
    freshness: sample ? 'sample' : state.stale ? 'stale' : freshnessOf(asOf, deps.now),
    reason: snapshot.coverage.complete ? null : 'missing_days',
  });
  log.cover('edinet_code_list', { status: 'checked', freshness: sample ? 'sample' : 'monthly_snapshot' });
  const undecided = undecidedBy({ sample }, asOf, deps.now);
  if (sample) log.flags.add('sample_data');
  else if (undecided !== null || state.stale) log.flags.add('registry_stale');
  // Flags are the observed indicators themselves: neutral names, no judgement.
  for (const indicator of snapshot.indicators)
    if (indicator.state === 'observed' && indicator.unit !== 'date' && indicator.value !== UNQUALIFIED)
      log.flags.add(indicator.code);
  const decision = decide(SNAPSHOT_DECISIONS, {
    complete: snapshot.coverage.complete,
    inactive: registrant.inactive,
    periodic: snapshot.hasPeriodicFilings,
    undecided,
  });
  const report = makeReport({
    reportVersion: 'jp-filing-risk-snapshot.v1',
    requestId: deps.requestId,
    status: decision.status,
    review: decision.review,
    reason: decision.status === 'observed' ? null : decision.reason,
    log,
    notCovered: NOT_COVERED,
    scope: 'edinet_filing_metadata',
    source: 'edinet',
    cached: state.cached,
    now: deps.now,
    language,
  });
  const body = {
    registrant: registrantView(registrant),
    window: snapshot.window,
    index_coverage: snapshot.coverage,
    indicators: snapshot.indicators,
    filing_counts: snapshot.filingCounts,
    timeline: timelineOf(snapshot),
  };
  return {
    ...report,
    ...body,
    expires_at: new Date(state.storedAt + FRESH_MS).toISOString(),
    etag: `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 32)}"`,
    attribution: sample ? `${SAMPLE_ATTRIBUTION.ja} / ${SAMPLE_ATTRIBUTION.en}` : ATTRIBUTION,
  };
}

const timelineOf = (snapshot: Snapshot): SnapshotAnswer['timeline'] =>
  snapshot.timeline.map((document) => {
    const type = document.doc_type === null ? undefined : DOCUMENT_TYPES[document.doc_type];
    return {
      doc_id: document.doc_id,
      document_type: type?.ja ?? null,
      document_type_en: type?.en ?? null,
      submitted_at: japanTime(document.submitted),
      period_end: document.period_end,
      parent_doc_id: document.parent_doc_id,
      state: filingState(document),
      reference_url: referenceUrl(document.doc_id),
    };
  });
