import { type Clause, readClauses } from '../../connectors/edinet/clauses.ts';
import { DOCUMENT_TYPES, isAmendment, referenceUrl } from '../../connectors/edinet/document-types.ts';
import { splitKey } from '../../connectors/edinet/index-file.ts';
import { daysBetween } from '../../connectors/edinet/standard-dates.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';

export const FILING_STATES = ['current', 'amended', 'withdrawn', 'not_disclosed', 'inspection_ended'] as const;
export const PERIOD_BASES = ['fiscal_year', 'half_year', 'quarter', 'none'] as const;
export const FORMATS = ['xbrl', 'pdf', 'attachments', 'english', 'csv'] as const;

export interface FilingView {
  readonly doc_id: string;
  readonly document_type_code: string | null;
  readonly document_type: string | null;
  readonly document_type_en: string | null;
  readonly ordinance_code: string | null;
  readonly form_code: string | null;
  readonly description: string | null;
  readonly submitted_at: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly period_basis: (typeof PERIOD_BASES)[number];
  readonly is_amendment: boolean;
  readonly parent_doc_id: string | null;
  readonly amends_document_type: string | null;
  readonly extraordinary_reasons: readonly Clause[];
  readonly state: (typeof FILING_STATES)[number];
  readonly state_changed_at: string | null;
  readonly available_formats: readonly (typeof FORMATS)[number][];
  readonly filer: {
    readonly edinet_code: string | null;
    readonly name: string | null;
    readonly corporate_number: string | null;
    readonly name_withheld: 'non_corporate_filer' | null;
  };
  readonly evidence: {
    readonly reference_url: string;
    readonly source: 'edinet';
    readonly file_date: string;
    readonly seq_number: number;
    readonly data_as_of: string | null;
  };
}

/** `2026-06-25 15:00`, Japanese time → ISO 8601 with its offset. */
export const japanTime = (text: string | null): string | null => (text ? `${text.replace(' ', 'T')}:00+09:00` : null);

export function filingState(document: StoredDocument): FilingView['state'] {
  if (document.hidden === 1 || document.withdrawal === 2) return 'withdrawn';
  if (document.disclosure === 2) return 'not_disclosed';
  if (document.amended_at !== null) return 'amended';
  return document.legal === 0 ? 'inspection_ended' : 'current';
}

/** What the period of the row stands for; half-year reports give the whole year as often as the half. */
function periodBasis({ period_start, period_end }: StoredDocument): FilingView['period_basis'] {
  if (!period_start || !period_end) return 'none';
  const days = daysBetween(period_start, period_end);
  return days > 200 ? 'fiscal_year' : days > 100 ? 'half_year' : 'quarter';
}

export function filingView(document: StoredDocument, dataAsOf: string | null): FilingView {
  const type = document.doc_type === null ? undefined : DOCUMENT_TYPES[document.doc_type];
  const { fileDate, seq } = splitKey(document.id);
  const state = filingState(document);
  // A filer without a corporate number may be a natural person: the name is not passed on.
  const corporate = document.corporate_number !== null;
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
    period_basis: periodBasis(document),
    is_amendment: isAmendment(document.doc_type),
    parent_doc_id: document.parent_doc_id,
    amends_document_type: type?.amends ?? null,
    extraordinary_reasons: readClauses(document.reasons),
    state,
    state_changed_at: japanTime(
      state === 'withdrawn'
        ? document.withdrawn_at || null
        : state === 'amended'
          ? document.amended_at
          : document.operated_at,
    ),
    available_formats: FORMATS.filter((_, index) => document.formats & (1 << index)),
    filer: {
      edinet_code: document.owner,
      name: corporate ? document.filer_name : null,
      corporate_number: document.corporate_number,
      name_withheld: corporate ? null : 'non_corporate_filer',
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
