import { readingsOf } from './readings-of.ts';
import type { WordRow } from './word-row.ts';

/**
 * English words for a trade, and what its registered name has for them: Mihon Sheet Metal Works for 見本板金工作所, which has
 * no English name of its own. Only looked up, never shown.
 */
export interface EnglishTrade extends WordRow {
  /** As names write it, and how that is read, the likeliest first. */
  readonly written: ReadonlyMap<string, readonly string[]>;
}

/** A table of rows `id; phrase, phrase; 漢字:ヨミ 漢字:ヨミ/ヨミ`. */
export const tradesOf = (table: string): EnglishTrade[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id, phrases, written] = line.split('; ') as [string, string, string];
      const words = phrases.split(', ');
      return { id, words, written: readingsOf(written), example: `Mihon ${words[0]}` };
    });
