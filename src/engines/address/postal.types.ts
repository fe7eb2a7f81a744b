import type {
  ConditionKind,
  DIRECTIONS,
  PostalKind,
  PostalMatch,
  PostalStatus,
} from '../../contract/labels/address.labels.ts';
import type { Provenance } from './types.ts';

/* What is asked and returned of postal codes. */

export interface PostalQuery {
  postalCode?: string | null | undefined;
  prefecture?: string | null | undefined;
  city?: string | null | undefined;
  ward?: string | null | undefined;
  town?: string | null | undefined;
  limit?: number | undefined;
}

export interface PostalRecord {
  municipalityCode: string;
  prefecture: string;
  county: string | null;
  city: string;
  ward: string | null;
  prefectureKana: string;
  cityKana: string;
  postalCode: string;
  kind: PostalKind;
  town: string | null;
  townKana: string | null;
  english: string | null;
  condition: { kind: ConditionKind; text: string } | null;
  isDefault: boolean;
  townHasSeveralCodes: boolean;
  codeHasSeveralTowns: boolean;
  hasChome: boolean;
  office: { name: string; kana: string; street: string } | null;
}

export interface PostalResult extends Provenance {
  status: PostalStatus;
  direction: (typeof DIRECTIONS)[number];
  postalCode: string | null;
  /** How the components were found. */
  match: PostalMatch | null;
  /** Whether components given beside a code agree with it. */
  componentsAgree: boolean | null;
  /** How many records there are; the list ends at the limit. */
  total: number;
  results: PostalRecord[];
}
