import { LOAN_WORDS } from './company-words.ts';
import { splitLegalForm } from './split-legal-form.ts';

/** English → katakana, the first of those that are written so. */
const KATAKANA = new Map([...LOAN_WORDS].reverse().map(([kana, english]) => [english.toLowerCase(), kana]));
const LAST_WORD = /^(.*[A-Za-z0-9&.)])\s+([A-Za-z]+)$/u;

/** A name in letters whose last word is registered in katakana: AT&T Japan is ＡＴ＆Ｔジャパン. In NFKC. */
export function withKatakanaEnding(text: string): readonly string[] {
  const last = LAST_WORD.exec(splitLegalForm(text).body);
  const kana = last === null ? undefined : KATAKANA.get(last[2]!.toLowerCase());
  return kana === undefined ? [] : [last![1]! + kana];
}
