import { amendmentOf, DOCUMENT_TYPES, isAmendment } from '../../connectors/edinet/document-types.ts';
import type { EdinetIndex } from '../../connectors/edinet/edinet-index.ts';
import type { FilingRole } from '../../connectors/edinet/filing-tally.ts';
import type { RegistrantKey } from '../../connectors/edinet/registrants.ts';
import { serviceError } from '../../contract/errors.ts';
import { SAMPLE_ATTRIBUTION, type UndecidableReason } from '../../contract/labels/truth.labels.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { dateInJapan, toEpochDay } from '../../japan/business-days.ts';
import type { DecisionRow } from '../evidence/decision-table.ts';
import { decide } from '../evidence/decision-table.ts';
import { EvidenceLog } from '../evidence/evidence-log.ts';
import { makeReport, type Report } from '../evidence/report.ts';
import { notInSample } from '../truth/not-in-sample.ts';
import { type Position, writeCursor } from './cursor.ts';
import { type FilingView, filingView } from './filing-view.ts';
import { type RegistrantView, registrantView } from './registrant-view.ts';

export const FILING_STATUSES = ['found', 'no_filings_in_range', 'coverage_partial'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];
export const FILING_CHECKS = ['registrant_found', 'index_coverage'] as const;
export const NOT_COVERED = [
  'document_content',
  'going_concern_note',
  'audit_opinion',
  'exchange_disclosure_tdnet',
  'creditworthiness',
  'investment_advice',
];
export const ATTRIBUTION =
  '出典：EDINET（金融庁）閲覧データを加工して作成。公共データ利用規約（第1.0版）。 / Source: EDINET, Financial Services Agency of Japan, edited; Public Data License 1.0.';

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
  /** What a cursor is bound to. */
  readonly queryKey: string;
  readonly language: ResponseLanguage;
}

export interface FilingAnswer extends Report<FilingStatus, (typeof FILING_CHECKS)[number]> {
  readonly registrant: RegistrantView;
  readonly count: number;
  readonly total_count: number;
  readonly next_cursor: string | null;
  readonly date_from: string;
  readonly date_to: string;
  readonly index_coverage: ReturnType<EdinetIndex['coverage']>;
  readonly results: readonly FilingView[];
  readonly attribution: string;
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
  deps: { readonly index: EdinetIndex; readonly now: Date; readonly requestId: string },
  question: FilingQuestion,
): FilingAnswer {
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
  const undecided = undecidedBy(index, coverage.last_complete_day, deps.now);
  const decision = decide(FILING_DECISIONS, { complete: coverage.complete, total, undecided });
  const log = new EvidenceLog({
    checks: FILING_CHECKS,
    sources: ['edinet', 'edinet_code_list'] as const,
    now: deps.now,
  });
  log.check('registrant_found', 'found');
  log.check('index_coverage', coverage.complete ? 'valid' : 'source_unavailable');
  const asOf = coverage.last_complete_day;
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
  const report = makeReport({
    reportVersion: 'jp-company-filings.v1',
    requestId: deps.requestId,
    status: decision.status,
    review: decision.review,
    reason: decision.status === 'coverage_partial' ? decision.reason : null,
    log,
    notCovered: NOT_COVERED,
    scope: 'edinet_filing_metadata',
    source: 'edinet',
    now: deps.now,
    language: question.language,
  });
  return {
    ...report,
    registrant: registrantView(registrant),
    count: page.length,
    total_count: total,
    next_cursor:
      documents.length > page.length && last?.submitted
        ? writeCursor({ submitted: last.submitted, id: last.id }, question.queryKey)
        : null,
    date_from: question.from,
    date_to: question.to,
    index_coverage: coverage,
    results: page.map((document) => filingView(document, asOf)),
    attribution: index.sample ? `${SAMPLE_ATTRIBUTION.ja} / ${SAMPLE_ATTRIBUTION.en}` : ATTRIBUTION,
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
  const undecided = undecidedBy(index, index.coverage().last_complete_day, now);
  if (undecided === null) return serviceError('entity_not_found', { detail: `${key.kind} ${key.value}` });
  if (undecided === 'registry_sample') return notInSample('edinet');
  return serviceError('source_unavailable', { detail: `edinet: ${undecided}`, retryable: false });
}

/** The index is refreshed daily; the longest closure of the authority is a week. */
export const freshnessOf = (asOf: string | null, now: Date): 'daily_index' | 'stale' | 'unknown' =>
  asOf === null ? 'unknown' : toEpochDay(dateInJapan(now)) - toEpochDay(asOf) > 10 ? 'stale' : 'daily_index';
