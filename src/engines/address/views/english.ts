import type { EnglishSource } from '../../../contract/labels/address.labels.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { romanizePlace, titleCase } from '../../../japan/romaji.ts';
import type { AddressData } from '../data/address-data.ts';
import type { EnglishConfidence } from '../types.ts';

/** English names of the hierarchy: official romaji where imported, else Hepburn from the reading. */
export interface EnglishName {
  readonly text: string;
  readonly source: EnglishSource;
}

const SUFFIXES: readonly (readonly [written: string, kana: string, english: string])[] = [
  ['市', 'シ', '-shi'],
  ['区', 'ク', '-ku'],
  ['郡', 'グン', '-gun'],
  ['町', 'チョウ', '-cho'],
  ['町', 'マチ', '-machi'],
  ['村', 'ムラ', '-mura'],
  ['村', 'ソン', '-son'],
];

/** 和歌山市, ワカヤマシ → Wakayama-shi (地名等の英語表記規程: the kind of municipality after a hyphen). */
export function municipalityEnglish(name: string, kana: string): string | undefined {
  if (kana === '') return undefined;
  for (const [written, reading, english] of SUFFIXES)
    if (name.endsWith(written) && kana.endsWith(reading) && kana.length > reading.length)
      return romanizePlace(kana.slice(0, -reading.length), name) + english;
  return romanizePlace(kana, name);
}

export class EnglishNames {
  private readonly data: AddressData;
  private readonly municipalities = new Map<number, (EnglishName | undefined)[]>();

  private readonly townRoma: (town: number) => string;
  private readonly townKana: (town: number) => string;
  private readonly townName: (town: number) => string;
  private readonly postalRomaji: (row: number) => string;

  constructor(data: AddressData) {
    this.data = data;
    this.townRoma = data.texts('townRoma');
    this.townKana = data.texts('townKana');
    this.townName = data.texts('townName');
    this.postalRomaji = data.texts('postalRomaji');
  }

  prefecture = (code: number): EnglishName => ({ text: PREFECTURES[code - 1]!.english, source: 'kana_hepburn' });

  /** County, city, ward. */
  municipality(city: number): (EnglishName | undefined)[] {
    const known = this.municipalities.get(city);
    if (known) return known;
    const names = (['County', 'City', 'Ward'] as const).map((part): EnglishName | undefined => {
      const name = this.data.text(`city${part}`, city);
      if (name === '') return undefined;
      const official = this.data.text(`city${part}Roma`, city);
      if (official !== '') return { text: official, source: 'address_base_registry' };
      const text = municipalityEnglish(name, this.data.text(`city${part}Kana`, city));
      return text === undefined ? undefined : { text, source: 'kana_hepburn' };
    });
    this.municipalities.set(city, names);
    return names;
  }

  town(town: number): EnglishName | undefined {
    const official = this.townRoma(town);
    if (official !== '') return { text: official, source: 'address_base_registry' };
    const { townPostal, townPostalStart } = this.data.column;
    for (let i = townPostalStart![town]!; i < townPostalStart![town + 1]!; i++) {
      const romaji = this.postalRomaji(townPostal![i]!);
      if (romaji !== '') return { text: postalCase(romaji), source: 'japan_post_romaji' };
    }
    const kana = this.townKana(town);
    if (kana === '') return undefined;
    const source = this.data.townFlag(town, 'kanaGuessed') ? 'generated' : 'kana_hepburn';
    return { text: romanizePlace(kana, this.townName(town), this.data.number('townSplit', town)), source };
  }

  koaza(sub: number): EnglishName | undefined {
    const official = this.data.text('subRoma', sub);
    if (official !== '') return { text: official, source: 'address_base_registry' };
    const kana = this.data.text('subKana', sub);
    return kana === ''
      ? undefined
      : { text: romanizePlace(kana, this.data.text('subName', sub)), source: 'kana_hepburn' };
  }
}

/** `HONCHO 1-JO` → `Honcho 1-jo`. */
const postalCase = (romaji: string) => titleCase(romaji.toLowerCase());

const ORDER: readonly EnglishSource[] = ['address_base_registry', 'japan_post_romaji', 'kana_hepburn', 'generated'];

/** The whole is as good as its weakest part below the prefecture. */
export function weakest(parts: readonly EnglishName[]): EnglishSource {
  let source = ORDER[0]!;
  for (const part of parts) source = weaker(source, part.source);
  return source;
}

export const weaker = (a: EnglishSource, b: EnglishSource): EnglishSource =>
  a === b || ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b;

export function confidenceIn(source: EnglishSource): EnglishConfidence {
  if (source === 'generated') return 'low';
  return source === 'kana_hepburn' ? 'high' : 'official';
}
