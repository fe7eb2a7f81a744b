import { type MunicipalityReading, PREFECTURE_KEYS, type ReadingIndex } from './reading-index.ts';
import { romajiKeysOf } from './romaji-key.ts';
import { KIND_WORDS, type Word } from './romaji-words.ts';

export interface Used {
  readonly from: number;
  readonly to: number;
}
export interface FoundMunicipality {
  readonly reading: MunicipalityReading;
  readonly used: readonly Used[];
  readonly score: number;
  /** Its name was written without its kind (市, 区), so that a town of the same name may be meant as well. */
  readonly isBare: boolean;
}

/** Municipalities that are looked into: Osaka alone has 24 wards, and the town tells which. */
const MAX_MUNICIPALITIES = 30;
/** Places of one name in the text. */
const MAX_NAMED = 3;

/** Kinds of municipalities at the end of a romaji key. */
const GLUED: readonly (readonly [string, readonly string[]])[] = [
  ['si', ['shi']],
  ['ku', ['ku']],
  ['gun', ['gun']],
  ['tyo', ['cho']],
  ['mati', ['machi']],
  ['mura', ['mura']],
  ['son', ['son']],
];

/** What a word says of a kind: it is one, or ends in one behind a hyphen. */
interface WordKind {
  readonly own: readonly string[] | undefined;
  readonly stem: string;
  readonly ending: readonly string[] | undefined;
}

function kindOf({ text }: Word): WordKind {
  const own = KIND_WORDS.get(text.toLowerCase().replace(/\.$/, ''));
  const hyphen = /^(.+)[-‐‑–](\w+)\.?$/.exec(text);
  return { own, stem: hyphen?.[1] ?? '', ending: hyphen ? KIND_WORDS.get(hyphen[2]!.toLowerCase()) : undefined };
}

interface Phrase extends Used {
  readonly key: string;
  readonly kinds: readonly string[];
}
const NO_KINDS: readonly string[] = [];

/** Phrases of up to three words as romaji keys without their kind, with the kinds that were written. */
function phrases(words: readonly Word[]): Phrase[] {
  const list: Phrase[] = [];
  const wordKinds = words.map(kindOf);
  const keyOf = romajiKeysOf(words);
  for (let from = 0; from < words.length; from++) {
    let before = '';
    let keyBefore = '';
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      const { text, isFirst } = words[to - 1]!;
      if (to - 1 > from && isFirst) break;
      const { own, stem, ending } = wordKinds[to - 1]!;
      if (own && to - 1 > from) list.push({ key: keyBefore, kinds: own, from, to });
      if (ending) list.push({ key: keyOf(before + stem), kinds: ending, from, to });
      before += text;
      const key = keyOf(before);
      keyBefore = key;
      list.push({ key, kinds: NO_KINDS, from, to });
      // Kasuyagun, Tatebayashishi: the kind is glued to the name.
      for (const [ending, kinds] of GLUED)
        if (key.endsWith(ending) && key.length > ending.length + 1)
          list.push({ key: key.slice(0, -ending.length), kinds, from, to });
    }
  }
  return list;
}

/** A name in the text, with the kinds it was written with. */
interface NamedAt {
  readonly kinds: readonly string[];
  readonly used: Used;
}

const isSameAs =
  ({ kinds, used }: NamedAt) =>
  (other: NamedAt): boolean =>
    other.used.from === used.from && other.used.to === used.to && other.kinds.join() === kinds.join();

/** Municipalities that are named, those with most of their hierarchy named first; only the best are returned. */
export function municipalitiesIn(index: ReadingIndex, words: readonly Word[]): FoundMunicipality[] {
  const named = new Map<string, NamedAt[]>();
  const prefectures = new Map<number, Used>();
  for (const { key, kinds, from, to } of phrases(words)) {
    if (key === '') continue;
    const prefecture = PREFECTURE_KEYS.get(key);
    if (prefecture !== undefined && kinds.length === 0) prefectures.set(prefecture, { from, to });
    const known = named.get(key);
    if (!known) named.set(key, [{ kinds, used: { from, to } }]);
    else if (known.length < MAX_NAMED) known.push({ kinds, used: { from, to } });
  }
  const found: FoundMunicipality[] = [];
  const offer = (reading: MunicipalityReading, finest: NamedAt | undefined) => {
    const overlaps = (a: Used, b: Used) => a.from < b.to && b.from < a.to;
    const used: Used[] = finest ? [finest.used] : [];
    let score = finest ? (finest.kinds.length > 0 ? 3 : 2) : 0;
    const add = (key: string, worth: number) => {
      // The longest: Yokohama City rather than Yokohama, whose City would be left over.
      let other: Used | undefined;
      for (const { used: item } of named.get(key) ?? [])
        if (!used.some((taken) => overlaps(taken, item)) && (!other || item.to - item.from > other.to - other.from))
          other = item;
      if (!other) return false;
      used.push(other);
      score += worth;
      return true;
    };
    if (reading.ward !== '' && !add(reading.name, 2) && !finest) return;
    if (reading.county !== '') add(reading.county, 1);
    const prefecture = prefectures.get(reading.prefecture);
    if (prefecture) {
      // Saitama once is the city or the prefecture, not both.
      const isOwn = !used.some((taken) => overlaps(taken, prefecture));
      score += isOwn ? 2 : 0.5;
      if (isOwn) used.push(prefecture);
    } else if (prefectures.size > 0) score -= 2;
    found.push({ reading, used, score, isBare: finest !== undefined && finest.kinds.length === 0 });
  };
  for (const [key, list] of named) {
    const readings = index.named(key);
    // Chuo-ku is found as a name with its kind and as one with it glued: one is enough.
    const items = readings.length === 0 ? [] : list.filter((item, i) => !list.slice(0, i).some(isSameAs(item)));
    for (const reading of readings)
      for (const item of items) if (item.kinds.length === 0 || item.kinds.includes(reading.kind)) offer(reading, item);
    // A designated city without its ward: the town tells which.
    if (list.some(({ kinds }) => kinds.length === 0 || kinds.includes('shi')))
      for (const reading of index.wardsOf(key)) if (!named.has(reading.ward)) offer(reading, undefined);
  }
  const best = new Map<MunicipalityReading, FoundMunicipality>();
  for (const item of found.sort((a, b) => b.score - a.score)) {
    if (!best.has(item.reading)) best.set(item.reading, item);
    if (best.size === MAX_MUNICIPALITIES) break;
  }
  return [...best.values()];
}
