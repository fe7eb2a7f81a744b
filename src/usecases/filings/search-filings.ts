import type { IndexCoverage } from '../../connectors/edinet/coverage.ts';
import { amendmentOf, DOCUMENT_TYPES, isAmendment } from '../../connectors/edinet/document-types.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import type { FilingRole } from '../../connectors/edinet/filing-tally.ts';
import type { Registrant, RegistrantKey } from '../../connectors/edinet/registrants.ts';
import { because } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { DecisionRow } from '../evidence/decision-table.ts';
import { decide } from '../evidence/decision-table.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { notInSample } from '../truth/not-in-sample.ts';
import { isOlderThan, STALE_AFTER_DAYS } from '../truth/what-may-be-said.ts';
import { type Filing, filingOf } from './filing.ts';

export const FILING_STATUSES = ['found', 'no_filings_in_range', 'coverage_partial'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];
export const FILING_CHECKS = ['registrant_found', 'index_coverage'] as const;

/** A place in a list of filings. */
export interface Position {
  readonly submitted: string;
  readonly id: number;
}

export interface FilingQuestion {
  readonly key: RegistrantKey;
  readonly from: string;
  readonly to: string;
  /** Document type codes; undefined: all. */
  readonly types: readonly string[] | undefined;
  readonly role: FilingRole;
  readonly includeAmendments: boolean;
  readonly includeWithdrawn: boolean;
  readonly limit: number;
  readonly after: Position | undefined;
}

export interface FoundFilings extends Report<FilingStatus, (typeof FILING_CHECKS)[number]> {
  readonly registrant: Registrant;
  readonly filings: readonly Filing[];
  /** All of them, on however many pages. */
  readonly total: number;
  /** Where the next page begins after. */
  readonly next: Position | null;
  readonly from: string;
  readonly to: string;
  readonly indexCoverage: IndexCoverage;
  readonly sample: boolean;
}

/** A "nothing" from an index with holes is no nothing. */
export const FILING_DECISIONS: readonly DecisionRow<
  { complete: boolean; total: number; undecided: UndecidableReason | null },
  FilingStatus
>[] = [
  {
    row: '1',
    when: (f) => !f.complete,
    status: 'coverage_partial',
    verified: false,
    review: true,
    reason: 'missing_days',
  },
  { row: '2', when: (f) => f.total > 0, status: 'found', verified: false, review: false, reason: 'found' },
  {
    row: '2b',
    when: (f) => f.undecided !== null,
    status: 'coverage_partial',
    verified: false,
    review: true,
    reason: (f) => f.undecided ?? 'registry_stale',
  },
  {
    row: '3',
    when: () => true,
    status: 'no_filings_in_range',
    verified: false,
    review: false,
    reason: 'no_filings_in_range',
  },
];

/** Searches the imported filing metadata of one registrant. */
export function searchFilings(
  deps: { readonly index: EdinetIndex; readonly now: Date },
  question: FilingQuestion,
): FoundFilings {
  const { index } = deps;
  const registrant = index.registrant(question.key);
  if (!registrant) throw notInIndex(index, question.key, deps.now);
  const { documents, total } = index.search({
    codes: registrant.edinetCodes,
    role: question.role,
    from: question.from,
    to: question.to,
    docTypes: typesOf(question),
    includeWithdrawn: question.includeWithdrawn,
    limit: question.limit + 1,
    after: question.after,
  });
  const page = documents.slice(0, question.limit);
  const coverage = index.coverage({ from: question.from, to: question.to });
  const last = page.at(-1);
  const undecided = undecidedBy(index, coverage.lastCompleteDay, deps.now);
  const decision = decide(FILING_DECISIONS, { complete: coverage.complete, total, undecided });
  const log = new EvidenceLog({
    checks: FILING_CHECKS,
    sources: ['edinet', 'edinet_code_list'] as const,
    now: deps.now,
  });
  log.check('registrant_found', 'found');
  log.check('index_coverage', coverage.complete ? 'valid' : 'source_unavailable');
  const asOf = coverage.lastCompleteDay;
  log.cover('edinet', {
    status: coverage.complete ? 'checked' : 'partial',
    required: true,
    asOf,
    freshness: index.sample ? 'sample' : freshnessOf(asOf, deps.now),
    reason: coverage.complete ? null : 'missing_days',
  });
  if (index.sample) log.flags.add('sample_data');
  else if (undecided === 'registry_stale') log.flags.add(undecided);
  log.cover('edinet_code_list', { status: 'checked', freshness: index.sample ? 'sample' : 'monthly_snapshot' });
  const reason = decision.status === 'coverage_partial' ? decision.reason : null;
  return {
    ...makeReport({ decision: { ...decision, reason }, log, source: 'edinet', now: deps.now }),
    registrant,
    filings: page.map(filingOf),
    total,
    next: documents.length > page.length && last?.submitted ? { submitted: last.submitted, id: last.id } : null,
    from: question.from,
    to: question.to,
    indexCoverage: coverage,
    sample: index.sample,
  };
}

function typesOf({ types, includeAmendments }: FilingQuestion): readonly string[] | undefined {
  if (includeAmendments) return types?.flatMap((code) => [code, amendmentOf(code) ?? code]);
  return types ?? Object.keys(DOCUMENT_TYPES).filter((code) => !isAmendment(code));
}

/** Why a "nothing" of this index proves nothing. */
export function undecidedBy(
  index: Pick<EdinetIndex, 'sample'>,
  asOf: string | null,
  now: Date,
): UndecidableReason | null {
  if (index.sample) return 'registry_sample';
  return freshnessOf(asOf, now) === 'daily_index' ? null : 'registry_stale';
}

/** Who is not in a sample or an old index may file all the same: only a fresh one says that there is no such filer. */
export function notInIndex(index: EdinetIndex, key: RegistrantKey, now: Date): Error {
  const undecided = undecidedBy(index, index.coverage().lastCompleteDay, now);
  if (undecided === null)
    return serviceError('entity_not_found', { detail: because(`${key.kind}_unknown`, { value: key.value }) });
  if (undecided === 'registry_sample') return notInSample('edinet');
  return serviceError('source_unavailable', { detail: because('edinet_stale'), retryable: false });
}

export const freshnessOf = (asOf: string | null, now: Date): 'daily_index' | 'stale' | 'unknown' =>
  asOf === null ? 'unknown' : isOlderThan(STALE_AFTER_DAYS.edinet, asOf, now) ? 'stale' : 'daily_index';
