import { type Clause, readClauses } from '../../connectors/edinet/clauses.ts';
import { isAmendment } from '../../connectors/edinet/document-types.ts';
import { daysBetween } from '../../connectors/edinet/standard-dates.ts';
import type { StoredDocument } from '../../connectors/edinet/stored-document.ts';

export const FILING_STATES = ['current', 'amended', 'withdrawn', 'not_disclosed', 'inspection_ended'] as const;
export const PERIOD_BASES = ['fiscal_year', 'half_year', 'quarter', 'none'] as const;
export const FORMATS = ['xbrl', 'pdf', 'attachments', 'english', 'csv'] as const;

/** A filed document and what its row says about it. */
export interface Filing {
  readonly document: StoredDocument;
  readonly state: (typeof FILING_STATES)[number];
  /** Japanese time, as the index has it. */
  readonly stateChangedAt: string | null;
  readonly periodBasis: (typeof PERIOD_BASES)[number];
  readonly isAmendment: boolean;
  readonly reasons: readonly Clause[];
  readonly formats: readonly (typeof FORMATS)[number][];
  /** A filer without a corporate number may be a natural person: the name is not passed on. */
  readonly filerName: string | null;
}

export function filingOf(document: StoredDocument): Filing {
  const state = filingState(document);
  return {
    document,
    state,
    stateChangedAt:
      state === 'withdrawn'
        ? document.withdrawn_at || null
        : state === 'amended'
          ? document.amended_at
          : document.operated_at,
    periodBasis: periodBasis(document),
    isAmendment: isAmendment(document.doc_type),
    reasons: readClauses(document.reasons),
    formats: FORMATS.filter((_, index) => document.formats & (1 << index)),
    filerName: document.corporate_number === null ? null : document.filer_name,
  };
}

export function filingState(document: StoredDocument): Filing['state'] {
  if (document.hidden === 1 || document.withdrawal === 2) return 'withdrawn';
  if (document.disclosure === 2) return 'not_disclosed';
  if (document.amended_at !== null) return 'amended';
  return document.legal === 0 ? 'inspection_ended' : 'current';
}

/** What the period of the row stands for; half-year reports give the whole year as often as the half. */
function periodBasis(document: StoredDocument): Filing['periodBasis'] {
  if (!document.period_start || !document.period_end) return 'none';
  const days = daysBetween(document.period_start, document.period_end);
  return days > 200 ? 'fiscal_year' : days > 100 ? 'half_year' : 'quarter';
}
