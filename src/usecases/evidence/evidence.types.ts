/**
 * Words of all evidence answers.
 * - **evidence**: one observation of one source about one field, projected to our own form.
 * - **check**: a fixed question of an endpoint; always present, also when nothing was asked.
 * - **coverage**: what became of each source the endpoint knows.
 * - **decision**: the first row of the endpoint's table that fits the facts.
 */
export const SOURCES = [
  'nta_corporate_registry',
  'nta_invoice_registry',
  'jp_postal_data',
  'gbizinfo',
  'edinet',
  'edinet_code_list',
  'fsa_register',
  'companies_house',
  'companies_house_snapshot',
  'vies',
  'peppol_sml',
  'peppol_smp',
  'peppol_directory',
  'local_rules',
  // Rows of the sample that describe nobody: never attributed to an authority.
  'sample',
] as const;
export type Source = (typeof SOURCES)[number];

export const FRESHNESS = [
  'live',
  'cached_live',
  'daily_index',
  'monthly_snapshot',
  'partial',
  'stale',
  'sample',
  'unknown',
] as const;
export type Freshness = (typeof FRESHNESS)[number];

export const CHECK_STATUSES = ['passed', 'failed', 'inconclusive', 'not_performed'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

export const CHECK_OUTCOMES = [
  'match',
  'partial_match',
  'mismatch',
  'valid',
  'invalid',
  'found',
  'not_found',
  'active',
  'not_active',
  'consistent',
  'conflict',
  'not_disclosed',
  'not_comparable',
  'not_provided',
  'not_applicable',
  'not_reached',
  'source_unavailable',
] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export interface Check {
  readonly status: CheckStatus;
  readonly outcome: CheckOutcome;
  readonly evidenceIds: readonly string[];
}

export const WEIGHTS = ['hard_identifier', 'soft_identifier', 'descriptive'] as const;
export const EVIDENCE_OUTCOMES = [
  'match',
  'partial_match',
  'mismatch',
  'not_found',
  'not_disclosed',
  'not_compared',
  'unavailable',
] as const;

export interface EvidenceItem {
  readonly id: string;
  readonly source: Source;
  readonly field: string;
  readonly weight: (typeof WEIGHTS)[number];
  readonly outcome: (typeof EVIDENCE_OUTCOMES)[number];
  readonly input: string | null;
  readonly observed: string | null;
  readonly observedAt: string;
  readonly asOf: string | null;
  readonly url: string | null;
}

export const COVERAGE_STATUSES = [
  'checked',
  'not_needed',
  'not_requested',
  'not_applicable',
  'not_configured',
  'unavailable',
  'stale',
  'partial',
] as const;

export interface CoverageItem {
  readonly source: Source;
  readonly status: (typeof COVERAGE_STATUSES)[number];
  readonly required: boolean;
  readonly asOf: string | null;
  readonly freshness: Freshness;
  readonly reason: string | null;
  readonly retryable: boolean;
}

export const CONFLICT_KINDS = ['hard_identifier', 'status', 'soft_attribute'] as const;

export interface Conflict {
  readonly kind: (typeof CONFLICT_KINDS)[number];
  readonly field: string;
  readonly values: readonly { readonly source: Source | 'request'; readonly value: string }[];
  readonly reason: string;
}

/** For Japanese companies as the company endpoints name them; elsewhere the second group. */
export const MATCH_TYPES = [
  'corporate_number',
  'corporate_number_and_name',
  'name_and_address',
  'name_exact',
  'name_normalized',
  'name_kana',
  'name_english',
  'trade_name',
  'name_previous',
  'name_fuzzy',
  'identifier_exact',
  'identifier_and_name',
  'none',
] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Candidate {
  readonly entityId: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly address: string | null;
  readonly addressEn: string | null;
  readonly status: string | null;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly grade: string;
  /** Null: none was given, or nothing could be compared. */
  readonly addressAgrees: boolean | null;
}

/** One letter each for identifier, name, address, status: A same, B similar, F different, Z nothing to compare, X source unavailable. */
export type Grade = 'A' | 'B' | 'F' | 'Z' | 'X';
