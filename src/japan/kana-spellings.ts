import { remembered } from '../contract/remembered.ts';
import { READINGS_OF_BUSINESS_WORDS } from './business-words.ts';
import { foldText } from './company-name.ts';
import { KANJI_READINGS } from './company-words.ts';
import { READINGS_OF_KANJI } from './kanji-readings.ts';
import { matchesOf } from './matches-of.ts';
import { READINGS_OF_MUNICIPALITIES } from './municipality-words.ts';
import { READINGS_OF_NAMES } from './name-words.ts';
import { kanaPieces, voiced, type Writing } from './reading-pieces.ts';
import { READINGS_OF_SURNAMES } from './surname-words.ts';

/*
 * A name of which some characters are registered in kana, or in other characters that are read alike: 湯川薬局 is
 * ゆかわ薬局, 稲葉不動産 is 因幡不動産. Candidates, and never more.
 */

/** Texts that are looked up for one name. */
const MOST = 96;
const LONGEST = 16;
/** Characters side by side that are read as one. */
const LONGEST_WORD = 5;
const READINGS = 16;
/** Readings of each run that are tried where a name has more runs than one. */
const READINGS_OF_RUN = 3;
/** A part of a run of characters, one that does not begin it, one character of many. */
const COST_OF_PART = 0.2;
const COST_OF_LATER = 0.2;
const COST_OF_SINGLE = 0.4;
const COST_OF_CUT_WORD = 0.5;
const COST_OF_OTHER_READING = 0.2;
const COST_OF_VOICED = 0.3;
const COST_OF_LONG_VOWEL = 0.5;
const COST_OF_CHARACTERS = 0.3;
/** Characters whose readings are kept. */
const KEPT = 2000;
const RUN = /[㐀-鿿]+/gu;
/** キョウワ is written キョーワ as well, and the long mark is left out where names are compared. */
const LONG_VOWEL = /(?<=[オコゴソゾトドノホボポモヨロ])[ウオ]|(?<=[ウクグスズツヌフブプムユル])ウ/gu;

/** What a folded core with kanji may be registered as, the likeliest first. */
export function kanaSpellings(core: string): string[] {
  if (core.length > LONGEST) return [];
  const texts: Writing[] = allInKana(core);
  for (const { 0: run, index } of matchesOf(core, RUN))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_WORD); to++) {
        const length = to - from;
        const part = length === run.length ? 0 : COST_OF_PART + (from > 0 ? COST_OF_LATER : 0);
        const extra = part + (length === 1 && run.length > 2 ? COST_OF_SINGLE : 0);
        const written = (text: string) => core.slice(0, index + from) + text + core.slice(index + to);
        for (const { text, cost } of alikeOf(run.slice(from, to)))
          texts.push({ text: written(text), cost: cost + extra });
      }
  texts.sort((a, b) => a.cost - b.cost);
  return [...new Set(texts.map(({ text }) => text))].filter((text) => text !== core).slice(0, MOST);
}

/** ねこのかいしゃ for 猫の会社: every run of characters in kana. */
function allInKana(core: string): Writing[] {
  const runs = core.match(RUN) ?? [];
  if (runs.length !== 2) return [];
  let texts: Writing[] = [{ text: core, cost: 0 }];
  for (const run of runs) {
    const readings = run.length > LONGEST_WORD ? [] : readingsOf(run).slice(0, READINGS_OF_RUN);
    texts = texts.flatMap(({ text, cost }) =>
      readings.map((reading) => ({ text: text.replace(run, reading.text), cost: cost + reading.cost })),
    );
  }
  return texts;
}

/** Kana and other characters for a word. */
function alikeOf(word: string): Writing[] {
  const texts: Writing[] = [];
  for (const { text: kana, cost } of readingsOf(word)) {
    texts.push({ text: kana, cost });
    const plain = kana.replace(LONG_VOWEL, '');
    if (plain !== kana) texts.push({ text: plain, cost: cost + COST_OF_LONG_VOWEL });
    for (const other of kanaPieces().anywhere.get(kana) ?? [])
      if (other.text.length >= word.length)
        texts.push({ text: other.text, cost: cost + other.cost / 2 + COST_OF_CHARACTERS });
  }
  return texts;
}

/** Readings of a word in folded kana: of the whole, and character by character. */
function readingsOf(word: string): Writing[] {
  let cut: Writing[] = [{ text: '', cost: word.length > 1 ? COST_OF_CUT_WORD : 0 }];
  for (const [i, character] of [...word].entries()) {
    const readings = characterReadings(character)[i > 0 ? 'behind' : 'plain'];
    cut = cut.flatMap(({ text, cost }) => readings.map((next) => ({ text: text + next.text, cost: cost + next.cost })));
    cut.sort((a, b) => a.cost - b.cost);
    cut.length = Math.min(cut.length, READINGS);
  }
  return [...(wholeWords().get(word) ?? []).map((text) => ({ text, cost: 0 })), ...cut];
}

/** Readings of single characters, and as they are said behind another one. */
const characterReadings = remembered((character: string) => {
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
function wholeWords(): Map<string, readonly string[]> {
  if (whole !== null) return whole;
  whole = new Map();
  for (const [written, reading] of KANJI_READINGS) whole.set(written, [foldText(reading)]);
  for (const table of [READINGS_OF_MUNICIPALITIES, READINGS_OF_BUSINESS_WORDS, READINGS_OF_NAMES, READINGS_OF_SURNAMES])
    for (const [written, readings] of table) {
      const word = foldText(written);
      whole.set(word, [...new Set([...readings.map(foldText), ...(whole.get(word) ?? [])])]);
    }
  return whole;
}
