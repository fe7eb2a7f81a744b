import type { Used } from './romaji-municipalities.ts';
import { BUILDING_WORDS, type Word } from './romaji-words.ts';

export const NUMBERS = /^#?(\d+(?:-\d+)*)$/;
export const CHOME = /^(\d+)-?ch[oō]u?me\.?(?:-?(\d+(?:-\d+)*))?$/i;
/** 丁目 and numbers in Japanese order, and the words that are left: a building, a floor, a room. */
export function numbersIn(
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
    const hasFigures = /\d/.test(word.text);
    const counted = hasFigures ? CHOME.exec(word.text) : null;
    const plain = hasFigures ? NUMBERS.exec(word.text) : null;
    if (counted && chome === '') {
      chome = counted[1]!;
      if (counted[2] && chain === '') chain = counted[2];
    } else if (chain !== '' && chome === '' && !chain.includes('-') && /^-?chome\.?$/i.test(word.text)) {
      chome = chain;
      chain = '';
    } else if (plain && (isNearer(words, i, town, chain) || (chain === '' && !hasBuildingBefore(i)))) {
      if (chain !== '') rest.push({ ...word, text: chain });
      chain = plain[1]!;
    } else if (/^(?:ban|banchi|g[oō]u?)\.?$/i.test(word.text)) return;
    else if (!hasFigures) rest.push(word);
    else if (/^(\d+)-?ban(?:chi)?\.?(?:-?(\d+)(?:-?g[oō]u?)?)?$/i.test(word.text)) {
      const parts = /^(\d+)-?ban(?:chi)?\.?(?:-?(\d+))?/i.exec(word.text)!;
      chain = [parts[1], parts[2]].filter(Boolean).join('-');
    } else if (/^(\d+)-?g[oō]u?\.?$/i.test(word.text) && chain !== '') chain += `-${/^\d+/.exec(word.text)![0]}`;
    else rest.push(word);
  });
  return { numbers: chome === '' ? chain : `${chome}丁目${chain}`, rest };
}

/** A chain of numbers beside the town (1-9-1 Marunouchi) wins over a single number elsewhere (a room). */
const isNearer = (words: readonly Word[], i: number, town: Used | undefined, chain: string): boolean =>
  town !== undefined && !chain.includes('-') && words[i]!.text.includes('-') && (i === town.from - 1 || i === town.to);
