import { remembered } from '../contract/remembered.ts';
import { READINGS_OF_ASSOCIATION_WORDS } from './association-words.ts';
import { READINGS_OF_BUSINESS_WORDS } from './business-words.ts';
import { foldText } from './company-name.ts';
import { KANJI_READINGS } from './company-words.ts';
import { READINGS_OF_KANJI } from './kanji-readings.ts';
import { READINGS_OF_MUNICIPALITIES } from './municipality-words.ts';
import { READINGS_OF_NAMES } from './name-words.ts';
import { voiced, type Writing } from './reading-pieces.ts';
import { READINGS_OF_SURNAMES } from './surname-words.ts';
import { READINGS_OF_TRADE_WORDS } from './trade-words.ts';

/* How words and single characters of names are read, in folded kana: the tables from the written side. */

const COST_OF_OTHER_READING = 0.2;
const COST_OF_VOICED = 0.3;
/** Characters whose readings are kept. */
const KEPT = 2000;

/** Readings of single characters, and as they are said behind another one. */
export const characterReadings = remembered((character: string) => {
  const plain: Writing[] = [];
  const behind: Writing[] = [];
  for (const [i, reading] of (READINGS_OF_KANJI.get(character) ?? []).entries()) {
    const text = foldText(reading);
    const cost = i * COST_OF_OTHER_READING;
    plain.push({ text, cost });
    const changed = voiced(text);
    if (changed !== null) behind.push({ text: changed, cost: cost + COST_OF_VOICED });
  }
  return { plain, behind: [...plain, ...behind] };
}, KEPT);

let whole: Map<string, readonly string[]> | null = null;

/** Words of more than one character to their readings in folded kana. */
export function wholeWords(): Map<string, readonly string[]> {
  if (whole !== null) return whole;
  whole = new Map();
  for (const [written, reading] of KANJI_READINGS) whole.set(written, [foldText(reading)]);
  for (const table of [
    READINGS_OF_MUNICIPALITIES,
    READINGS_OF_BUSINESS_WORDS,
    READINGS_OF_NAMES,
    READINGS_OF_SURNAMES,
    READINGS_OF_ASSOCIATION_WORDS,
    READINGS_OF_TRADE_WORDS,
  ])
    for (const [written, readings] of table) {
      const word = foldText(written);
      whole.set(word, [...new Set([...readings.map(foldText), ...(whole.get(word) ?? [])])]);
    }
  return whole;
}
