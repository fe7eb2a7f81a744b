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

export interface CardPerson {
  readonly name: string | null;
  /** Kana reading as printed (an addition to the contract). */
  readonly name_reading: string | null;
  readonly name_en: string | null;
  readonly name_en_source: string | null;
  readonly name_en_confidence: string | null;
  readonly titles: readonly string[];
  readonly titles_en: readonly string[];
  readonly departments: readonly string[];
  readonly departments_en: readonly string[];
}

export interface CardOrganization {
  readonly display_name: string | null;
  readonly display_name_en: string | null;
  readonly display_name_en_source: string | null;
  readonly display_name_en_confidence: string | null;
  readonly legal_name: string | null;
  readonly legal_name_en: string | null;
  readonly legal_name_en_source: string | null;
  readonly legal_name_en_confidence: string | null;
  readonly brand_names: readonly string[];
  readonly group_names: readonly string[];
}

export interface CardAddress {
  readonly raw: string | null;
  readonly raw_en: string | null;
  readonly normalized: string | null;
  readonly normalized_en: string | null;
  readonly postal_code: string | null;
  readonly prefecture: string | null;
  readonly city: string | null;
  readonly en_source: string | null;
  readonly en_confidence: string | null;
  readonly parse_confidence: number | null;
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

export interface CardConflict {
  readonly field: string;
  readonly front: string;
  readonly back: string;
}

export interface ExtractedCard {
  readonly card: CardData;
  readonly familyName: string | null;
  readonly givenName: string | null;
  readonly languages: readonly ('ja' | 'en')[];
  readonly sides: readonly CardSideName[];
  readonly merged: boolean;
  readonly confidence: number;
  readonly fieldConfidence: Readonly<Record<string, number>>;
  readonly fieldSources: Readonly<Record<string, CardSourceInfo>>;
  readonly fieldRegions: Readonly<Record<string, CardRegion>>;
  readonly conflicts: readonly CardConflict[];
  readonly validation: CardValidation;
  readonly warnings: readonly ExtractionWarning[];
}

/** What cards need of an address engine; the engine's own `normalize` fits. */
export interface AddressReader {
  normalize(address: string): {
    readonly normalized: string;
    readonly english: { readonly text: string; readonly source: string; readonly confidence: string } | null;
    readonly prefecture: string | null;
    readonly city: string | null;
    readonly parseConfidence: number;
  };
}
