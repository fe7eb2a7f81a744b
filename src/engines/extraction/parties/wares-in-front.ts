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
  WARES.test(name) || READ_BEHIND.test(name) || FOREIGN_WORD.test(name);

/** hair & make ソレイユ: two foreign words that say what is done, in front of a name in Japanese letters. */
const FOREIGN_WARES = /^[A-Za-zÀ-ɏ]{3,12} ?[&＆+] ?[A-Za-zÀ-ɏ]{3,12} (?=[\p{Script=Han}ぁ-んァ-ヶ][^A-Za-z]+$)/u;
export const withoutForeignWares = (name: string): string => name.replace(FOREIGN_WARES, '');
