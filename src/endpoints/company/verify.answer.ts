import {
  CLOSE_CAUSE_LABELS,
  COMPANY_REASON_LABELS,
  COMPANY_RISK_LABELS,
  COMPANY_STATUS_LABELS,
  CORPORATION_KIND_LABELS,
  MATCH_TYPE_LABELS,
} from '../../contract/labels/registry.labels.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { type CompanyRecord, companyAddress, type EnglishText } from '../../engines/registry/index.ts';
import {
  type DisplayDeps,
  displayAddress,
  displayName,
  officialEnglish,
  postalCode,
} from '../../usecases/company-display.ts';
import { isClosed } from '../../usecases/company-found.ts';
import type { CompanyCandidate, CompanyMatch } from '../../usecases/company-match.types.ts';
import type { EnglishName } from '../../usecases/english-name.ts';
import { type Provenance, provenanceOf } from '../../usecases/truth/provenance.ts';

interface Display {
  readonly name: EnglishName | null;
  readonly address: EnglishText | null;
}

/** The CompanyResponse of a match, without the fields that only the report has. */
export function companyAnswer(deps: DisplayDeps, match: CompanyMatch, language: ResponseLanguage) {
  const { info } = deps.companies;
  const { record } = match;
  const row = record && { number: record.corporateNumber, updateDate: record.updateDate };
  const provenance = provenanceOf('company', info, row, deps.now);
  const display = (of: CompanyRecord): Display => ({
    name: displayName(deps, of, language),
    address: displayAddress(deps.companies, of, language),
  });
  const { name, address } = record ? display(record) : { name: null, address: null };
  const official = officialEnglish(deps.companies, record);
  const kind = record && CORPORATION_KIND_LABELS[record.kind as keyof typeof CORPORATION_KIND_LABELS];
  const label = COMPANY_STATUS_LABELS[match.status];
  return {
    verified: match.verified,
    record_found: record !== null,
    status: match.status,
    corporate_number: record?.corporateNumber ?? null,
    name: record?.name ?? null,
    name_en_official: official.name,
    name_en_display: name?.text ?? null,
    name_en_source: name?.source ?? null,
    name_en_confidence: name?.confidence ?? null,
    furigana: record?.furigana ?? null,
    address: (record && companyAddress(record)) || null,
    address_en_official: official.address,
    address_en_display: address?.text ?? null,
    address_en_source: (address?.source ?? null) as 'nta_official' | null,
    address_en_confidence: address?.confidence ?? null,
    postal_code: record && postalCode(record),
    prefecture: record?.prefecture || null,
    city: record?.city || null,
    corporation_type_code: record?.kind ?? null,
    corporation_type_en: kind?.en ?? null,
    assignment_date: record?.assignmentDate ?? null,
    close_date: record?.closeDate ?? null,
    close_cause: record?.closeCause ?? null,
    successor_corporate_number: record?.successor ?? null,
    matches_requested_address: match.addressMatch,
    address_match: match.addressMatch,
    match_type: match.matchType,
    match_score: match.score,
    query_normalized: match.queryNormalized,
    query_unit: match.unit,
    candidate_count: match.candidateCount,
    candidates_truncated: match.candidateCount > match.candidates.length,
    candidates: match.candidates.map((candidate) => presentCandidate(candidate, display(candidate.record), deps.now)),
    risk_flags: [...match.riskFlags],
    report_version: null as string | null,
    verification_scope: 'NTA_registry' as string | null,
    source_type: provenance.sourceType,
    data_freshness: provenance.freshness,
    data_as_of: provenance.asOf,
    source: provenance.source,
    reason: match.reason,
    error_code: match.reason,
    evidence: null as Record<string, unknown> | null,
    status_label: language === 'en' ? null : label.ja,
    status_label_en: language === 'ja' ? null : label.en,
    localized: labelsOf(match, provenance, language),
    response_language: language,
  };
}

function presentCandidate({ record, score, addressMatch }: CompanyCandidate, display: Display, now: Date) {
  return {
    corporate_number: record.corporateNumber,
    name: record.name,
    name_en_display: display.name?.text ?? null,
    address: companyAddress(record) || null,
    address_en_display: display.address?.text ?? null,
    status: isClosed(record, now) ? ('closed' as const) : ('active' as const),
    match_score: score,
    matches_requested_address: addressMatch,
  };
}

/** Labels of everything enumerated in the answer, in the languages asked. */
function labelsOf(match: CompanyMatch, provenance: Provenance, language: ResponseLanguage): Record<string, unknown> {
  const { record } = match;
  const kind = record && CORPORATION_KIND_LABELS[record.kind as keyof typeof CORPORATION_KIND_LABELS];
  const cause = record?.closeCause && CLOSE_CAUSE_LABELS[record.closeCause as keyof typeof CLOSE_CAUSE_LABELS];
  return localized(language, (tongue) => ({
    status_label: COMPANY_STATUS_LABELS[match.status][tongue],
    match_type_label: MATCH_TYPE_LABELS[match.matchType][tongue],
    risk_labels: match.riskFlags.map((flag) => COMPANY_RISK_LABELS[flag][tongue]),
    reason_label: match.reason === null ? null : COMPANY_REASON_LABELS[match.reason][tongue],
    corporation_type_label: kind?.[tongue] ?? null,
    close_cause_label: cause ? cause[tongue] : null,
    attribution: provenance.attribution[tongue],
  }));
}
