import { Remembering } from '../../../contract/remembered.ts';
import { fromEpochDay } from '../../../japan/business-days.ts';
import type { PlaceIndex } from '../search/places.ts';
import type { CompanyRecord, EnglishText } from '../types.ts';
import type { CompanyRow } from './company-tables.ts';
import { unpackKana, unpackText } from './packed-text.ts';
import { englishAddressIn, englishNameIn, isInItsPlaceIn } from './stored-english.ts';

interface Extra {
  ni?: string;
  ai?: string;
  out?: string;
  cc?: string;
  en?: string;
  enp?: string;
  enc?: string;
  eno?: string;
  w?: 1;
}

const NO_EXTRA: Extra = {};

/** What a prefecture and municipality are called in English. */
export type PlaceEnglish = (place: number) => string | null;

export const two = (code: number): string => (code < 10 ? `0${code}` : String(code));
export const date = (day: number | null): string | null => (day === null ? null : fromEpochDay(day));

const HALF = 1_000_000;
/** Thirteen digits, in halves that are small integers: the runtime prints a larger number as a fraction. */
const fullNumber = (num: number): string => {
  const upper = Math.floor(num / HALF);
  return String(upper).padStart(7, '0') + String(num - upper * HALF).padStart(6, '0');
};

/** A row of the registry as the rest of the service sees it; it keeps what was made of it. */
export class CompanyEntry extends Remembering implements CompanyRecord {
  readonly corporateNumber: string;
  readonly name: string;
  readonly kind: string;
  readonly process: string;
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  readonly updateDate: string;
  readonly addressWithdrawn: boolean;
  readonly addressEn: CompanyRecord['addressEn'];
  readonly addressImageId: string | null;
  readonly addressOutside: string | null;
  readonly assignmentDate: string | null;
  readonly changeCause: string | null;
  readonly changeDate: string | null;
  readonly closeCause: string | null;
  readonly closeDate: string | null;
  readonly municipalityCode: string | null;
  readonly nameEn: string | null;
  readonly nameImageId: string | null;
  readonly postalCode: string | null;
  readonly successor: string | null;

  readonly #furigana: string | null;
  readonly #english: string | null;
  readonly #placeEnglish: PlaceEnglish | null;
  readonly #place: number;

  /** `placeEnglish`: where the stored English texts are those of today. */
  constructor(row: CompanyRow, places: PlaceIndex, placeEnglish: PlaceEnglish | null = null) {
    super();
    const extra: Extra = row[14] === null ? NO_EXTRA : (JSON.parse(row[14]) as Extra);
    const place = places.byId(row[4]);
    const { enp, enc, eno } = extra;
    this.corporateNumber = fullNumber(row[0]);
    this.name = unpackText(row[1]);
    this.nameImageId = extra.ni ?? null;
    this.#furigana = row[2];
    this.nameEn = extra.en ?? null;
    this.kind = String(row[3]);
    this.prefecture = place.prefecture;
    this.city = place.city;
    this.street = unpackText(row[5]);
    this.municipalityCode = place.codeText;
    this.postalCode = row[6] === null ? null : String(row[6]).padStart(7, '0');
    this.addressOutside = extra.out ?? null;
    this.addressImageId = extra.ai ?? null;
    this.addressEn =
      (enp ?? enc ?? eno) === undefined ? null : { prefecture: enp ?? null, city: enc ?? null, outside: eno ?? null };
    this.process = two(row[7]);
    this.updateDate = fromEpochDay(row[8]);
    this.changeDate = date(row[9]);
    this.assignmentDate = date(row[10]);
    this.closeDate = date(row[11]);
    this.closeCause = row[12] === null ? null : two(row[12]);
    this.successor = row[13] === null ? null : fullNumber(row[13]);
    this.changeCause = extra.cc ?? null;
    this.addressWithdrawn = extra.w === 1;
    this.#english = placeEnglish === null ? null : row[15];
    this.#placeEnglish = placeEnglish;
    this.#place = row[4];
  }

  // Asked of one company of an answer, or once of each: unpacked when they are.
  get furigana(): string | null {
    return this.#furigana === null ? null : unpackKana(this.#furigana);
  }

  get englishName(): EnglishText | null | undefined {
    return this.#english === null ? undefined : englishNameIn(this.#english);
  }

  get isInItsPlace(): boolean {
    return this.#english !== null && isInItsPlaceIn(this.#english);
  }

  get englishAddress(): EnglishText | null | undefined {
    if (this.#english === null) return undefined;
    return englishAddressIn(this.#english, this.#placeEnglish!(this.#place));
  }
}
