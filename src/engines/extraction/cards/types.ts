import type { PhoneType } from '../candidates/contacts.ts';
import type { ExtractionWarning } from '../document/types.ts';
import type { Rect } from '../page/rows.ts';
import type { CardValidation } from './validate-card.ts';

export const CARD_SIDES = ['front', 'back'] as const;
export type CardSideName = (typeof CARD_SIDES)[number];

export interface CardSourceInfo {
  readonly side: CardSideName | 'both' | 'unknown';
  readonly language: 'ja' | 'en' | 'mixed' | null;
  readonly inferred: boolean;
}

export interface CardRegion {
  readonly side: CardSideName;
  readonly page: number;
  readonly box: Rect;
  /** One per line, where the value goes over several. */
  readonly boxes?: readonly Rect[];
}

/** English for what a card says: printed on it, or spelled, with its source and how sure it is. */
export interface EnglishText {
  readonly text: string;
  readonly source: string;
  readonly confidence: string;
}

export interface CardPerson {
  readonly name: string | null;
  /** Kana reading as printed. */
  readonly nameReading: string | null;
  readonly nameEnglish: EnglishText | null;
  readonly titles: readonly string[];
  readonly titlesEnglish: readonly string[];
  readonly departments: readonly string[];
  readonly departmentsEnglish: readonly string[];
}

export interface CardOrganization {
  readonly displayName: string | null;
  readonly displayNameEnglish: EnglishText | null;
  /** Only where a legal form is printed. */
  readonly legalName: string | null;
  readonly legalNameEnglish: EnglishText | null;
  readonly brandNames: readonly string[];
  readonly groupNames: readonly string[];
}

export interface CardAddress {
  readonly raw: string | null;
  /** The English address as printed. */
  readonly rawEnglish: string | null;
  readonly normalized: string | null;
  readonly english: EnglishText | null;
  readonly postalCode: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly parseConfidence: number | null;
}

export interface CardData {
  readonly person: CardPerson;
  readonly organization: CardOrganization;
  readonly contact: {
    readonly emails: readonly { readonly value: string; readonly type: string }[];
    readonly phones: readonly {
      readonly value: string;
      readonly international: string | null;
      readonly type: PhoneType;
    }[];
    readonly websites: readonly string[];
  };
  readonly address: CardAddress;
  readonly notes: readonly string[];
}

/** What is found on the sides, each with its place and how sure it is. */
export type CardFieldName =
  | 'personName'
  | 'personNameReading'
  | 'personNameEnglish'
  | 'titles'
  | 'titlesEnglish'
  | 'departments'
  | 'departmentsEnglish'
  | 'organizationDisplayName'
  | 'organizationDisplayNameEnglish'
  | 'organizationLegalName'
  | 'brandNames'
  | 'groupNames'
  | 'emails'
  | 'phones'
  | 'websites'
  | 'address'
  | 'addressEnglish'
  | 'postalCode'
  | 'notes';

export interface CardConflict {
  readonly field: CardFieldName | 'phone' | 'mobile' | 'fax' | 'email';
  readonly front: string;
  readonly back: string;
}

/** Something known of the fields that were found. */
export type OfCardFields<T> = Readonly<Partial<Record<CardFieldName, T>>>;

export interface ExtractedCard {
  readonly card: CardData;
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly languages: readonly ('ja' | 'en')[];
  readonly sides: readonly CardSideName[];
  readonly merged: boolean;
  readonly confidence: number;
  readonly fieldConfidence: OfCardFields<number>;
  readonly fieldSources: OfCardFields<CardSourceInfo>;
  readonly fieldRegions: OfCardFields<CardRegion>;
  readonly conflicts: readonly CardConflict[];
  readonly validation: CardValidation;
  readonly warnings: readonly ExtractionWarning[];
}

/** What cards need of an address engine; the engine's own `normalize` fits. */
export interface AddressReader {
  normalize(address: string): {
    readonly normalized: string;
    readonly english: EnglishText | null;
    readonly prefecture: string | null;
    readonly city: string | null;
    readonly parseConfidence: number;
  };
}
