import type {
  Check,
  CONFLICT_FIELDS,
  ENGLISH_CONFIDENCES,
  EnglishSource,
  FRESHNESS,
  GeocodeStatus,
  LevelType,
  NumberStyle,
  Origin,
  ParseStatus,
  PositionKind,
  PostalStatus,
  Reason,
  RecoveryKind,
  Scope,
  SourceName,
  ValidateStatus,
  Warning,
} from '../../contract/labels/address.labels.ts';

/* What the views of the engine return; how an answer says it stands beside the endpoints. */

export interface AddressLevel {
  level: number;
  type: LevelType;
  name: string;
  kana: string | null;
  english: string | null;
  code: string | null;
  input: string | null;
  /** `[start, end)` in code points of the request's address. */
  span: [number, number] | null;
  origin: Origin;
}

export type EnglishConfidence = (typeof ENGLISH_CONFIDENCES)[number];

/** `1-1-3 Imabuku, Wakayama-shi, Wakayama`, where its names come from, and how sure they are. */
export interface EnglishAddress {
  readonly text: string;
  readonly source: EnglishSource;
  readonly confidence: EnglishConfidence;
}

export interface RegisteredAddress {
  readonly english: EnglishAddress | null;
  /** Its row in the data at hand; null where the address can be read in several ways. */
  readonly municipality: number | null;
}

export interface AddressCandidate {
  normalized: string;
  english: EnglishAddress | null;
  level: number;
  levels: AddressLevel[];
  addressId: string | null;
  postalCodes: string[];
  score: number;
}

/** The places that fit; the list may be shorter than their number. */
export interface Candidates<C = AddressCandidate> {
  candidates: C[];
  candidateCount: number;
}

/** A data set with its date (YYYY-MM-DD, null when the file does not say) and licence. */
export interface DataSource {
  readonly source: SourceName;
  readonly asOf: string | null;
  readonly licence: string;
  readonly attribution: string;
}

/** Where the result comes from. */
export interface Provenance {
  warnings: Warning[];
  source: SourceName;
  sources: DataSource[];
  /** The oldest of the data sets used. */
  asOf: string | null;
  freshness: (typeof FRESHNESS)[number];
}

export interface NormalizeResult {
  normalized: string;
  /** 0 when no municipality was found. */
  parseConfidence: number;
  source: SourceName;
  english: EnglishAddress | null;
  /** The code written, else the only one of the town. */
  postalCode: string | null;
  prefecture: string | null;
  /** County, city and ward in one string. */
  city: string | null;
  /** The finest level found in the data. */
  scope: Scope;
  /** After comparing the postal code; null when nothing could be compared. */
  confidence: number | null;
  /** Whether the code written belongs to the town. */
  postalCodeAgrees: boolean | null;
  /** Town found, one place only, and no contradiction. */
  validated: boolean;
}

export interface Components {
  postalCode: string | null;
  prefecture: string | null;
  county: string | null;
  city: string | null;
  ward: string | null;
  town: string | null;
  subTown: string | null;
  kyotoStreet: string | null;
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

export interface ParseResult extends Provenance, Candidates {
  status: ParseStatus;
  parseConfidence: number;
  normalized: string | null;
  english: EnglishAddress | null;
  components: Components;
  numberStyle: NumberStyle;
  levels: AddressLevel[];
  recoveries: Recovery[];
  unparsed: string | null;
}

/** Degrees, and the level of the node whose point it is. */
export interface Coordinates {
  latitude: number | null;
  longitude: number | null;
  coordinateLevel: number | null;
}

export interface GeocodeCandidate extends AddressCandidate, Coordinates {
  datum: string | null;
  /** About nine in ten addresses of the place lie so near to the point, in metres; null for points of houses, lots and blocks. */
  radius: number | null;
  positionKind: PositionKind;
  unmatched: string | null;
  source: SourceName;
  asOf: string | null;
}

export interface GeocodeResult extends Provenance, Candidates<GeocodeCandidate> {
  status: GeocodeStatus;
  requestedLevel: number | null;
  matchedLevel: number | null;
  availableLevel: number | null;
  /** The house itself was found with a point of its own. */
  houseFound: boolean;
  unmatched: string | null;
  buildingPart: string | null;
}

export interface Conflict {
  field: (typeof CONFLICT_FIELDS)[number];
  input: string;
  expected: string[];
  source: SourceName;
}

export interface Accepted extends Coordinates {
  level: number;
  levels: AddressLevel[];
  normalized: string;
  english: EnglishAddress | null;
  addressId: string | null;
  postalCode: string | null;
}

export interface Checks {
  municipality: Check;
  town: Check;
  subTown: Check;
  numberFormat: Check;
  numberListed: Check;
  postalCode: Check;
  tail: Check;
}

export interface ValidateResult extends Provenance, Candidates {
  status: ValidateStatus;
  /** The deciding one first. */
  reasons: Reason[];
  accepted: Accepted | null;
  unaccepted: string | null;
  checks: Checks;
  evidence: {
    parser: { status: ParseStatus; parseConfidence: number };
    postal: {
      status: PostalStatus | 'not_checked';
      /** The code that was compared. */
      code: string | null;
      expected: string[];
      agrees: boolean | null;
    };
    geocoder: { status: GeocodeStatus; matchedLevel: number | null; availableLevel: number | null };
  };
  conflicts: Conflict[];
}

/** How two addresses relate. `incomparable`: one of them names no municipality. */
export const COMPARE_OUTCOMES = ['same_block', 'same_town', 'same_municipality', 'different', 'incomparable'] as const;
export type CompareOutcome = (typeof COMPARE_OUTCOMES)[number];
export interface Comparison {
  outcome: CompareOutcome;
  /** Numbers below the town: equal, one address goes further than the other, they differ, or one has none. */
  numbers: 'equal' | 'one_goes_further' | 'different' | 'missing' | null;
}
