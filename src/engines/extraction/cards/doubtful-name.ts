import { familyReadings, hasMiddleName, nameScore, type SplitPersonName, type Word } from './person-name.ts';

/** Longest parts of a name that need no list: 勅使河原, 三津五郎; names with katakana in them have longer ones. */
const LONGEST_FAMILY = 4;
/** 勘解由小路: kanji alone. */
const LONGEST_IN_KANJI = 5;
const LONGEST_GIVEN = 5;
/** A listed family name and a listed given name in one word. */
const SURELY_WHOLE = 5;

/**
 * 氏名 山田 太郎, 山田 太郎 佐藤, 店長の山田 太郎: three words that are no letters set apart, or a part longer than any, hold
 * more than the name. What of it the name is, a person must say.
 */
export function isDoubtful(words: readonly Word[], split: SplitPersonName | null): boolean {
  if (hasMiddleName(words)) return false;
  const long = words.filter(({ text }) => [...text].length > 1 && !/[ァ-ヶ・=]/.test(text));
  if (words.length > 2 && long.length > 1) return true;
  if (!split || /[ァ-ヶ・=]/.test(split.family)) return false;
  // 山田太郎 佐藤花子: two people.
  if ([split.family, split.given].every((text) => nameScore([{ text, gap: 0 }]) >= SURELY_WHOLE)) return true;
  const most = /^\p{Script=Han}+$/u.test(split.family) ? LONGEST_IN_KANJI : LONGEST_FAMILY;
  const isLong = [...split.family].length > most && familyReadings(split.family).length === 0;
  return isLong || [...split.given].length > LONGEST_GIVEN;
}
