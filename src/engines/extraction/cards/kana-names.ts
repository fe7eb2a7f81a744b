import { isKana } from '../../../japan/kana.ts';
import { hepburn } from '../../../japan/romaji.ts';
import { familyReadings, foldReading, type Word } from './person-name.ts';

/** 喜屋武 さとみ きゃん さとみ: the reading of a name whose given name is printed in kana ends with it. */
export const hasReadingOfGiven = (words: readonly Word[]): boolean =>
  words.length === 4 &&
  /^\p{Script=Han}{1,4}$/u.test(words[0]!.text) &&
  words.slice(1).every(({ text }) => isKana(text)) &&
  words[1]!.text === words[3]!.text;

/**
 * フォスター 真理亜, スミス 恵美子, ジェームズ 坂本: in front of a name in kanji stands its reading, unless the kana begin with no
 * reading of any family name that the kanji may begin with, or are spelt as no such reading is.
 */
export function isNoReadingOf(kana: string, name: string): boolean {
  if (!/^\p{Script=Han}{1,3}$/u.test(name)) return false;
  const spoken = foldReading(hepburn(kana));
  const families = [1, 2, 3].flatMap((length) => familyReadings(name.slice(0, length)));
  if (families.some((reading) => spoken.startsWith(foldReading(reading)))) return false;
  return families.length > 0 || /[ーヴァィゥェォ]/.test(kana) || LIKE_A_GIVEN_NAME.test(name);
}
const LIKE_A_GIVEN_NAME = /[子美恵香代江郎介助太樹斗平哉也男夫雄彦奈菜花乃沙紗衣緒亜]$/;
