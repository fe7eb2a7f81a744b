import { findAmounts } from '../../../japan/amounts.ts';
import { matchesOf } from '../../../japan/matches-of.ts';
import type { Row } from '../page/rows.ts';
import { TAX_SAID } from '../vocabulary/shared-words.ts';
import { plainNumber, rateIn, type ShapedWord, shaped, shapesOf, toNumber } from './piece-shapes.ts';
import { UNIT } from './units.ts';

/** The smallest part of a row of goods that may be a cell of its own. */
export interface Piece extends ShapedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Set apart from what stands before it by a wide gap or a rule. */
  readonly apart: boolean;
}

/** A remark about the tax grown together with a name: it is no part of the name. */
const TAX_REMARK = new RegExp(
  String.raw`\((?:居住用・)?(?:軽減?(?:税率)?(?:対象)?|(?<=\d円?\()非|非課税|不課税|${TAX_SAID.words})\)$`,
);
const MARK_IN_FRONT = /^[※*＊★☆◎●○◆◇■□・>]+(?=[^\s※*])|^(?:軽|非課?|外|内)(?=[¥\\]?\d)/;
const SIDE_AND_RATE = /^[外内]税?(8|10)%?$/;
const MARK_BEHIND = /(?<=[^\s※*])[※*＊★☆◎]+$|(?<=\d円?)(?:内|外|軽|T|非|込|税)(?:8|10)?[※*＊★☆◎]?$|(?<=[\d,]{3}円?)#$/;
/** Words apart; what stands in brackets behind a word or a share stays with it, and `84, 000` is one number. */
const WORD = /(?:(?<=[^\s\d]|\d% )\([^()]*\)|(?<=\d,) (?=\d{3}(?!\d))|\S)+/g;
const RULE = /^(?:[|/]|[-–=_.]{2,})$/;
/** Also with the sign of a sum taken off in front: `-JPY 1,600`. */
const CURRENCY_WORD = /^[△▲−-]?(?:¥|\\|JPY|USD|US\$|\$|EUR|€|GBP|£)$/;

/** No table has more columns; hostile texts do. */
const MAX_PIECES = 24;

/** The pieces of a row from left to right; rules (`|`, `/`) between them are left out. */
export function piecesOf(row: Row): Piece[] {
  const text = withoutRemarks(row.text);
  // Few words look like a formula; only then the numbers of the row are asked for.
  let known: number[] | null = null;
  const amounts = () => (known ??= findAmounts(text).map((hit) => hit.value));
  const pieces: Piece[] = [];
  let apart = true;
  let last = 0;
  const words = matchesOf(text, WORD);
  for (let at = 0; at < words.length && pieces.length < MAX_PIECES; at++) {
    const { 0: word, index: start } = words[at]!;
    if (start - last >= 2) apart = true;
    last = start + word.length;
    const plain = plainNumber(word, start);
    if (plain) {
      const { end } = plain;
      pieces.push({ ...plain, text: word, left: row.column(start), right: row.column(end), apart });
      apart = false;
      continue;
    }
    if (RULE.test(word)) {
      apart = true;
      continue;
    }
    const next = words[at + 1];
    const sum = next && CURRENCY_WORD.test(word) ? currencyAndNumber(text, start, next) : null;
    if (sum) {
      at++;
      last = sum.end;
    }
    const glued = sum ? null : (gluedPrice(word) ?? gluedFormula(word, amounts));
    const found = sum
      ? [sum]
      : (glued ?? [word]).flatMap((part) =>
          shapesOfWord(part, start + word.indexOf(part), amounts, at < words.length - 1, pieces),
        );
    for (const one of found) {
      // カット 5,500, ケース 1,100: a unit that counts nothing and opens the row is what was sold.
      const shape = pieces.length === 0 && one.shape === 'unit' && one.value === null ? asWord(one) : one;
      // 人参 ¥98外: the sign of money opens the column of the amounts.
      apart ||= glued !== null || (at === words.length - 1 && /^[¥\\]\d/.test(word) && one.shape === 'number');
      const { start: from, end } = shape;
      pieces.push({ ...shape, text: text.slice(from, end), left: row.column(from), right: row.column(end), apart });
      apart = false;
    }
  }
  return pieces;
}

/** `絹ごし※3個@250¥750`: name, count and price of a row whose gaps were lost. */
const GLUED_PRICE = new RegExp(
  String.raw`^(\D*\p{L}\D*?[※*]?)(\d{1,3}${UNIT}?(?:[xX×]?@\d[\d,]*)?|@\d[\d,]*[xX×]\d{1,3})?([¥\\][\d,]+)$`,
  'u',
);
/** `1005馬鈴薯¥249`: the code in front of a name; 2026年 is none. */
const GLUED_CODE = /^(\d{4,13})((?![円年月日個号番名])\p{L}\D{1,20})([¥\\][\d,]+)$/u;
/** `急速充電 30分¥1,650`: the size of what stands in front, and the price. */
const GLUED_SIZE = /^(\d{1,3}[\p{Script=Han}\p{Script=Katakana}]{1,3})([¥\\][\d,]+)$/u;
function gluedPrice(word: string): string[] | null {
  // Longer words are no goods, and would only cost time.
  if (word.length > 60 || !/[¥\\]\d|\)\d/.test(word)) return null;
  // 早朝料金(5時台)2,200円: a bracket ends the name, and the price goes on.
  const [, bracketed, price] = BEHIND_BRACKET.exec(word) ?? [];
  if (bracketed !== undefined && price !== undefined) return SAYS_TAX.test(bracketed) ? null : [bracketed, price];
  const coded = GLUED_CODE.exec(word)?.slice(1);
  if (coded) return labelFree(coded[1]!) ? coded : null;
  const parts = (GLUED_PRICE.exec(word) ?? GLUED_SIZE.exec(word))?.slice(1).filter((part) => part !== undefined);
  return parts && labelFree(parts[0]!) ? parts : null;
}
/** `卓上花20個@1,200 24,000`: name, count and price of a row whose gaps were lost; the product stands behind them. */
const GLUED_FORMULA = new RegExp(
  String.raw`^(.{1,40}?[\p{L})）][※*]?)(\d{1,4}(?:\.\d{1,2})?)(?:${UNIT})?(?:[xX×]?@|[xX×][¥\\]?)(\d[\d,]*)円?$`,
  'u',
);
function gluedFormula(word: string, amounts: () => readonly number[]): string[] | null {
  if (word.length > 60) return null;
  const share = word.includes('%') ? GLUED_SHARE.exec(word)?.slice(1) : undefined;
  if (share) return share;
  const whole = word.includes('1式') ? GLUED_WHOLE.exec(word)?.slice(1) : undefined;
  if (whole) return labelFree(whole[0]!) ? whole : null;
  if (!/[@xX×]/.test(word)) return null;
  const [, name, count, price] = GLUED_FORMULA.exec(word) ?? [];
  if (name === undefined || !labelFree(name.replaceAll(/[()（）]/g, ''))) return null;
  const made = Math.round(Number(count) * toNumber(price!));
  return made >= LEAST_PRODUCT && amounts().includes(made) ? [name, word.slice(name.length)] : null;
}
/** `サービス料5%1,440`: a share is a part of the name of its charge. */
const GLUED_SHARE = /^(\p{L}{0,10}(?:料金?|割増)\d{1,2}%)([¥\\]?\d{1,3}(?:,\d{3})*円?)$/u;
/** `設営撤去1式12,000`: all of it, for so much. */
const GLUED_WHOLE = /^(.{1,40}?[\p{L})）])(1式)([¥\\]?\d{1,3}(?:,\d{3})+円?)$/u;
/** 3×6 = 18 comes about by chance. */
const LEAST_PRODUCT = 100;
const BEHIND_BRACKET = /^(\p{L}[^()\d¥\\]{1,24}\([^()]{1,16}\))([¥\\]?\d[\d,]*円)$/u;
const SAYS_TAX = /[計税額釣象預払%]/;
const labelFree = (name: string): boolean => !/[計税額釣金象預払]|[%(（]/.test(name);

const asWord = ({ start, end }: ShapedWord): ShapedWord => shaped('word', start, end);

/** `JPY 900,000`, `¥ 594`: the sign belongs to the number behind it. */
function currencyAndNumber(text: string, start: number, next: RegExpExecArray): ShapedWord | null {
  const number = next[0];
  if (!/^[\d△▲-]/.test(number)) return null;
  const value = toNumber(number.replace(/円$/, ''));
  if (!Number.isFinite(value)) return null;
  const sign = text.slice(start, next.index).trim();
  const minus = /^[△▲−-]|[△▲−-]$/.test(sign);
  return shaped('number', start, next.index + number.length, {
    value: minus ? -Math.abs(value) : value,
    currency: true,
    grouped: number.includes(','),
    decimals: number.split('.')[1]?.length ?? 0,
  });
}

/** `通話料 2,318`, `ユニバーサルサービス料 2×3番号 6`: with an amount, and not with a count. */
function endsWithAmount(pieces: readonly Piece[]): boolean {
  const [before, last] = pieces.slice(-2);
  if (last?.shape !== 'number' || last.unit !== null || last.value === null) return false;
  const [, one, other] = /(\d[\d,]*)[x×@](\d[\d,]*)\D{0,4}$/.exec(before?.text ?? '') ?? [];
  return last.value >= 100 || (other !== undefined && toNumber(one!) * toNumber(other) === last.value);
}

/** A word without the marks and the remark about the tax that grew together with it; those are pieces of their own. */
function shapesOfWord(
  whole: string,
  at: number,
  amounts: () => readonly number[],
  goesOn: boolean,
  before: readonly Piece[],
): ShapedWord[] {
  // 外10 3連E・KH函館: how the till adds the tax and at which rate, in front of the name; 通話料 2,318 外10: behind the amount.
  const side = whole[0] === '外' || whole[0] === '内' ? SIDE_AND_RATE.exec(whole)?.[1] : undefined;
  if (side !== undefined && goesOn) return [shaped('mark', at, at + whole.length, { value: Number(side) })];
  if (side !== undefined && endsWithAmount(before))
    return [shaped('rate', at, at + whole.length, { value: Number(side) })];
  const lead = MARK_IN_FRONT.exec(whole)?.[0].length ?? 0;
  const word = whole.slice(lead);
  const start = at + lead;
  const remark = TAX_REMARK.exec(word);
  const mark = MARK_BEHIND.exec(word)?.[0] ?? '';
  // かぜ薬 45T  1,480: tablets, not the mark of a tax.
  const isSize = mark === 'T' && goesOn && !word.includes(',');
  const tail = remark && remark.index > 0 ? remark[0] : isSize ? '' : mark;
  const core = word.slice(0, word.length - tail.length);
  const rate = rateIn(tail);
  return [
    ...(lead > 0 ? [shaped('mark', at, start)] : []),
    ...shapesOf(core, start, amounts),
    ...(tail === ''
      ? []
      : [shaped(rate === null ? 'mark' : 'rate', start + core.length, start + word.length, { value: rate })]),
  ];
}

/** What is said in brackets about an amount is no part of the row: `(うち消費税 498円)`, `(155.37円×62㎥)`. */
const withoutRemarks = (text: string): string =>
  text
    .replace(/[(（]\s?(?:うち|内)?\s?消費税[^)）]*[)）]/g, (whole) => ' '.repeat(whole.length))
    // 12,750円(税込・8%): what is said beside the rate goes, the rate stays.
    .replace(RATE_SAID, (whole, rate: string) => `${' '.repeat(whole.length - rate.length - 1)}${rate} `)
    // システム利用料:220円
    .replace(/(?<=\p{L})[:：](?=[¥\\]?\d[\d,]*円?\s*$)/u, ' ')
    // 内訳  桐箱  二百個: the word in front says that goods follow.
    .replace(HEAD_OF_LIST, (whole) => ' '.repeat(whole.length))
    // 掛紙 千枚 単価 八円 八千円也: what one costs stands in front, so it is no sum of the old form.
    .replace(/(?<=単価.{1,24}円)也(?=\s*$)/, ' ')
    .replace(/(?<=\d円?)\s[(（][^()（）]*[x×@][^()（）]*[)）]\s*$/, (whole) => ' '.repeat(whole.length));
/** Also as a point of a letter: `2 内    訳    受講料`. */
const HEAD_OF_LIST = /^\s*(?:[1-9][.)、]?\s{1,4})?(?:内\s{0,6}訳|明\s{0,6}細)(?=\s{1,6}\p{L}{2})/u;
const RATE_SAID = /(?<=\d円?)\s?[(（](?:税[込抜別]き?[・、,/\s]?)(?:軽減)?((?:8|10)%)[)）](?=\s*$)/g;
