import { isCorporateNumber } from './corporate-number.ts';
import { toHiragana } from './kana.ts';
import { nfkc } from './nfkc.ts';

/** Digits by the names they are said by, one by one over the telephone. */
export const DIGIT_NAMES: readonly { readonly digit: string; readonly said: readonly string[] }[] = [
  { digit: '0', said: ['ぜろ', 'れい', 'まる', 'おー', '〇', '零', 'ぜーろ'] },
  { digit: '1', said: ['いち', 'いーち', '一', '壱', 'わん'] },
  { digit: '2', said: ['に', 'にー', 'にい', '二', '弐', 'つー'] },
  { digit: '3', said: ['さん', 'さーん', '三', '参', 'すりー'] },
  { digit: '4', said: ['よん', 'し', 'しー', 'よーん', '四', 'ふぉー'] },
  { digit: '5', said: ['ご', 'ごー', 'ごお', '五', 'ふぁいぶ'] },
  { digit: '6', said: ['ろく', 'ろーく', '六', 'しっくす'] },
  { digit: '7', said: ['なな', 'しち', 'なーな', '七', 'せぶん'] },
  { digit: '8', said: ['はち', 'はーち', 'ぱち', '八', 'えいと'] },
  { digit: '9', said: ['きゅう', 'きゅー', 'く', 'くー', '九', 'ないん'] },
];

const LENGTH = 13;
/** A number said takes more letters than one written. */
const LONGEST_TEXT = 200;
const DIGIT = new Map(DIGIT_NAMES.flatMap(({ digit, said }) => said.map((name) => [name, digit] as const)));
const NAMES = [...DIGIT.keys()].sort((a, b) => b.length - a.length).join('|');
const BETWEEN = String.raw`[\s、,，・.。\-‐−ー〜の]*`;
const RUN = new RegExp(`(?:(?:[0-9]|${NAMES})${BETWEEN}){${LENGTH},}`, 'gu');
const ONE = new RegExp(`[0-9]|${NAMES}`, 'gu');
const MAYBE = /[0-9〇零一二三四五六七八九ぁ-ゖァ-ヺ]/u;

/** The corporate number in a text, in digits or as digits are said, where its check digit is right; else null. */
export function saidCorporateNumber(text: string): string | null {
  if (text.length < LENGTH || text.length > LONGEST_TEXT || !MAYBE.test(text)) return null;
  for (const [run] of toHiragana(nfkc(text)).matchAll(RUN)) {
    const digits = (run.match(ONE) ?? []).map((name) => DIGIT.get(name) ?? name).join('');
    // What is said before or behind may end or begin as a digit does: 番号は はち…, …よん です.
    for (let from = 0; from + LENGTH <= digits.length; from++) {
      const number = digits.slice(from, from + LENGTH);
      if (isCorporateNumber(number)) return number;
    }
  }
  return null;
}
