import type { CharReading } from '../../types.ts';

/** What a character becomes, by its neighbours; undefined where it stays. */
export type Renamed = (char: CharReading, before: string, after: string) => string | undefined;

const NUMERAL = /^[〇一二三四五六七八九十百千万]$/;
/** What a kanji numeral stands beside: marks of numbers, and the words they count. */
const BESIDE_NUMERAL = /^[-ー－―()（）〒年月日番号丁階条線時分の第〇]$/;
const NUMERAL_OF: Readonly<Record<string, string>> = { ニ: '二', ハ: '八', ミ: '三', '=': '二', O: '〇', '○': '〇' };

/** 〇九ニ(三八三): a katakana among kanji numerals is their twin. */
export const kanjiNumeral: Renamed = ({ text }, before, after) => {
  const numeral = NUMERAL_OF[text];
  if (!numeral) return undefined;
  // プラザニ十三階: no word has a kanji ten after such a katakana.
  if (/^[十百千]$/.test(after)) return numeral;
  const sides = [before, after].map((side) => NUMERAL.test(side) || text === side);
  if (sides[0] && sides[1]) return numeral;
  const [numeralSide, otherSide] = sides[0] ? [before, after] : [after, before];
  return NUMERAL.test(numeralSide) && BESIDE_NUMERAL.test(otherSide) ? numeral : undefined;
};

/** 〇八二ー七五二: in a column 一 lies and a hyphen stands, so that an upright stroke between numerals is no 一. */
export const standingHyphen: Renamed = ({ text }, before, after) =>
  /^[ー―|]$/.test(text) && /^[〇一二三四五六七八九0-9]$/.test(before) && /^[〇一二三四五六七八九0-9]$/.test(after)
    ? '-'
    : undefined;

/** Kanji that 口 follows in names and signs, and no katakana ロ does. */
const BEFORE_OPENING = /^[東西南北窓入出戸川山江坂樋関原井浜濱堀溝谷野水河湯裏表間糸辻]$/;
/** 口座, 口頭, 口径: words that begin with it. */
const AFTER_OPENING = /^[座頭径述外論金数調]$/;

/** 東ロプラザ, 窓□まで: 口 has two twins, a katakana and a drawn square. */
export const opening: Renamed = ({ text }, before, after) => {
  if (!/^[ロ□]$/.test(text)) return undefined;
  // 窓口まで, broken before its second character.
  if (before === '' && after === 'ま') return '口';
  return BEFORE_OPENING.test(before) || (AFTER_OPENING.test(after) && !/[\u30a1-\u30fc]/.test(before))
    ? '口'
    : undefined;
};

/** 6個x単98: the sign between a count and its unit price is never a letter. */
export const timesSign: Renamed = ({ text }, before, after) =>
  /^[xXｘ]$/.test(text) && /^[個点コ枚本ケ]$/.test(before) && after === '単' ? '×' : undefined;

/** 1698-****ー****: what stands between hidden digits is a hyphen. */
export const hiddenDigits: Renamed = ({ text }, before, after) =>
  /^[ー―一]$/.test(text) && (before === '*' || after === '*') ? '-' : undefined;
