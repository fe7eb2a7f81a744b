import type { SourceName } from '../../../contract/labels/address.labels.ts';
import type { DataSource } from '../types.ts';

export type { SourceName };

/**
 * Glossary of the address data.
 * - municipality: 市区町村, one JIS X 0402 code; a ward of a designated city is a municipality of its own here.
 * - town: 大字・町, level 5. sub-town: 丁目 or 字・小字 below it, level 6.
 * - block and house: 街区/地番 and 住居番号/枝番, levels 7 and 8, kept in point files.
 * - source: the data set a fact came from, with its date and licence; so written in the manifests of data files.
 */
export interface SourceStamp {
  readonly source: SourceName;
  /** YYYY-MM-DD, or null when the file does not say. */
  readonly data_as_of: string | null;
  readonly licence: string;
  readonly attribution: string;
}

export const dataSource = ({ source, data_as_of: asOf, licence, attribution }: SourceStamp): DataSource => ({
  source,
  asOf,
  licence,
  attribution,
});

/** Degrees in millionths, so that six decimals survive; the datum as the data set names it. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
  readonly datum: 'EPSG:6668' | 'EPSG:4612' | null;
}

export interface MunicipalityRow {
  /** Five digits as a number: 1101 is 01101. */
  readonly jis: number;
  /** County, city and ward in one string, as the postal file writes it: 虻田郡ニセコ町, 札幌市中央区. */
  readonly name: string;
  readonly kana: string;
}

/** Names of one municipality already taken apart, from a registry. */
export interface MunicipalityParts {
  readonly jis: number;
  readonly county: NamedPart | undefined;
  readonly city: NamedPart;
  readonly ward: NamedPart | undefined;
}

export interface NamedPart {
  readonly name: string;
  readonly kana: string;
  readonly roma: string;
}

export interface TownRow {
  readonly jis: number;
  /** The town without 丁目. */
  readonly town: string;
  readonly kana?: string;
  readonly roma?: string;
  /** 丁目 number, when the row is one. */
  readonly chome?: number;
  readonly koaza?: string;
  readonly koazaKana?: string;
  readonly koazaRoma?: string;
  /** machiaza_id of the address base registry. */
  readonly id?: number;
  readonly point?: Point | undefined;
  readonly postalCode?: string;
  /** The name was abolished on this date (YYYY-MM-DD). */
  readonly abolished?: string;
}

export interface PostalRow {
  readonly zip: number;
  readonly jis: number;
  /** Name without the bracket; empty for "not listed below". */
  readonly town: string;
  readonly kana: string;
  readonly condition: string;
  readonly flags: number;
}

/** Bits of `PostalRow.flags`. */
export const POSTAL = {
  isDefault: 1,
  severalCodes: 2,
  lotsPerKoaza: 4,
  hasChome: 8,
  severalTowns: 16,
  floor: 32,
} as const;

export interface OfficeRow {
  readonly zip: number;
  readonly jis: number;
  readonly town: string;
  readonly street: string;
  readonly name: string;
  readonly kana: string;
}

/** 011002 from 1100: JIS X 0402 with its check digit. */
export function municipalityCode(jis: number): string {
  const digits = String(jis).padStart(5, '0');
  const sum = [6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return digits + String((11 - (sum % 11)) % 10);
}
