import { READINGS_OF_ASSOCIATION_WORDS } from './association-words.ts';
import { READINGS_OF_BUSINESS_WORDS } from './business-words.ts';
import { foldText } from './company-name.ts';
import { KANJI_READINGS, LOAN_WORDS } from './company-words.ts';
import { FURTHER_LOAN_WORDS } from './further-loan-words.ts';
import { READINGS_OF_KANJI } from './kanji-readings.ts';
import { READINGS_OF_MUNICIPALITIES } from './municipality-words.ts';
import { READINGS_OF_NAMES } from './name-words.ts';
import { PREFECTURES } from './prefectures.ts';
import { kanaKey } from './reading-key.ts';
import { MORE_LOAN_WORDS } from './spoken-words.ts';
import { READINGS_OF_SURNAMES } from './surname-words.ts';
import { READINGS_OF_TRADE_WORDS } from './trade-words.ts';

/** How a piece of a reading may be written; the lower the cost, the likelier. */
export interface Writing {
  readonly text: string;
  readonly cost: number;
}

/** Pieces of readings and how they are written; some readings a piece has only behind another one. */
export interface PieceTable {
  readonly anywhere: ReadonlyMap<string, readonly Writing[]>;
  readonly behind: ReadonlyMap<string, readonly Writing[]>;
  readonly longest: number;
}

const COST_OF_WORD = 1;
const COST_OF_NAME = 1.1;
/** 甲斐, 伊豆: so short a reading is a part of many others. */
const COST_OF_SHORT_NAME = 1.7;
const SHORT_NAME = 2;
const COST_OF_CHARACTER = 1.5;
/** Each reading of a character is less common than the one before it. */
const COST_OF_OTHER_READING = 0.15;
/** Of words and characters that are read alike, the commoner ones come first in their tables. */
const COST_OF_RANK = 0.12;
const FULL_RANKS = 12;
const COST_OF_VOICED = 0.4;
const COST_OF_SHORTENED = 0.6;
const MOST_WRITINGS = 32;

/** 川 is カワ, and ガワ behind another character: カサタハ rows as they are said there. */
const VOICED = new Map(
  [...'カキクケコサシスセソタチツテトハヒフヘホ'].map((kana, i) => [
    kana,
    [...'ガギグゲゴザジズゼゾダジズデドバビブベボ'][i]!,
  ]),
);
const HALF_VOICED = new Map([...'ハヒフヘホ'].map((kana, i) => [kana, [...'パピプペポ'][i]!]));
/** 日 is ニチ, and ニッ before another character. */
const SHORTENED = /(?<=.)[チツクキ]$/u;

/** How a reading is said behind another one: カワ as ガワ; null for one that does not change. */
export function voiced(kana: string): string | null {
  const first = VOICED.get(kana[0]!);
  return first === undefined ? null : first + kana.slice(1);
}

let byKana: PieceTable | null = null;
let byKey: PieceTable | null = null;

/** By readings in folded kana. Made when the first name needs it: most are found without. */
export const kanaPieces = (): PieceTable => (byKana ??= pieceTable((kana) => kana));
/** By keys of readings, which names in Latin letters have as well. */
export const keyPieces = (): PieceTable => (byKey ??= pieceTable(kanaKey));

/** The table by any form of a reading: in folded kana, or as the key that romaji have as well. */
function pieceTable(form: (foldedKana: string) => string): PieceTable {
  const anywhere = new Map<string, Writing[]>();
  const behind = new Map<string, Writing[]>();
  const add = (into: Map<string, Writing[]>, kana: string, written: string, cost: number) => {
    const key = form(kana);
    if (key === '') return;
    const text = foldText(written);
    const known = into.get(key);
    if (known === undefined) into.set(key, [{ text, cost }]);
    else if (!known.some((writing) => writing.text === text))
      known.push({ text, cost: cost + Math.min(known.length, FULL_RANKS) * COST_OF_RANK });
  };
  const addAll = (words: Iterable<readonly [string, readonly string[]]>, cost: number, costOfShort = cost) => {
    for (const [written, readings] of words)
      for (const [i, reading] of readings.entries()) {
        const kana = foldText(reading);
        const isShort = kana.length <= SHORT_NAME && written.length > 1;
        add(anywhere, kana, written, (isShort ? costOfShort : cost) + i * COST_OF_OTHER_READING);
      }
  };
  addAll(READINGS_OF_BUSINESS_WORDS, COST_OF_WORD);
  addAll(READINGS_OF_ASSOCIATION_WORDS, COST_OF_WORD);
  addAll(READINGS_OF_TRADE_WORDS, COST_OF_WORD);
  for (const [written, reading] of KANJI_READINGS)
    if (written.length > 1) add(anywhere, foldText(reading), written, COST_OF_WORD);
  addAll(READINGS_OF_NAMES, COST_OF_NAME, COST_OF_SHORT_NAME);
  addAll(READINGS_OF_SURNAMES, COST_OF_NAME, COST_OF_SHORT_NAME);
  for (const { name, kana } of PREFECTURES)
    add(anywhere, foldText(kana.replace(/(?:ケン|フ|ト)$/u, '')), name.replace(/[県府都]$/u, ''), COST_OF_WORD);
  addAll(READINGS_OF_MUNICIPALITIES, COST_OF_NAME, COST_OF_SHORT_NAME);
  for (const kana of LOAN_WORDS.keys()) add(anywhere, foldText(kana), kana, COST_OF_WORD);
  for (const readings of [...MORE_LOAN_WORDS.values(), ...FURTHER_LOAN_WORDS.values()])
    for (const kana of readings) add(anywhere, foldText(kana), kana, COST_OF_WORD);
  addCharacters(add, anywhere, behind);
  for (const table of [anywhere, behind])
    for (const [key, writings] of table)
      table.set(key, writings.sort((a, b) => a.cost - b.cost).slice(0, MOST_WRITINGS));
  return { anywhere, behind, longest: Math.max(...[...anywhere.keys()].map((key) => key.length)) };
}

function addCharacters(
  add: (into: Map<string, Writing[]>, kana: string, written: string, cost: number) => void,
  anywhere: Map<string, Writing[]>,
  behind: Map<string, Writing[]>,
): void {
  for (const [written, readings] of READINGS_OF_KANJI)
    for (const [i, reading] of readings.entries()) {
      const kana = foldText(reading);
      const cost = COST_OF_CHARACTER + i * COST_OF_OTHER_READING;
      add(anywhere, kana, written, cost);
      const half = HALF_VOICED.get(kana[0]!);
      for (const changed of [voiced(kana), half === undefined ? null : half + kana.slice(1)])
        if (changed !== null) add(behind, changed, written, cost + COST_OF_VOICED);
      if (SHORTENED.test(kana)) add(anywhere, kana.replace(SHORTENED, 'ツ'), written, cost + COST_OF_SHORTENED);
    }
}
