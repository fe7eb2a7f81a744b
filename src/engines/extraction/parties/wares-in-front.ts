import { isGrownPerson, nameScore, wordsOf } from '../cards/person-name.ts';
import { namesBranch } from './branch-alone.ts';

/** パンと焼菓子, 畳・ふすま: two wares and what joins them. カフェ・ド・ルポ, サロン・ド・クレア are names. */
const WARES =
  /^(?:\S*\p{L}{2}と[\p{Script=Han}ァ-ヶ]\S*|(?=\S*\p{Script=Han})[^\s・]{1,6}・[^\s・]{1,6}|[\p{L}ー]{2,6}[&＆][\p{L}ー]{2,6})の? \S/u;
/** フラワーアトリエ mille fleurs ミルフルール: what it is, its name, and how that is read. */
const READ_BEHIND = /^[^\x20-\x7e]{3,} [A-Za-z][A-Za-z .&'’-]{2,} [ァ-ヶー・]{3,}$/;
/** BOULANGERIE こむぎ日和: a foreign word in capitals; a bar is called so. */
const FOREIGN_WORD = /^(?!(?:BAR|CAFE|HOTEL|STUDIO) )[A-ZÀ-Þ]{6,} (?=[\p{Script=Han}ぁ-ん])/u;

/**
 * Words that say what a shop sells, in front of what may be its whole name: some shops are called with them and some
 * without, and the paper does not tell which.
 */
export const hasWaresInFront = (name: string): boolean =>
  (WARES.test(name) && !isDotted(name)) || READ_BEHIND.test(name) || FOREIGN_WORD.test(name);

/** ドラッグ・コスモ 春日井店: two words of one name, and which shop. */
function isDotted(name: string): boolean {
  const [first, branch, ...more] = name.split(' ');
  return more.length === 0 && /^[ァ-ヶー]+・/.test(first!) && branch !== undefined && namesBranch(branch);
}

/** hair & make ソレイユ: two foreign words that say what is done, in front of a name in Japanese letters. */
const FOREIGN_WARES = /^[A-Za-zÀ-ɏ]{3,12} ?[&＆+] ?[A-Za-zÀ-ɏ]{3,12} (?=[\p{Script=Han}ぁ-んァ-ヶ][^A-Za-z]+$)/u;
export const withoutForeignWares = (name: string): string => name.replace(FOREIGN_WARES, '');

/** From here on two words are a person: a listed family or given name, printed apart. */
const PERSON = 3;
const isPersonsName = (words: readonly string[]): boolean =>
  words.every((word) => /^[\p{Script=Han}々ぁ-んァ-ヶー]{1,6}$/u.test(word)) &&
  nameScore(wordsOf(words.join(' '))) >= PERSON;
/** 税理士 見本 太郎, 見本 太郎 事務所: what somebody is, and the house that bears the whole name. */
const CALLING = /[人者師士家職手員主元]$/;
const HOUSE = /^(?:\S{0,8}事務所|\S*[店屋堂館])$/;

const GROWN_WORK = /(?:制作|デザイン|翻訳|撮影|編集|通訳)(\p{Script=Han}{3,5})$/u;

/** WEBデザイン 見本 太郎, 見本 太郎 / Photographer, 見本 太郎こと: a person and what they do, and nobody says which is the name. */
export function isPersonAtWork(name: string): boolean {
  if (/\p{L}こと$/u.test(name)) return true;
  // イラスト制作見本花子: the same grown together.
  const grown = GROWN_WORK.exec(name);
  if (grown && isGrownPerson(grown[1]!)) return true;
  const words = name.split(/[ /／]+/);
  if (words.length < 3) return false;
  const [work, trade] = [words.slice(0, -2), words.slice(2)];
  if (isPersonsName(words.slice(-2)) && !CALLING.test(work.at(-1)!)) return true;
  return isPersonsName(words.slice(0, 2)) && !HOUSE.test(trade.at(-1)!);
}
