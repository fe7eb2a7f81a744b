import type { SourceName, SourceStamp } from './data/rows.ts';
import type { ConditionKind } from './import/postal-name.ts';
import type { NumberStyle } from './match/tail.ts';

/** What the views of the engine answer: the contract of the address endpoints without labels and language. */
export const LEVEL_TYPES = ['prefecture', 'county', 'city', 'ward', 'town', 'sub_town', 'block', 'house'] as const;
export type LevelType = (typeof LEVEL_TYPES)[number];
export const ORIGINS = ['written', 'inferred', 'recovered', 'alias', 'written_unlisted'] as const;
export type Origin = (typeof ORIGINS)[number];

export const WARNINGS = [
  'prefecture_inferred',
  'city_inferred',
  'town_recovered_from_prefix',
  'former_name_used',
  'multiple_candidates',
  'town_not_found',
  'sub_town_not_in_data',
  'block_not_in_data',
  'house_not_in_data',
  'tail_unmatched',
  'kyoto_street_ignored',
  'municipality_level_only',
  'town_level_only',
  'position_from_parent',
  'position_missing',
  'data_stale',
] as const;
export type Warning = (typeof WARNINGS)[number];

export interface AddressLevel {
  level: number;
  type: LevelType;
  name: string;
  name_kana: string | null;
  name_en: string | null;
  code: string | null;
  input: string | null;
  /** `[start, end)` in code points of the request's address. */
  span: [number, number] | null;
  origin: Origin;
}

export interface AddressCandidate {
  normalized: string;
  normalized_en: string | null;
  level: number;
  levels: AddressLevel[];
  address_id: string | null;
  postal_codes: string[];
  score: number;
}

export const EN_SOURCES = ['address_base_registry', 'japan_post_romaji', 'kana_hepburn', 'generated'] as const;
export type EnglishSource = (typeof EN_SOURCES)[number];
export const EN_CONFIDENCES = ['official', 'high', 'medium', 'low'] as const;
export type EnglishConfidence = (typeof EN_CONFIDENCES)[number];

/** Where the answer comes from. */
export interface Provenance {
  warnings: Warning[];
  source: SourceName;
  sources: SourceStamp[];
  /** The oldest of the data sets used. */
  data_as_of: string | null;
  data_freshness: 'monthly_snapshot' | 'stale' | 'unknown';
}

export const SCOPES = ['none', 'municipality', 'town', 'sub_town', 'block', 'house'] as const;
export type Scope = (typeof SCOPES)[number];

export interface NormalizeResult {
  normalized: string;
  parse_confidence: number;
  source: SourceName;
  normalized_en: string | null;
  normalized_en_source: EnglishSource | null;
  normalized_en_confidence: EnglishConfidence | null;
  postal_code: string | null;
  prefecture: string | null;
  city: string | null;
  validation_source: SourceName | null;
  validation_scope: Scope;
  confidence: number | null;
  postal_code_match: boolean | null;
  address_validated: boolean;
}

export interface Components {
  postal_code: string | null;
  prefecture: string | null;
  county: string | null;
  city: string | null;
  ward: string | null;
  town: string | null;
  sub_town: string | null;
  kyoto_street: string | null;
  block: string | null;
  house: string | null;
  branch: string | null;
  building: string | null;
  floor: string | null;
  room: string | null;
}

export const RECOVERY_KINDS = [
  'prefecture_inferred',
  'county_inferred',
  'city_inferred_from_ward',
  'town_prefix_unique',
  'former_name',
  'oaza_omitted',
] as const;
export interface Recovery {
  kind: (typeof RECOVERY_KINDS)[number];
  level: number;
  input: string | null;
  value: string;
}

export const PARSE_STATUSES = ['parsed', 'partial', 'ambiguous', 'unparsed'] as const;
export interface ParseResult extends Provenance {
  status: (typeof PARSE_STATUSES)[number];
  parse_confidence: number;
  normalized: string | null;
  normalized_en: string | null;
  components: Components;
  number_style: NumberStyle;
  levels: AddressLevel[];
  recoveries: Recovery[];
  unparsed_tail: string | null;
  candidates: AddressCandidate[];
  candidate_count: number;
  candidates_truncated: boolean;
}

export const GEOCODE_STATUSES = ['matched', 'partial', 'ambiguous', 'not_found'] as const;
export const POSITION_KINDS = [
  'house_point',
  'lot_point',
  'block_point',
  'town_representative',
  'municipality_representative',
  'none',
] as const;
export interface GeocodeCandidate extends AddressCandidate {
  latitude: number | null;
  longitude: number | null;
  datum: string | null;
  coordinate_level: number | null;
  position_kind: (typeof POSITION_KINDS)[number];
  unmatched_tail: string | null;
  source: SourceName;
  data_as_of: string | null;
}
export interface GeocodeResult extends Provenance {
  status: (typeof GEOCODE_STATUSES)[number];
  requested_level: number | null;
  matched_level: number | null;
  available_level: number | null;
  house_level_evidence: boolean;
  unmatched_tail: string | null;
  building_part: string | null;
  candidates: GeocodeCandidate[];
  candidate_count: number;
  candidates_truncated: boolean;
}

export const POSTAL_STATUSES = ['found', 'multiple', 'not_found'] as const;
export const MATCH_TYPES = ['exact', 'normalized', 'prefix_unique', 'former_name', 'municipality_default'] as const;
export interface PostalQuery {
  postal_code?: string | null | undefined;
  prefecture?: string | null | undefined;
  city?: string | null | undefined;
  ward?: string | null | undefined;
  town?: string | null | undefined;
  limit?: number | undefined;
}
export interface PostalRecord {
  postal_code: string;
  kind: 'area' | 'building_floor' | 'office';
  municipality_code: string;
  prefecture: string;
  county: string | null;
  city: string;
  ward: string | null;
  town: string | null;
  prefecture_kana: string;
  city_kana: string;
  town_kana: string | null;
  address_en: string | null;
  condition: { kind: ConditionKind; text: string } | null;
  is_default: boolean;
  town_has_several_codes: boolean;
  code_has_several_towns: boolean;
  has_chome: boolean;
  office: { name: string; name_kana: string; street: string } | null;
}
export interface PostalResult extends Provenance {
  status: (typeof POSTAL_STATUSES)[number];
  direction: 'by_postal_code' | 'by_components';
  postal_code: string | null;
  match_type: (typeof MATCH_TYPES)[number] | null;
  components_match: boolean | null;
  count: number;
  total_count: number;
  truncated: boolean;
  results: PostalRecord[];
}

export const VALIDATE_STATUSES = ['exact', 'partial', 'ambiguous', 'conflict', 'unverified'] as const;
export const REASONS = [
  'municipality_not_found',
  'postal_codes_differ',
  'postal_code_conflict',
  'hierarchy_conflict',
  'sub_town_out_of_range',
  'multiple_places',
  'resolved_by_postal_code',
  'all_evidence_agrees',
  'number_not_checked',
  'town_not_found',
  'town_recovered',
  'former_name_used',
  'number_missing',
  'number_not_listed',
  'number_form_unusual',
  'postal_code_unknown',
  'tail_unmatched',
] as const;
export type Reason = (typeof REASONS)[number];
export const CHECK_VALUES = ['passed', 'failed', 'not_applicable', 'not_checked'] as const;
export type Check = (typeof CHECK_VALUES)[number];
export const CHECK_NAMES = [
  'municipality',
  'town',
  'sub_town',
  'number_format',
  'number_listed',
  'postal_code',
  'tail',
] as const;
export const CONFLICT_FIELDS = ['postal_code', 'prefecture', 'city', 'ward', 'town', 'sub_town'] as const;
export interface Conflict {
  field: (typeof CONFLICT_FIELDS)[number];
  input: string;
  expected: string[];
  source: SourceName;
}
export interface Accepted {
  level: number;
  levels: AddressLevel[];
  normalized: string;
  normalized_en: string | null;
  address_id: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  coordinate_level: number | null;
}
export interface ValidateResult extends Provenance {
  status: (typeof VALIDATE_STATUSES)[number];
  address_validated: boolean;
  manual_review_required: boolean;
  reasons: Reason[];
  accepted: Accepted | null;
  unaccepted_tail: string | null;
  checks: Record<(typeof CHECK_NAMES)[number], Check>;
  evidence: {
    parser: { status: ParseResult['status']; parse_confidence: number };
    postal: {
      status: PostalResult['status'] | 'not_checked';
      postal_code_input: string | null;
      postal_codes_expected: string[];
      match: boolean | null;
    };
    geocoder: { status: GeocodeResult['status']; matched_level: number | null; available_level: number | null };
  };
  conflicts: Conflict[];
  candidates: AddressCandidate[];
  candidate_count: number;
  candidates_truncated: boolean;
  verification_scope: 'address_reference_data';
  not_covered: ('delivery' | 'occupancy' | 'building_existence' | 'ownership')[];
}

/** How two addresses relate. `incomparable`: one of them names no municipality. */
export const COMPARE_OUTCOMES = ['same_block', 'same_town', 'same_municipality', 'different', 'incomparable'] as const;
export type CompareOutcome = (typeof COMPARE_OUTCOMES)[number];
export interface Comparison {
  outcome: CompareOutcome;
  /** Numbers below the town: equal, one address goes further than the other, they differ, or one has none. */
  numbers: 'equal' | 'one_goes_further' | 'different' | 'missing' | null;
}
