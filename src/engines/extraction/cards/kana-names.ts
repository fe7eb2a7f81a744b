import { isKana } from '../../../japan/kana.ts';
import { nameScore, type Word } from './person-name.ts';

/** 喜屋武 さとみ きゃん さとみ: the reading of a name whose given name is printed in kana ends with it. */
export const hasReadingOfGiven = (words: readonly Word[]): boolean =>
  words.length === 4 &&
  /^\p{Script=Han}{1,4}$/u.test(words[0]!.text) &&
  words.slice(1).every(({ text }) => isKana(text)) &&
  words[1]!.text === words[3]!.text;

/** フォスター 真理亜: no reading of a Japanese family name is spelt with a long mark or with small vowels. */
export const isForeignFamily = (family: string, given: string): boolean =>
  /[ーヴァィゥェォ]/.test(family) && /^\p{Script=Han}{1,3}$/u.test(given) && nameScore([{ text: given, gap: 0 }]) < 3;
