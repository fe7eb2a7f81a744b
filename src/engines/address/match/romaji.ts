import { editDistance } from '../../../japan/edit-distance.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { foldKey } from '../data/fold.ts';
import { type MunicipalityReading, PREFECTURE_KEYS, type ReadingIndex } from './reading-index.ts';
import { romajiKey } from './reading-key.ts';
import { BUILDING_WORDS, FLOOR_WORD, KIND_WORDS, NOISE, type Word, wordsOf } from './romaji-words.ts';
import type { Span } from './tail.ts';

/** An address written in Japanese from its reading, with where its parts stand in what was sent. */
export interface Composed {
  readonly text: string;
  /** Spans in what was sent, by level. */
  readonly spans: Readonly<Record<number, Span>>;
}

interface Used {
  readonly from: number;
  readonly to: number;
}
interface FoundMunicipality {
  readonly reading: MunicipalityReading;
  readonly used: readonly Used[];
  readonly score: number;
}

const POSTAL_CODE = /(?<![\d-])\d{3}-\d{4}(?![\d-])/;
const NUMBERS = /^(?:no\.?)?#?(\d+(?:[-‐‑–−]\d+)*)$/i;
const CHOME = /^(\d+)-?ch[oō]u?me\.?(?:-?(\d+(?:-\d+)*))?$/i;
/** Most places that are offered for one address. */
const MAX_COMPOSED = 8;
const MAX_PHRASE = 5;
/** Municipalities and phrases that are looked into. */
const MAX_MUNICIPALITIES = 12;
const MAX_NEAR = 12;
const MAX_NAMED = 3;

/** Whether a text is written in Latin letters and nothing Japanese. */
export const isRomaji = (text: string): boolean =>
  !/[ぁ-ヿ㐀-鿿ｦ-ﾟ]/.test(text) && (text.match(/[A-Za-zĀ-ž]/g)?.length ?? 0) >= 4;

/** The Japanese addresses a romanised one may mean, best first; all are equally good. */
export function composeRomaji(data: AddressData, index: ReadingIndex, text: string): Composed[] {
  const plain = text.normalize('NFKC').length === text.length ? text.normalize('NFKC') : text;
  const postal = POSTAL_CODE.exec(plain)?.[0];
  const words = wordsOf(postal ? plain.replace(postal, ' '.repeat(postal.length)) : plain).filter(
    ({ text: word }) => !NOISE.has(word.toLowerCase().replace(/\.$/, '')) && word !== '〒',
  );
  const places = townsIn(data, index, words, municipalitiesIn(index, words));
  return places.slice(0, MAX_COMPOSED).map((place) => compose(data, words, place, postal));
}

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

const keyOf = (words: readonly Word[], from: number, to: number): string =>
  romajiKey(
    words
      .slice(from, to)
      .map((word) => word.text)
      .join(''),
  );

/** Phrases of up to three words as romaji keys without their kind, with the kinds that were written. */
function* phrases(
  words: readonly Word[],
): Generator<{ key: string; kinds: readonly string[]; from: number; to: number }> {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      if (to - 1 > from && words[to - 1]!.isFirst) break;
      const last = words[to - 1]!.text;
      const kind = KIND_WORDS[last.toLowerCase().replace(/\.$/, '')];
      if (kind && to - 1 > from) yield { key: keyOf(words, from, to - 1), kinds: kind, from, to };
      const hyphen = /^(.+)[-‐‑–](\w+)\.?$/.exec(last);
      const ending = hyphen && KIND_WORDS[hyphen[2]!.toLowerCase()];
      if (ending)
        yield {
          key: romajiKey(
            words
              .slice(from, to - 1)
              .map((word) => word.text)
              .join('') + hyphen[1]!,
          ),
          kinds: ending,
          from,
          to,
        };
      const key = keyOf(words, from, to);
      yield { key, kinds: [], from, to };
      // Kasuyagun, Tatebayashishi: the kind is glued to the name.
      for (const [ending, kinds] of GLUED)
        if (key.endsWith(ending) && key.length > ending.length + 1)
          yield { key: key.slice(0, -ending.length), kinds, from, to };
    }
}

/** Municipalities that are named, those with most of their hierarchy named first; only the best are returned. */
function municipalitiesIn(index: ReadingIndex, words: readonly Word[]): FoundMunicipality[] {
  const named = new Map<string, { kinds: readonly string[]; used: Used }[]>();
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
  const offer = (reading: MunicipalityReading, finest: { kinds: readonly string[]; used: Used } | undefined) => {
    const overlaps = (a: Used, b: Used) => a.from < b.to && b.from < a.to;
    const used: Used[] = finest ? [finest.used] : [];
    let score = finest ? (finest.kinds.length > 0 ? 3 : 2) : 0;
    const add = (key: string, worth: number) => {
      const other = (named.get(key) ?? []).find((item) => !used.some((taken) => overlaps(taken, item.used)));
      if (!other) return false;
      used.push(other.used);
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
    found.push({ reading, used, score });
  };
  for (const [key, list] of named) {
    for (const reading of index.named(key))
      for (const item of list) if (item.kinds.length === 0 || item.kinds.includes(reading.kind)) offer(reading, item);
    // A designated city without its ward: the town tells which.
    if (list.some(({ kinds }) => kinds.length === 0 || kinds.includes('shi')))
      for (const reading of index.wardsOf(key)) if (!named.has(reading.ward)) offer(reading, undefined);
  }
  const best = found.sort((a, b) => b.score - a.score);
  return best
    .filter((item, i) => best.findIndex(({ reading }) => reading === item.reading) === i)
    .slice(0, MAX_MUNICIPALITIES);
}

interface FoundTown {
  readonly municipality: FoundMunicipality;
  readonly town: number;
  readonly used: Used | undefined;
  readonly worth: number;
}

/** The town that explains most words in the municipalities that are named best. */
function townsIn(
  data: AddressData,
  index: ReadingIndex,
  words: readonly Word[],
  municipalities: readonly FoundMunicipality[],
): FoundTown[] {
  const top = municipalities[0];
  if (!top) return [];
  const best = municipalities.filter(({ score }) => score >= top.score - 1);
  const candidates = townPhrases(words);
  const found = bestTowns(
    data,
    best.flatMap((municipality) => [...townsNamed(index, candidates, municipality, false)]),
  );
  if (found.length > 0) return found;
  // A letter may be wrong where the municipality is named beyond doubt: with its kind or its prefecture.
  if (top.score < 3) return [];
  const near = bestTowns(
    data,
    best.flatMap((municipality) => [...townsNamed(index, candidates, municipality, true)]),
  );
  if (near.length > 0) return near;
  const equal = best.filter(({ score }) => score === top.score);
  const isOneCity = best.every(({ reading }) => reading.name === top.reading.name);
  return best.length > 1 && top.reading.ward !== '' && isOneCity
    ? []
    : equal.map((municipality) => ({ municipality, town: -1, used: undefined, worth: 0 }));
}

/** The towns of the highest worth; 大字南大塚 and 南大塚 are one name, and the numbers tell which. */
function bestTowns(data: AddressData, found: readonly FoundTown[]): FoundTown[] {
  const most = Math.max(...found.map(({ worth }) => worth));
  const best = found.filter(({ worth }) => worth === most);
  const name = ({ municipality, town }: FoundTown) =>
    `${municipality.reading.city} ${foldKey(data.text('townName', town))}`;
  return best.filter((item, i) => best.findIndex((other) => name(other) === name(item)) === i);
}

interface TownPhrase extends Used {
  readonly key: string;
  /** Numbers beside it speak for a town, a word of a building in the same part against it. */
  readonly worth: number;
  readonly inBuilding: boolean;
}

/** Every run of words that may be a town. */
function townPhrases(words: readonly Word[]): TownPhrase[] {
  const list: TownPhrase[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      const key = townPhrase(words, from, to);
      if (key === '') break;
      const inBuilding = isBuildingAt(words, from, to);
      const beside = isNumberAt(words, from - 1) || isNumberAt(words, to);
      list.push({ from, to, key, inBuilding, worth: key.length + (beside ? 8 : 0) - (inBuilding ? 8 : 0) });
    }
  return [...list, ...turnedRound(words)];
}

/** Tsuruga, Ikki-machi: a town in two parts (一箕町大字鶴賀), written from the smaller to the larger. */
function turnedRound(words: readonly Word[]): TownPhrase[] {
  const list: TownPhrase[] = [];
  const starts = words.flatMap(({ isFirst }, i) => (isFirst ? [i] : []));
  starts.slice(1).forEach((middle, i) => {
    const to = starts[i + 2] ?? words.length;
    let from = starts[i]!;
    while (from < middle && isNumberAt(words, from)) from++;
    if (to - from > MAX_PHRASE || from === middle) return;
    const [inner, outer] = [townPhrase(words, from, middle), townPhrase(words, middle, to)];
    if (inner === '' || outer === '') return;
    const key = romajiKey(outer + inner);
    list.push({ from, to, key, inBuilding: isBuildingAt(words, from, middle), worth: key.length + 8 });
  });
  return list;
}

/** The phrases that are towns of a municipality, or nearly. */
function* townsNamed(
  index: ReadingIndex,
  phrasesOfTowns: readonly TownPhrase[],
  municipality: FoundMunicipality,
  isNear: boolean,
): Generator<FoundTown> {
  const { city } = municipality.reading;
  const named = municipality.score * 8;
  const byKey = index.townKeys(city);
  let tried = 0;
  for (const { from, to, key, worth, inBuilding } of phrasesOfTowns) {
    if (municipality.used.some((taken) => from < taken.to && taken.from < to)) continue;
    const used = { from, to };
    if (!isNear) {
      for (const { town, isWhole } of byKey.get(key) ?? [])
        yield { municipality, town, used, worth: named + worth + (isWhole ? 2 : 0) };
      continue;
    }
    if (key.length < 6 || inBuilding || tried++ >= MAX_NEAR) continue;
    const limit = key.length >= 10 ? 2 : 1;
    for (const { town, romaji } of index.townsOf(city)) {
      if (romaji[0] !== key[0] || Math.abs(romaji.length - key.length) > limit) continue;
      const distance = editDistance(romaji, key, limit);
      if (distance <= limit) yield { municipality, town, used, worth: named + key.length - 10 * distance };
    }
  }
}

const isNumberAt = (words: readonly Word[], i: number): boolean =>
  i >= 0 && i < words.length && (NUMBERS.test(words[i]!.text) || CHOME.test(words[i]!.text));

/** A word of the same part says building, floor or room. */
function isBuildingAt(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from - 1; i >= 0 && !words[i + 1]!.isFirst; i--) if (BUILDING_WORDS.test(words[i]!.text)) return true;
  for (let i = to; i < words.length && !words[i]!.isFirst; i++) if (BUILDING_WORDS.test(words[i]!.text)) return true;
  return false;
}

/** Words that may be a town: no plain numbers, no 丁目, no floors. 3-jo is part of a name. */
function townPhrase(words: readonly Word[], from: number, to: number): string {
  const parts: string[] = [];
  for (let i = from; i < to; i++) {
    const { text, isFirst } = words[i]!;
    if ((i > from && isFirst) || NUMBERS.test(text) || FLOOR_WORD.test(text) || CHOME.test(text)) return '';
    parts.push(text);
  }
  return romajiKey(
    parts
      .join('')
      .replace(/\d+-?chome$/i, '')
      // Azabu is a name of its own.
      .replace(/^(?:o+aza-?|aza-)/i, ''),
  );
}

function compose(data: AddressData, words: readonly Word[], place: FoundTown, postal: string | undefined): Composed {
  const { city } = place.municipality.reading;
  const taken = new Uint8Array(words.length);
  for (const { from, to } of [...place.municipality.used, ...(place.used ? [place.used] : [])]) taken.fill(1, from, to);
  const { numbers, rest } = numbersIn(words, taken, place.used);
  const prefecture = PREFECTURES[place.municipality.reading.prefecture - 1]!.name;
  const admin = ['County', 'City', 'Ward'].map((part) => data.text(`city${part}`, city)).join('');
  const town = place.town >= 0 ? data.text('townName', place.town).replace(/^大字|^字/, '') : '';
  const building = rest.map(({ text }) => text).join(' ');
  const code = postal ? `〒${postal} ` : '';
  const spanOf = ({ from, to }: Used): Span => [words[from]!.start, words[to - 1]!.end];
  const spans: Record<number, Span> = {};
  const finest = place.municipality.used[0];
  if (finest) spans[place.municipality.reading.ward === '' ? 3 : 4] = spanOf(finest);
  if (place.used) spans[5] = spanOf(place.used);
  // Numbers without a town are not put where a town is looked for.
  const below = town === '' ? [building, numbers] : [numbers, building];
  const text = below.filter(Boolean).join(' ');
  return { text: `${code}${prefecture}${admin}${town}${town === '' && text !== '' ? ' ' : ''}${text}`, spans };
}

/** 丁目 and numbers in Japanese order, and the words that are left: a building, a floor, a room. */
function numbersIn(
  words: readonly Word[],
  taken: Uint8Array,
  town: Used | undefined,
): { numbers: string; rest: Word[] } {
  let chome = '';
  let chain = '';
  const rest: Word[] = [];
  const hasBuildingBefore = (i: number) =>
    i > 0 && !words[i]!.isFirst && !taken[i - 1] && BUILDING_WORDS.test(words[i - 1]!.text);
  words.forEach((word, i) => {
    if (taken[i]) return;
    const counted = CHOME.exec(word.text);
    const plain = NUMBERS.exec(word.text);
    if (counted && chome === '') {
      chome = counted[1]!;
      if (counted[2] && chain === '') chain = counted[2];
    } else if (/^-?chome\.?$/i.test(word.text) && chain !== '' && !chain.includes('-') && chome === '') {
      chome = chain;
      chain = '';
    } else if (plain && !hasBuildingBefore(i) && (chain === '' || isNearer(words, i, town, chain))) {
      if (chain !== '') rest.push({ ...word, text: chain });
      chain = plain[1]!.replace(/[‐‑–−]/g, '-');
    } else if (/^(?:ban|banchi|go|gou)\.?$/i.test(word.text)) return;
    else if (/^(\d+)-?ban(?:chi)?\.?(?:-?(\d+)(?:-?go)?)?$/i.test(word.text)) {
      const parts = /^(\d+)-?ban(?:chi)?\.?(?:-?(\d+))?/i.exec(word.text)!;
      chain = [parts[1], parts[2]].filter(Boolean).join('-');
    } else if (/^(\d+)-?go\.?$/i.test(word.text) && chain !== '') chain += `-${/^\d+/.exec(word.text)![0]}`;
    else rest.push(word);
  });
  return { numbers: chome === '' ? chain : `${chome}丁目${chain}`, rest };
}

/** A chain of numbers beside the town (1-9-1 Marunouchi) wins over a single number elsewhere (a room). */
const isNearer = (words: readonly Word[], i: number, town: Used | undefined, chain: string): boolean =>
  town !== undefined && !chain.includes('-') && words[i]!.text.includes('-') && (i === town.from - 1 || i === town.to);
