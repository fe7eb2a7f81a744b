import { toKatakana } from '../../../japan/kana.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { kanaKey, romajiKeyOfKana } from './reading-key.ts';
import { romajiKey } from './romaji-key.ts';
import { lettersOf } from './romaji-letters.ts';

/** One municipality by its readings. */
export interface MunicipalityReading {
  readonly city: number;
  readonly prefecture: number;
  /** Romaji keys without the kind (市, 区 …); empty where the part does not exist. */
  readonly county: string;
  readonly name: string;
  readonly ward: string;
  /** Kinds in romaji: shi, ku, cho, machi, mura, son. */
  readonly kind: string;
  /** Kana keys of every way it is written, with what it contains. */
  readonly kana: readonly { readonly key: string; readonly text: string }[];
}

/** One way to write a municipality, by its reading. */
export interface WrittenReading {
  readonly municipality: MunicipalityReading;
  readonly key: string;
  readonly text: string;
}

export interface KanaTown {
  readonly town: number;
  readonly kana: string;
}

export interface RomajiTown {
  readonly town: number;
  readonly romaji: string;
  /** The letters of the key. */
  readonly letters: number;
}

interface TownsOfLetter {
  readonly towns: RomajiTown[];
  longest: number;
}
const NO_TOWNS: readonly RomajiTown[] = [];

function addTo(byLetter: Map<string, TownsOfLetter>, town: RomajiTown): void {
  const letter = town.romaji.slice(0, 1);
  const known = byLetter.get(letter) ?? { towns: [], longest: 0 };
  known.towns.push(town);
  known.longest = Math.max(known.longest, town.romaji.length);
  byLetter.set(letter, known);
}

export interface TownKey {
  readonly town: number;
  /** Not without its 町 or 村. */
  readonly isWhole: boolean;
}

const KINDS = [
  ['チョウ', 'cho'],
  ['マチ', 'machi'],
  ['ムラ', 'mura'],
  ['ソン', 'son'],
  ['グン', 'gun'],
  ['シ', 'shi'],
  ['ク', 'ku'],
] as const;

function withoutKind(kana: string): { stem: string; kind: string } {
  for (const [ending, kind] of KINDS)
    if (kana.endsWith(ending) && kana.length > ending.length) return { stem: kana.slice(0, -ending.length), kind };
  return { stem: kana, kind: '' };
}

const KEPT_CITIES = 256;
/** Kana that every reading of a municipality has (津市: ツシ); about two of them begin alike. */
const BEGINNING = 2;

/** Readings of municipalities and towns, made when an address in Latin letters or kana first needs them. */
export class ReadingIndex {
  private readonly data: AddressData;
  private municipalities: readonly MunicipalityReading[] | undefined;
  private byName: ReadonlyMap<string, MunicipalityReading[]> | undefined;
  private byCity: ReadonlyMap<string, MunicipalityReading[]> | undefined;
  private byBeginning: ReadonlyMap<string, WrittenReading[]> | undefined;
  private readonly kanaKeys = new Map<number, string>();
  private readonly romajiKeys = new Map<number, string>();
  private readonly kanaTowns = new Map<number, readonly KanaTown[]>();
  private readonly romajiTowns = new Map<number, readonly RomajiTown[]>();
  private readonly keys = new Map<number, ReadonlyMap<string, readonly TownKey[]>>();
  private readonly letters = new Map<number, Map<string, TownsOfLetter>>();

  constructor(data: AddressData) {
    this.data = data;
  }

  /** Every municipality but designated cities as a whole. */
  all(): readonly MunicipalityReading[] {
    if (this.municipalities) return this.municipalities;
    const { data } = this;
    const list: MunicipalityReading[] = [];
    for (let city = 0; city < data.hot.cityJis.length; city++) {
      if (data.number('cityParent', city)) continue;
      const kana = (part: string) => toKatakana(data.text(`city${part}Kana`, city));
      const text = (part: string) => data.text(`city${part}`, city);
      const [county, name, ward] = [kana('County'), kana('City'), kana('Ward')];
      const finest = withoutKind(ward || name);
      const forms = [
        { key: kanaKey(name + ward), text: text('City') + text('Ward') },
        ...(county === '' ? [] : [{ key: kanaKey(county + name), text: text('County') + text('City') }]),
        ...(ward === '' ? [] : [{ key: kanaKey(ward), text: text('Ward') }]),
      ];
      list.push({
        city,
        prefecture: Math.floor(data.hot.cityJis[city]! / 1000),
        county: county === '' ? '' : romajiKeyOfKana(withoutKind(county).stem),
        name: romajiKeyOfKana(withoutKind(name).stem),
        ward: ward === '' ? '' : romajiKeyOfKana(withoutKind(ward).stem),
        kind: finest.kind,
        kana: forms.filter(({ key }) => key !== ''),
      });
    }
    this.municipalities = list;
    return list;
  }

  /** Municipalities whose finest name (ward, else city) has this romaji key. */
  named(key: string): readonly MunicipalityReading[] {
    this.byName ??= Map.groupBy(this.all(), ({ ward, name }) => ward || name);
    return this.byName.get(key) ?? [];
  }

  /** Wards of the designated cities with this romaji key. */
  wardsOf(key: string): readonly MunicipalityReading[] {
    this.byCity ??= Map.groupBy(
      this.all().filter(({ ward }) => ward !== ''),
      ({ name }) => name,
    );
    return this.byCity.get(key) ?? [];
  }

  /** The ways to write municipalities whose kana begin as a text does from `at` on, in the order of the rows. */
  writtenAt(text: string, at: number): readonly WrittenReading[] {
    this.byBeginning ??= Map.groupBy(
      this.all().flatMap((municipality) => municipality.kana.map((form) => ({ municipality, ...form }))),
      ({ key }) => key.slice(0, BEGINNING),
    );
    return this.byBeginning.get(text.slice(at, at + BEGINNING)) ?? [];
  }

  /** Towns of a municipality by romaji key. */
  townKeys(city: number): ReadonlyMap<string, readonly TownKey[]> {
    const known = this.keys.get(city);
    if (known) return known;
    const map = new Map<string, TownKey[]>();
    for (const { town, romaji } of this.inRomaji(city))
      for (const key of keysOf(romaji)) {
        const list = map.get(key);
        if (list) list.push({ town, isWhole: key === romaji });
        else map.set(key, [{ town, isWhole: key === romaji }]);
      }
    keep(this.keys, city, map);
    return map;
  }

  /** Towns of a municipality that a romaji key may be with so many changes, by first letter; in the order of the rows. */
  townsLike(city: number, key: string, changes: number): readonly RomajiTown[] {
    let byLetter = this.letters.get(city);
    if (!byLetter) {
      byLetter = new Map();
      for (const town of this.inRomaji(city)) addTo(byLetter, town);
      keep(this.letters, city, byLetter);
    }
    const known = byLetter.get(key.slice(0, 1));
    // Most phrases of a long text are longer than any town.
    return known && key.length - changes <= known.longest ? known.towns : NO_TOWNS;
  }

  /** Towns of a municipality with their kana. */
  inKana(city: number): readonly KanaTown[] {
    let list = this.kanaTowns.get(city);
    if (!list) keep(this.kanaTowns, city, (list = this.towns(city, this.kanaKeys, kanaKey, withKana)));
    return list;
  }

  private inRomaji(city: number): readonly RomajiTown[] {
    let list = this.romajiTowns.get(city);
    if (!list) keep(this.romajiTowns, city, (list = this.towns(city, this.romajiKeys, romajiKeyOfKana, withRomaji)));
    return list;
  }

  /** Keys are made once, ten microseconds each; those of all municipalities are four megabytes as text. */
  private towns<T>(
    city: number,
    kept: Map<number, string>,
    keyOf: (kana: string) => string,
    withKey: (town: number, key: string) => T,
  ): T[] {
    const first = this.data.townStarts()[city]!;
    const end = this.data.townStarts()[city + 1]!;
    let keys = kept.get(city);
    if (keys === undefined) {
      const kana = this.data.texts('townKana');
      keys = Array.from({ length: end - first }, (_, i) => keyOf(kana(first + i))).join('\n');
      kept.set(city, keys);
    }
    // A town without a reading has an empty line.
    return keys.split('\n').flatMap((key, i) => (key === '' ? [] : [withKey(first + i, key)]));
  }
}

const withKana = (town: number, kana: string): KanaTown => ({ town, kana });
const withRomaji = (town: number, romaji: string): RomajiTown => ({ town, romaji, letters: lettersOf(romaji) });

function keep<V>(kept: Map<number, V>, city: number, value: V): void {
  if (kept.size >= KEPT_CITIES) kept.delete(kept.keys().next().value!);
  kept.set(city, value);
}

/** A town's key, and the key without 町 or 村 at its end. */
function keysOf(romaji: string): string[] {
  const short = /^(.{3,})(?:tyo|mati|mura)$/.exec(romaji)?.[1];
  return short ? [romaji, short] : [romaji];
}

/** Prefectures by romaji key: tokyo, osaka, with or without their kind. */
export const PREFECTURE_KEYS: ReadonlyMap<string, number> = new Map(
  PREFECTURES.flatMap(({ code, english, kana }) => [
    [romajiKey(english), code] as const,
    [romajiKeyOfKana(kana), code] as const,
  ]),
);
export const PREFECTURE_KANA: readonly { readonly key: string; readonly code: number }[] = PREFECTURES.flatMap(
  ({ code, kana }) => [
    { key: kanaKey(kana), code },
    ...(code === 1 ? [] : [{ key: kanaKey(kana.replace(/(ト|フ|ケン)$/, '')), code }]),
  ],
);
