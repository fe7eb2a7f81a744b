import { MALLS } from '../vocabulary/malls.ts';

/** What is sold or done, in front of 店: 元町珈琲店 and 林酒店 are names. */
const TRADE =
  /(?:珈琲|喫茶|料理|飲食|食料品|洋品|用品|文具|書籍|時計|眼鏡|メガネ|陶器|金物|電[器気]|家電|楽器|自転車|写真|専門|百貨|量販|代理|直売|販売|売|精肉|鮮魚|青果|豆腐|味噌|醤油|菓子|弁当|惣菜|寿司|鮨|そば|蕎麦|うどん|パン|[商酒書米茶薬油肉魚花靴鞄器具物服菓本飯鮨畳表章紙布質麺苗])$/u;
/** Where a shop is: a station, an exit, a street, a mall. */
const PLACE =
  /(?:駅前?|[東西南北中央]{1,2}口|[丁条]目?|\d番|大通り?|通り|バイパス|インター(?:前|チェンジ)?|IC|空港|ターミナル|モール|タウン|パーク前|市役所前|病院前|大学前)$/u;
const SHOP = /^([^\s]{3,})店$/u;
/** 春日井店, but neither 久保田畳店 nor まつだ商店. */
export const namesBranch = (word: string): boolean =>
  /^[\p{Script=Han}ァ-ヶーA-Za-z0-9]{2,10}店$/u.test(word) && !TRADE.test(word.slice(0, -1));
/** やっぱりステーキ親不孝通り店 says whose shop it is. */
const ONLY_PLACES =
  /^[\p{Script=Han}\d々ヶケノ]+(?:り|バイパス|インター(?:前|チェンジ)?|IC|ターミナル|モール|タウン|パーク前)?$/u;
/** ミリオンタウン五条西小路店, イオンモール京都五条店: a shopping centre and its place say where a shop is. */
const IN_A_MALL = new RegExp(
  String.raw`^(?:${MALLS.join('|')}|[ァ-ヶー]{2,8}(?:タウン|モール|プラザ|シティ|パーク|スクエア))[\p{Script=Han}ヶケノ]{2,}$`,
  'u',
);
/** 京都烏丸綾小路店 at 京都府京都市…: the first letters of the branch are those of its place. */
const COMMON = 2;

/**
 * 京都烏丸綾小路店, 大阪弁天町駅前店: which shop of a house it is, under a logo that says which house; such a line alone names
 * nobody. `address` is what the paper prints beside it.
 */
export function isBranchAlone(name: string, address: string | null): boolean {
  const stem = SHOP.exec(name.normalize('NFKC'))?.[1];
  if (stem === undefined || TRADE.test(stem)) return false;
  const place = address?.normalize('NFKC') ?? '';
  return (ONLY_PLACES.test(stem) && PLACE.test(stem)) || IN_A_MALL.test(stem) || place.includes(stem.slice(0, COMMON));
}
