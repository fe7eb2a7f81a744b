import { hepburn } from '../../../japan/romaji.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { HOUSE_KINDS } from '../vocabulary/house-kinds.ts';
import { type WordRule, wordRule } from '../vocabulary/word-rule.ts';
import { endsLikeHouse, endsLikeShop, isTrade } from './house-words.ts';
import { foldReading, nameScore, wordsOf } from './person-name.ts';

/** What is printed over the name of a house and is no name: what it sells, and how it speaks of itself. */
export const OVER_A_NAME: readonly WordRule[] = [
  wordRule('goes-on', /[ぁ-ん\p{Script=Han}][のなと]$/u, 'ねぎと卵の', 'ねぎと卵'),
  wordRule(
    'wares-and-wares',
    /^(?:[\p{Script=Han}ァ-ヶー]{2,8}|[ぁ-ん]{2,6}(?=の)|\p{Script=Han}{1,2}[ぁ-ん]{1,3}(?=の))(?:の[お\p{Script=Han}ァ-ヶー]{1,6})?と[お\p{Script=Han}ァ-ヶー]{1,6}$/u,
    '季節料理と地酒',
    '器と暮らし つむぎ',
  ),
  wordRule(
    'trades-in-a-row',
    /^\S+(?: {2,}| ?[/／] ?)\S+(?: {2,}| ?[/／] ?)\S+$/,
    'デザイン / ロゴ / 装丁',
    'みほん 工房',
  ),
  wordRule(
    'wares-by-dots',
    /^[\p{L}ー]{2,6}・(?:建材|電気|設備|板金|塗装|食品|印刷|石材|金物|青果|鮮魚|精肉|内装|配管|造園|水産)$/u,
    'かなもの・建材',
    '電気・みほん屋',
  ),
  wordRule(
    'kind-of-office',
    /^(?:(?:[一二12]級|木造)建築士|税理士|会計|公認会計士|法律|弁護士|司法書士|行政書士|社会保険労務士|社労士|特許|弁理士|測量)事務所$|^式[内外]社$/,
    '一級建築士事務所',
    'みほん税理士事務所',
  ),
  wordRule(
    'wares-of-a-maker',
    /(?:雑貨|小物|アクセサリー|ハンドメイド|手仕事|作品)$/,
    '手刺繍 ハンドメイド雑貨',
    '雑貨 みほん',
  ),
  wordRule(
    'sect-and-mountain',
    /^\p{Script=Han}{1,5}宗(?: *\p{Script=Han}{1,6}派)? *(?:\p{Script=Han}{1,4}山)?$/u,
    '曹洞宗  瑞雲山',
    '曹洞宗 龍泉寺',
  ),
  wordRule('ware-of-a-kiln', /^\p{Script=Han}{2,4}焼$/u, '備前焼', '備前焼 みほん窯'),
  wordRule('shop-of-wares', /と[\p{L}ー]{2,8}の(?:お?店|専門店)$/u, '珈琲と焼き菓子の店', 'みほんの店'),
  wordRule(
    'wares-for-people',
    /^[ァ-ヶー]{3,12} ?[&＆] ?[ァ-ヶー]{3,12}$/,
    'ランジェリー&ナイトウェア',
    'カフェ みほん',
  ),
  wordRule(
    'kind-of-food',
    /^御?(?:菓子|料理)[司処]$|^(?:\p{Script=Han}{2}|窯焼き?|薪窯|石窯|手作り|手づくり|自家焙煎|天然酵母|自然栽培の?)?(?:手打ち?)?(?:蕎麦|そば|うどん|パン|珈琲|コーヒー|豆腐|和菓子|洋菓子|料理)$/u,
    '信州手打蕎麦',
    '更科 みほん',
  ),
];

export const isOver = (text: string): boolean => OVER_A_NAME.some(({ pattern }) => pattern.test(text));

/** Who the card is from besides its lines: they tell the house that bears the person's name, or that the mail is called by. */
export interface Bearer {
  readonly family: string | null;
  /** Readings of the family name. */
  readonly readings: readonly string[];
  /** Labels of the domains of mail and sites. */
  readonly domains: readonly string[];
}

/** 更科 ふじもり beside 藤森 周作, 小谷農場 beside 小谷 すみれ. */
function bearsName(text: string, { family, readings }: Bearer): boolean {
  // 前田 さやか beside 前田 誠 is another of the family.
  const isHouse = family !== null && [...family].length >= 2 && text.replaceAll(' ', '').includes(family);
  if (isHouse && nameScore(wordsOf(text)) <= 0) return true;
  const kana = text.split(/[ 　・]/).filter((word) => /^(?:[ぁ-ん]{2,}|[ァ-ヶー]{2,})$/.test(word));
  return kana.some((word) => readings.some((reading) => foldReading(hepburn(word)).startsWith(foldReading(reading))));
}

/** mizuiro beside hello@mizuiro-design.example. */
const isDomain = (text: string, domains: readonly string[]): boolean => {
  if (!/^[\x20-\x7e]{4,}$/.test(text)) return false;
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.length >= 4 && domains.some((label) => label.replaceAll('-', '').startsWith(letters));
};

/** A line that says itself what house it is. */
export const namesHouse = (text: string): boolean =>
  endsLikeShop(text) ||
  endsLikeHouse(text) ||
  /\p{L}(?:舎|房|窯|邸|荘)$/u.test(text) ||
  HOUSE_KINDS.some(({ pattern }) => pattern.test(text)) ||
  (text.includes(' ') && isTrade(text.split(' ')[0]!));

/** The lower, the likelier the line is the name of the house: 0 says so itself, 2 is said of a house. */
export function rankOfHouse({ value }: Candidate<string>, bearer: Bearer): number {
  if (isOver(value)) return 2;
  return namesHouse(value) || bearsName(value, bearer) || isDomain(value, bearer.domains) ? 0 : 1;
}
