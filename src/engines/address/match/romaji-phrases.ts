import { romajiKeysOf } from './romaji-key.ts';
import type { Used } from './romaji-municipalities.ts';
import { CHOME, NUMBERS } from './romaji-numbers.ts';
import { BUILDING_WORDS, FLOOR_WORD, type Word } from './romaji-words.ts';

const MAX_PHRASE = 5;
/** Places of one name in the text: more are asked for by nobody, and each is looked up in every municipality. */
const MAX_SAME = 3;

/** A run of words that may be a town. */
export interface TownPhrase extends Used {
  readonly key: string;
  /** Numbers beside it speak for a town, a word of a building in the same part against it. */
  readonly worth: number;
  readonly inBuilding: boolean;
  readonly isBesideNumber: boolean;
}

/** What the words of an address are, found out once for all phrases. */
interface Roles {
  readonly keyOf: (text: string) => string;
  readonly words: readonly Word[];
  readonly isNumber: Uint8Array;
  /** No part of a name: plain numbers, 丁目, floors. */
  readonly isApart: Uint8Array;
  /** First word of the part a word stands in, and the first behind it: commas and chains of numbers divide parts. */
  readonly partFrom: Uint8Array;
  readonly partTo: Uint8Array;
  /** Words of a building up to a word. */
  readonly buildings: Uint8Array;
}

function rolesOf(words: readonly Word[]): Roles {
  const count = words.length;
  const isNumber = new Uint8Array(count);
  const isApart = new Uint8Array(count);
  const isChain = new Uint8Array(count);
  const partFrom = new Uint8Array(count);
  const partTo = new Uint8Array(count);
  const buildings = new Uint8Array(count + 1);
  words.forEach(({ text, isFirst }, i) => {
    isNumber[i] = NUMBERS.test(text) || CHOME.test(text) ? 1 : 0;
    isApart[i] = isNumber[i] === 1 || FLOOR_WORD.test(text) ? 1 : 0;
    isChain[i] = isNumber[i] === 1 && text.includes('-') ? 1 : 0;
    partFrom[i] = isFirst || i === 0 || isChain[i - 1] === 1 || isChain[i] === 1 ? i : partFrom[i - 1]!;
    buildings[i + 1] = buildings[i]! + (BUILDING_WORDS.test(text) ? 1 : 0);
  });
  for (let i = count - 1; i >= 0; i--)
    partTo[i] = i + 1 === count || partFrom[i + 1] === i + 1 ? i + 1 : partTo[i + 1]!;
  return { keyOf: romajiKeysOf(words), words, isNumber, isApart, partFrom, partTo, buildings };
}

/** Every run of words that may be a town. */
export function townPhrases(words: readonly Word[]): TownPhrase[] {
  const roles = rolesOf(words);
  const list: TownPhrase[] = [];
  const counts = new Map<string, number>();
  for (let from = 0; from < words.length; from++) {
    let text = '';
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      if (!goesOn(roles, from, to - 1)) break;
      text += words[to - 1]!.text;
      const key = roles.keyOf(nameIn(text));
      if (key === '') break;
      const same = counts.get(key) ?? 0;
      counts.set(key, same + 1);
      if (same >= MAX_SAME) continue;
      const inBuilding = isBuildingAt(roles, from, to);
      const isBesideNumber = roles.isNumber[from - 1] === 1 || roles.isNumber[to] === 1;
      const worth = key.length + (isBesideNumber ? 8 : 0) - (inBuilding ? 8 : 0);
      list.push({ from, to, key, inBuilding, isBesideNumber, worth });
    }
  }
  return [...list, ...turnedRound(roles)];
}

/** Tsuruga, Ikki-machi: a town in two parts (一箕町大字鶴賀), written from the smaller to the larger. */
function turnedRound(roles: Roles): TownPhrase[] {
  const { words, isNumber } = roles;
  const list: TownPhrase[] = [];
  const starts = words.flatMap(({ isFirst }, i) => (isFirst ? [i] : []));
  starts.slice(1).forEach((middle, i) => {
    const to = starts[i + 2] ?? words.length;
    let from = starts[i]!;
    while (from < middle && isNumber[from] === 1) from++;
    if (to - from > MAX_PHRASE || from === middle) return;
    const [inner, outer] = [phraseKey(roles, from, middle), phraseKey(roles, middle, to)];
    if (inner === '' || outer === '') return;
    const key = roles.keyOf(outer + inner);
    const inBuilding = isBuildingAt(roles, from, middle);
    list.push({ from, to, key, inBuilding, isBesideNumber: true, worth: key.length + 8 });
  });
  return list;
}

/** Another word of the same part says building, floor or room. */
function isBuildingAt({ partFrom, partTo, buildings }: Roles, from: number, to: number): boolean {
  return buildings[from]! > buildings[partFrom[from]!]! || buildings[partTo[to - 1]!]! > buildings[to]!;
}

/** Words that may be a town: no plain numbers, no 丁目, no floors. 3-jo is part of a name. */
function phraseKey(roles: Roles, from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) {
    if (!goesOn(roles, from, i)) return '';
    text += roles.words[i]!.text;
  }
  return roles.keyOf(nameIn(text));
}

/** Whether a phrase may have a word: no comma before it, and no number. */
const goesOn = ({ words, isApart }: Roles, from: number, i: number): boolean =>
  !(i > from && words[i]!.isFirst) && isApart[i] !== 1;

/** A long address asks for hundreds, and few of them have any of the three. */
function nameIn(text: string): string {
  const plain = isLetter(text, text.length - 1, 'e') ? text.replace(/\d+-?chome$/i, '') : text;
  // Shiba Park for 芝公園.
  const park = plain.endsWith('Park') ? plain.replace(/(?<=\w)Park$/, 'koen') : plain;
  // Azabu is a name of its own.
  const mayBeAza = isLetter(park, 0, 'o') || isLetter(park, 0, 'a');
  return mayBeAza ? park.replace(/^(?:o+aza-?|aza-)/i, '') : park;
}

const isLetter = (text: string, at: number, letter: string): boolean => text[at]?.toLowerCase() === letter;
