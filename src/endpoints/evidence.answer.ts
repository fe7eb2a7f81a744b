import { REASON_LABELS, STATUS_LABELS } from '../contract/labels/evidence.labels.ts';
import { localized } from '../contract/localized.ts';
import type { ResponseLanguage } from '../contract/schema.ts';
import type { Candidate, Check, CoverageItem, EvidenceItem, MatchType } from '../usecases/evidence/evidence.types.ts';
import type { Report } from '../usecases/evidence/report.ts';

/** What is the same in every answer of one endpoint. */
export interface AnswerKind {
  /** Version of the answer's shape. */
  readonly version: string;
  readonly scope: string;
  /** What the answer says nothing about. */
  readonly notCovered: readonly string[];
  readonly notes?: readonly { readonly ja: string; readonly en: string }[];
}

/** What of a call is in its answer. */
export interface AnsweredCall {
  /** The transport's id of the request. */
  readonly requestId: string;
  readonly language: ResponseLanguage;
}

export interface EvidenceTexts {
  readonly status_label: string;
  readonly reason_label: string | null;
  readonly notes: readonly string[];
}

/** The fields every evidence answer has. */
export function reportAnswer<Status extends string, CheckKey extends string>(
  report: Report<Status, CheckKey>,
  kind: AnswerKind,
  { requestId, language }: AnsweredCall,
) {
  const { status, reason } = report;
  const label = STATUS_LABELS[status];
  if (!label) throw new Error(`no label for the status ${status}`);
  const texts = (tongue: 'ja' | 'en'): EvidenceTexts => ({
    status_label: label[tongue],
    reason_label: reason === null ? null : (REASON_LABELS[reason]?.[tongue] ?? reason),
    notes: (kind.notes ?? []).map((note) => note[tongue]),
  });
  return {
    report_version: kind.version,
    request_id: requestIdOf(requestId),
    status,
    manual_review_required: report.needsReview,
    reason,
    reason_codes: report.reasonCodes,
    risk_flags: report.riskFlags,
    checks: Object.fromEntries(
      Object.entries<Check>(report.checks).map(([key, { status, outcome, evidenceIds }]) => [
        key,
        { status, outcome, evidence_ids: evidenceIds },
      ]),
    ) as Record<CheckKey, Pick<Check, 'status' | 'outcome'> & { evidence_ids: readonly string[] }>,
    evidence: report.evidence.map(evidenceAnswer),
    coverage: report.coverage.map(coverageAnswer),
    conflicts: report.conflicts,
    not_covered: kind.notCovered,
    verification_scope: kind.scope,
    source: report.source,
    data_freshness: report.freshness,
    data_as_of: report.asOf,
    status_label: language === 'en' ? null : label.ja,
    status_label_en: language === 'ja' ? null : label.en,
    cached: report.cached,
    generated_at: report.madeAt.toISOString(),
    localized: localized(language, texts),
    response_language: language,
  };
}

const evidenceAnswer = (item: EvidenceItem) => ({
  evidence_id: item.id,
  source: item.source,
  field: item.field,
  weight: item.weight,
  outcome: item.outcome,
  input_value: item.input,
  observed_value: item.observed,
  observed_at: item.observedAt,
  data_as_of: item.asOf,
  reference_url: item.url,
});

const coverageAnswer = (item: CoverageItem) => ({
  source: item.source,
  status: item.status,
  required_for_decision: item.required,
  data_as_of: item.asOf,
  data_freshness: item.freshness,
  reason: item.reason,
  retryable: item.retryable,
});

/** What was found, and the candidates beside it. */
export interface Matched {
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly grade: string;
  readonly candidates: readonly Candidate[];
  readonly candidateCount: number;
}

export const matchAnswer = (found: Matched) => ({
  match_type: found.matchType,
  match_score: found.score,
  match_grade: found.grade,
});

export const candidatesAnswer = (found: Matched, language: ResponseLanguage) => ({
  candidates: found.candidates.map((candidate) => ({
    entity_id: candidate.entityId,
    name: candidate.name,
    name_en_display: candidate.nameEn === candidate.name ? candidate.name : inEnglish(candidate.nameEn, language),
    address: candidate.address,
    address_en_display: inEnglish(candidate.addressEn, language),
    status: candidate.status,
    match_type: candidate.matchType,
    match_score: candidate.score,
    match_grade: candidate.grade,
    matches_requested_address: candidate.addressAgrees,
  })),
  candidate_count: found.candidateCount,
  candidates_truncated: found.candidateCount > found.candidates.length,
});

/** English spellings are left out where only Japanese was asked for; a name that is English is none. */
export const inEnglish = <T>(text: T, language: ResponseLanguage): T | null => (language === 'ja' ? null : text);

/** `req_` + 26 characters of Crockford Base32: what the caller quotes to us. */
function requestIdOf(transportId: string): string {
  const bytes = Buffer.from(transportId.replace(/[^0-9a-zA-Z]/g, '').padEnd(26, '0'));
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return `req_${[...bytes.subarray(0, 26)].map((byte) => alphabet[byte % 32]).join('')}`;
}
