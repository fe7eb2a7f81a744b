import type {
  Check,
  CheckName,
  CONFLICT_FIELDS,
  ConditionKind,
  DIRECTIONS,
  ENGLISH_CONFIDENCES,
  EnglishSource,
  FRESHNESS,
  GeocodeStatus,
  LevelType,
  NOT_COVERED,
  NumberStyle,
  Origin,
  ParseStatus,
  PositionKind,
  PostalKind,
  PostalMatch,
  PostalStatus,
  Reason,
  RecoveryKind,
  Scope,
  SourceName,
  ValidateStatus,
  Warning,
} from '../../contract/labels/address.labels.ts';
import type { SourceStamp } from './data/rows.ts';

/* What the views of the engine answer: the contract of the address endpoints without labels and language. */

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

export type EnglishConfidence = (typeof ENGLISH_CONFIDENCES)[number];

/** Where the answer comes from. */
export interface Provenance {
  warnings: Warning[];
  source: SourceName;
  sources: SourceStamp[];
  /** The oldest of the data sets used. */
  data_as_of: string | null;
  data_freshness: (typeof FRESHNESS)[number];
}

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

export interface Recovery {
  kind: RecoveryKind;
  level: number;
  input: string | null;
  value: string;
  /** `former_name`: the day the present name took effect, YYYY-MM-DD, where it is known. */
  since: string | null;
  /** `character_corrected`: how sure the correction is. */
  confidence: number | null;
}

export interface ParseResult extends Provenance {
  status: ParseStatus;
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

export interface GeocodeCandidate extends AddressCandidate {
  latitude: number | null;
  longitude: number | null;
  datum: string | null;
  coordinate_level: number | null;
  /** About nine in ten addresses of the place lie so near to the point; null for points of houses, lots and blocks. */
  radius_m: number | null;
  position_kind: PositionKind;
  unmatched_tail: string | null;
  source: SourceName;
  data_as_of: string | null;
}
export interface GeocodeResult extends Provenance {
  status: GeocodeStatus;
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
  kind: PostalKind;
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
  status: PostalStatus;
  direction: (typeof DIRECTIONS)[number];
  postal_code: string | null;
  match_type: PostalMatch | null;
  components_match: boolean | null;
  count: number;
  total_count: number;
  truncated: boolean;
  results: PostalRecord[];
}

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
  status: ValidateStatus;
  address_validated: boolean;
  manual_review_required: boolean;
  reasons: Reason[];
  accepted: Accepted | null;
  unaccepted_tail: string | null;
  checks: Record<CheckName, Check>;
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
  not_covered: (typeof NOT_COVERED)[number][];
}

/** How two addresses relate. `incomparable`: one of them names no municipality. */
export const COMPARE_OUTCOMES = ['same_block', 'same_town', 'same_municipality', 'different', 'incomparable'] as const;
export type CompareOutcome = (typeof COMPARE_OUTCOMES)[number];
export interface Comparison {
  outcome: CompareOutcome;
  /** Numbers below the town: equal, one address goes further than the other, they differ, or one has none. */
  numbers: 'equal' | 'one_goes_further' | 'different' | 'missing' | null;
}
