import { BARE_FORMS, ENDING_ABBREVIATIONS } from './spoken-words.ts';

const FORMER = /(?:[(（]\s*(?:旧|元|前)[^)）]+[)）]|(?:^|\s)(?:旧|元)\S+(?=\s|$))/gu;
const KANJI_DIGITS = [...'〇一二三四五六七八九'];

/** 88 → 八十八; digits beyond 99 are written one by one. */
const kanjiNumber = (digits: string): string => {
  const value = Number(digits);
  if (digits.startsWith('0') || value > 99) return [...digits].map((digit) => KANJI_DIGITS[Number(digit)]!).join('');
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? KANJI_DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? KANJI_DIGITS[ones] : ''}`;
};

/**
 * A name as it may be registered when people shorten it: HD for ホールディングス, a legal form without its brackets, a
 * former name beside it, numbers in digits. Candidates to look up.
 */
export function otherTexts(name: string): string[] {
  const text = name.normalize('NFKC').trim();
  const texts: string[] = [];
  const add = (other: string) => {
    if (other.trim() !== '' && other !== text) texts.push(other.trim());
  };
  for (const [written, endings] of ENDING_ABBREVIATIONS)
    if (written.test(text)) for (const ending of endings) add(text.replace(written, ending));
  for (const [written, form] of BARE_FORMS)
    if (text.length > written.length + 1) {
      if (text.startsWith(written)) add(form + text.slice(written.length));
      if (text.endsWith(written)) add(form + text.slice(0, -written.length));
    }
  if (FORMER.test(text)) add(text.replace(FORMER, ' '));
  if (/[0-9]/.test(text)) add(text.replace(/[0-9]+/g, kanjiNumber));
  return texts;
}
