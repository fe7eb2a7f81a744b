import type { IndexCoverage } from '../../connectors/edinet/coverage.ts';
import { DOCUMENT_TYPES, referenceUrl } from '../../connectors/edinet/document-types.ts';
import { splitKey } from '../../connectors/edinet/index-file.ts';
import type { Registrant } from '../../connectors/edinet/registrants.ts';
import { SAMPLE_ATTRIBUTION } from '../../contract/labels/truth.labels.ts';
import type { Filing } from '../../usecases/filings/filing.ts';

/** What no answer from filing metadata says anything about. */
export const FILINGS_NOT_COVERED = [
  'document_content',
  'going_concern_note',
  'audit_opinion',
  'exchange_disclosure_tdnet',
  'creditworthiness',
  'investment_advice',
];
const ATTRIBUTION =
  '出典：EDINET（金融庁）閲覧データを加工して作成。公共データ利用規約（第1.0版）。 / Source: EDINET, Financial Services Agency of Japan, edited; Public Data License 1.0.';

export const attributionOf = ({ sample }: { sample: boolean }): string =>
  sample ? `${SAMPLE_ATTRIBUTION.ja} / ${SAMPLE_ATTRIBUTION.en}` : ATTRIBUTION;

/** `2026-06-25 15:00`, Japanese time → ISO 8601 with its offset. */
export const japanTime = (text: string | null): string | null => (text ? `${text.replace(' ', 'T')}:00+09:00` : null);

export const registrantAnswer = (registrant: Registrant) => ({
  entity_id: registrant.corporateNumber ? `jp:${registrant.corporateNumber}` : `edinet:${registrant.edinetCode}`,
  edinet_code: registrant.edinetCode,
  edinet_codes: registrant.edinetCodes,
  corporate_number: registrant.corporateNumber,
  security_code: registrant.securityCode,
  name: registrant.name,
  name_en: registrant.nameEn,
  filer_type: registrant.filerType,
  listed: registrant.listed,
  consolidated: registrant.consolidated,
  fiscal_year_end: registrant.fiscalYearEnd,
  industry: registrant.industry,
  merged_into: registrant.mergedInto,
});

export const indexCoverageAnswer = (coverage: IndexCoverage) => ({
  first_day: coverage.firstDay,
  last_complete_day: coverage.lastCompleteDay,
  missing_days: coverage.missingDays,
  missing: coverage.missing,
  complete: coverage.complete,
});

export function filingAnswer({ document, ...filing }: Filing, dataAsOf: string | null) {
  const type = document.doc_type === null ? undefined : DOCUMENT_TYPES[document.doc_type];
  const { fileDate, seq } = splitKey(document.id);
  return {
    doc_id: document.doc_id,
    document_type_code: document.doc_type,
    document_type: type?.ja ?? null,
    document_type_en: type?.en ?? null,
    ordinance_code: document.ordinance,
    form_code: document.form,
    description: document.description,
    submitted_at: japanTime(document.submitted),
    period_start: document.period_start,
    period_end: document.period_end,
    period_basis: filing.periodBasis,
    is_amendment: filing.isAmendment,
    parent_doc_id: document.parent_doc_id,
    amends_document_type: type?.amends ?? null,
    extraordinary_reasons: filing.reasons.map(({ clause, ordinance, meaning }) => ({
      clause,
      article_ordinance: ordinance,
      meaning_code: meaning,
    })),
    state: filing.state,
    state_changed_at: japanTime(filing.stateChangedAt),
    available_formats: filing.formats,
    filer: {
      edinet_code: document.owner,
      name: filing.filerName,
      corporate_number: document.corporate_number,
      name_withheld: document.corporate_number === null ? ('non_corporate_filer' as const) : null,
    },
    evidence: {
      reference_url: referenceUrl(document.doc_id),
      source: 'edinet',
      file_date: fileDate,
      seq_number: seq,
      data_as_of: dataAsOf,
    },
  };
}
