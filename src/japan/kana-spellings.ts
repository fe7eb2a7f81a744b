import { remembered } from '../contract/remembered.ts';
import { matchesOf } from './matches-of.ts';
import { kanaPieces, type Writing } from './reading-pieces.ts';
import { characterReadings, wholeWords } from './word-readings.ts';

/*
 * A name of which some characters are registered in kana, or in other characters that are read alike: 湯川薬局 is
 * ゆかわ薬局, 稲葉不動産 is 因幡不動産. Candidates, and never more.
 */

/** One question asks for the same ones in more ways than one. */
const KEPT = 4;
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
const COST_OF_LONG_VOWEL = 0.5;
const COST_OF_CHARACTERS = 0.3;
const RUN = /[㐀-鿿]+/gu;
/** キョウワ is written キョーワ as well, and the long mark is left out where names are compared. */
const LONG_VOWEL = /(?<=[オコゴソゾトドノホボポモヨロ])[ウオ]|(?<=[ウクグスズツヌフブプムユル])ウ/gu;

/** What a folded core with kanji may be registered as, the likeliest first. */
export const kanaSpellings = remembered((core): readonly string[] => {
  if (core.length > LONGEST) return [];
  const best = new Best(allInKana(core));
  for (const { 0: run, index } of matchesOf(core, RUN))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= Math.min(run.length, from + LONGEST_WORD); to++) {
        const length = to - from;
        const part = length === run.length ? 0 : COST_OF_PART + (from > 0 ? COST_OF_LATER : 0);
        const extra = part + (length === 1 && run.length > 2 ? COST_OF_SINGLE : 0);
        addAlike(best, run.slice(from, to), extra, core.slice(0, index + from), core.slice(index + to));
      }
  return [...new Set(best.sorted().map(({ text }) => text))].filter((text) => text !== core).slice(0, MOST);
}, KEPT);

/** The likeliest of thousands of texts: those that are surely not among them are not kept. */
class Best {
  limit = Number.POSITIVE_INFINITY;
  readonly #texts: Writing[];

  constructor(texts: Writing[]) {
    this.#texts = texts;
  }

  add(text: string, cost: number): void {
    if (cost >= this.limit) return;
    this.#texts.push({ text, cost });
    if (this.#texts.length < MOST * 4) return;
    this.sorted().length = MOST * 2;
    this.limit = this.#texts.at(-1)!.cost;
  }

  sorted(): Writing[] {
    return this.#texts.sort((a, b) => a.cost - b.cost);
  }
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

/** The name with kana and other characters for one of its words. */
function addAlike(best: Best, word: string, extra: number, before: string, behind: string): void {
  for (const reading of readingsOf(word)) {
    const kana = reading.text;
    const cost = reading.cost + extra;
    if (cost >= best.limit) continue;
    best.add(before + kana + behind, cost);
    const plain = kana.replace(LONG_VOWEL, '');
    if (plain !== kana) best.add(before + plain + behind, cost + COST_OF_LONG_VOWEL);
    for (const other of kanaPieces().anywhere.get(kana) ?? []) {
      const otherCost = cost + other.cost / 2 + COST_OF_CHARACTERS;
      // The likeliest stand first.
      if (otherCost >= best.limit) break;
      if (other.text.length >= word.length) best.add(before + other.text + behind, otherCost);
    }
  }
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
