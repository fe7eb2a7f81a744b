import type { Writing } from './reading-pieces.ts';
import { characterReadings, wholeWords } from './word-readings.ts';

/*
 * How a name in characters may be read: 丸新商事 is マルシンショウジ. What was typed by its sound and turned into other
 * characters has the reading of the name meant.
 */

const LONGEST = 24;
const LONGEST_WORD = 10;
const KEPT_AT = 16;
const COST_OF_WORD = 0.4;
const COST_OF_OTHER_READING = 0.3;
const COST_OF_CHARACTER = 1;
/** 日 is ニチ, and ニッ before another character. */
const COST_OF_SHORTENED = 0.3;
const SHORTENED = /(?<=.)[チツクキ]$/u;
const KANA = /[ァ-ヺ]/u;
/** 一向 is イツコウ and not イチムカイ: two characters side by side are mostly both read as in Chinese, or neither is. */
const COST_OF_MIXED = 0.5;
const COST_OF_NATIVE = 0.2;
const CHINESE = /^[ァ-ヺ][ヤユヨ]?[ウイクツキチン]?$/u;

interface Way extends Writing {
  /** How the character before was read; null behind a word. */
  readonly isChinese: boolean | null;
}

/** Readings of a folded core in folded kana, the likeliest first; empty where a part of it has none. */
export function nameReadings(core: string, most: number): string[] {
  if (core.length > LONGEST) return [];
  const reached: Way[][] = Array.from({ length: core.length + 1 }, () => []);
  reached[0]!.push({ text: '', cost: 0, isChinese: null });
  for (let from = 0; from < core.length; from++) {
    const before = best(reached[from]!);
    const add = (to: number, text: string, cost: number, isChinese: boolean | null = null) => {
      for (const way of before) {
        const isPair = isChinese !== null && way.isChinese !== null;
        const extra = !isPair ? 0 : way.isChinese !== isChinese ? COST_OF_MIXED : isChinese ? 0 : COST_OF_NATIVE;
        reached[to]!.push({ text: way.text + text, cost: way.cost + cost + extra, isChinese });
      }
    };
    for (let to = from + 2; to <= Math.min(core.length, from + LONGEST_WORD); to++)
      for (const [i, text] of (wholeWords().get(core.slice(from, to)) ?? []).entries())
        add(to, text, COST_OF_WORD + i * COST_OF_OTHER_READING);
    const character = core[from]!;
    if (KANA.test(character)) add(from + 1, character, 0);
    const { plain, behind } = characterReadings(character);
    for (const { text, cost } of from > 0 ? behind : plain) {
      const isChinese = text.length === 1 ? null : CHINESE.test(text);
      add(from + 1, text, COST_OF_CHARACTER + cost, isChinese);
      if (from + 1 < core.length && SHORTENED.test(text))
        add(from + 1, text.replace(SHORTENED, 'ツ'), COST_OF_CHARACTER + cost + COST_OF_SHORTENED, isChinese);
    }
  }
  return [...new Set(best(reached[core.length]!).map(({ text }) => text))].slice(0, most);
}

const best = (ways: readonly Way[]): readonly Way[] => [...ways].sort((a, b) => a.cost - b.cost).slice(0, KEPT_AT);
