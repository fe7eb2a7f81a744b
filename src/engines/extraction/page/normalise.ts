import { matchesOf } from '../../../japan/matches-of.ts';
import { readKana } from './kana-words.ts';
import { readLabels } from './label-readings.ts';
import { readDigits } from './letter-digits.ts';
import { withPricedName } from './priced-names.ts';
import { joinHalves } from './split-kanji.ts';

/** NFKC text that remembers where each of its UTF-16 units stood in the original. */
export interface Normalised {
  readonly text: string;
  /** `origin[i]` is the index in the original of the character that gave `text[i]`; one more entry for the end. */
  readonly origin: readonly number[];
}

const CIRCLED = /[\u2460-\u24ff]/;
// NFKC leaves these; every rule downstream wants one minus, one multiplication sign and one kind of space.
const FOLDED: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '─': '-',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  // A sun read for a day: no word of a billing paper has 曰.
  曰: '日',
  '\t': '    ',
  // Rules of a table: what they part are columns.
  '│': '   ',
  '┃': '   ',
  '║': '   ',
  '｜': '   ',
  // The branches of a tree of goods.
  '┗': ' ',
  '└': ' ',
  '├': ' ',
  '┣': ' ',
  '╰': ' ',
  '\u00a0': ' ',
};

/** Signs without ink: breaks nobody sees, directions of writing, variants of a character. Copied texts are full of them. */
const INKLESS = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Width and signs folded, damaged figures read, spaced-out words put together; positions are kept. */
export function normalise(original: string): Normalised {
  const { text, origin } = readKana(joinHalves(foldWidth(original, isRuled(original))));
  return withPricedName(closeUp({ text: readLabels(readDigits(withoutRules(text))), origin }));
}

/** `合計……38,500円`, `合計.....38,500円`, `T7060001393934  |  決済`: leaders and rules are gaps. The length stays. */
const LEADERS = /[.・･]{3,}|(?<=\s|^)\|(?=\s|$)/g;
const blank = (found: string): string => ' '.repeat(found.length);
/** 〔角印〕株式会社見本, (印影) 見本商店: where a seal stands. Among figures it hides some of them. */
const SEALS = /(?<![\d,]\s?)[〔[(【]\s?(?:角印|丸印|社印|公印|代表者?印|職印|印影|押印)\s?[〕\])】](?!\s?[\d,])/g;
/** `**請求先** 株式会社見本`: a letter written in Markdown; `****-1234` is the number of a card. */
const EMPHASIS = /(?<!\*)\*\*(?=[^\s*])([^*]{1,60}[^\s*]|[^\s*])\*\*(?!\*)(:?)/g;
/** ①クロワッサン, [4]今回売上: lines of a list or of a form, numbered. */
const LINE_NUMBERS = /(?<=^\s*|\s{2})(?:[①-⑳]|\[\d{1,2}\])(?=\s?\p{L}{2})/gu;
/** `ご注文者    :株式会社見本`: labels of one width, their colons under each other. */
const COLON_APART = /(?<=\p{L})( {2,8}):/gu;
const withoutRules = (text: string): string => {
  const plain = text
    .replace(LEADERS, blank)
    .replace(EMPHASIS, '  $1$2  ')
    .replace(LINE_NUMBERS, blank)
    .replace(COLON_APART, ':$1');
  return plain.includes('印') ? plain.replace(SEALS, blank) : plain;
};

/** `|上質紙 A4|40|1,450|58,000|`: three rules or more, not all of them among digits, where one may be a 1. */
const RULE_OUTSIDE = /(?:^|[^\d|.,-])\||\|(?:$|[^\d|.,-])/g;
const isRuled = (line: string): boolean =>
  line.includes('|') && line.split('|', 4).length === 4 && (line.match(RULE_OUTSIDE)?.length ?? 0) >= 2;

/** ASCII, kana and common kanji fold to themselves. */
const isPlain = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) ||
  (code >= 0x3041 && code <= 0x3096) ||
  (code >= 0x30a1 && code <= 0x30fc) ||
  (code >= 0x4e00 && code <= 0x9fff && code !== 0x66f0);
const isSoundMark = (code: number): boolean => code === 0xff9e || code === 0xff9f;

/** Signs that were folded before, one of each: papers have few. */
const FOLDS = new Map<string, string>(Object.entries(FOLDED));
function foldOf(piece: string): string {
  let folded = FOLDS.get(piece);
  if (folded === undefined) {
    // ④ counts the lines of a form: as a figure it would join the number beside it.
    folded = INKLESS.test(piece) ? '' : CIRCLED.test(piece) ? piece : piece.normalize('NFKC');
    if (FOLDS.size < MOST_FOLDS) FOLDS.set(piece, folded);
  }
  return folded;
}
const MOST_FOLDS = 1000;

/** NFKC character by character, so that every result can be shown as it was printed. */
export function foldWidth(original: string, ruled = false): Normalised {
  let text = '';
  const origin: number[] = [];
  for (let i = 0; i < original.length; ) {
    if (ruled && original[i] === '|') {
      text += FOLDED['│'];
      origin.push(i, i, i++);
      continue;
    }
    if (isPlain(original.charCodeAt(i)) && !isSoundMark(original.charCodeAt(i + 1))) {
      text += original[i];
      origin.push(i++);
      continue;
    }
    const point = String.fromCodePoint(original.codePointAt(i)!);
    let length = point.length;
    let piece = point;
    // A half-width kana and its sound mark are one character only when composed together.
    if (isSoundMark(original.charCodeAt(i + length))) {
      piece += original[i + length];
      length++;
    }
    const folded = foldOf(piece);
    text += folded;
    for (let k = 0; k < folded.length; k++) origin.push(i);
    i += length;
  }
  origin.push(original.length);
  return { text, origin };
}

// `徳 島 包 装 株 式 会 社`: a word printed with wide letter spacing; two letters with a gap may be two words.
const SPACED_WORD =
  /(?<![^\s])(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々] ){2,}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々](?![^\s])/gu;

/** In a row of such words also those of two letters (`御 中`), and figures set apart one by one (`1 2 8 , 7 0 0`). */
const SPACED_PAIR =
  /(?<=^|\s{2})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?=\s{2}|$|[(:])/gu;
const SPACED_FIGURES =
  /(?<=^|[\s¥\\(])\d,?(?: [\d,],?){2,}(?=[\s円%()]|$)|(?<=\()\d \d(?=\s?%)|(?<=[¥\\] ?)\d{1,3}(?: ?, ?\d ?\d ?\d)+(?![\d,]| \d)/g;

/** `￥　1　6,　5　0　0　―`: each figure in a box of its own, behind the sign of money. */
const BOXED_FIGURES =
  /(?<=[¥\\] {0,3})\d(?: {1,3}\d){0,2}(?: {0,3}, {0,3}\d(?: {1,3}\d){2}| {1,3}\d(?: {1,3}\d){2,})(?=\s*(?:[-−ー―–—円也※*]|$))/g;

/** ０３　－　３５４１　－　７７２１, 築地　４　－　１３　－　６: in a paper set wide the dashes stand apart as well. */
const WIDE_PHONE = /(?<![^\s(])0\d{1,4}(?: {1,2}- {1,2}\d{2,4}){2}(?=[\s)]|$)/g;
const WIDE_HOUSE_NUMBER = /(?<=[市区町村郡]\p{L}{1,12} {0,2})\d{1,4}(?: {1,2}- {1,2}\d{1,4}){1,3}(?= {2}|\s*$)/gu;

/** `2 0 2 6 年 1 1 月 5 日`: nearly every sign of the row stands alone. */
const SINGLES = /\S{1,2}(?: \S{1,2})+/g;
/** 学　校　法　人　　光　陵　学　園: the same with wide spaces, two of which part the words. */
const WIDE_SINGLES = /\p{L}(?: {2}\p{L})+/gu;
/** や き と り  ひ で 坊: a row of nothing but such letters, its words two spaces apart. */
const SPACED_LETTERS = /^\s*\p{L}(?: {1,2}\p{L})+\s*$/u;
const GAP_OF_TWO = /(?<=\S) (?= \S)/g;
/** 鮨　　　わ　か　ば: so is one word beside another. */
const WIDE_WORD = /(?<=^|\s{3})\p{L}(?: {2}\p{L}){2,}(?=\s{3}|\s*$)/gu;
function isSpacedOut(text: string): boolean {
  const words = text.trim().split(/ +/);
  return words.length >= 6 && words.filter((word) => word.length === 1).length >= words.length * 0.8;
}

/** 株式 会社 見本設備: a legal form that lost its middle, and what stands behind it. */
const TORN_FORM = /(?:株式|有限|合同|合資|合名) 会社(?:(?: \p{L}{1,4}){1,4}(?=\s{2}|\s*$))?/gu;

/** `No. ES-1 0 3 3`, `No.3 1`: the number of a paper, its figures set apart. */
const SPACED_NUMBER = /(?<=(?:N[oO]\.?|№|番号)\s?[:：]?\s?(?:[A-Z]{1,4}-?)?)\d(?: \d)+(?=\s{2}|\s*$)/g;

/** hair & spa  m u g i w a: a name in Latin letters set apart. */
const SPACED_LATIN = /(?<=^\s*|\s{2})[A-Za-z](?: [A-Za-z]){3,}(?=\s{2}|\s*$)/g;

/** Words printed with wide letter spacing, put together; positions in the original are kept. */
function closeUp({ text, origin }: Normalised): Normalised {
  if (!text.includes(' ')) return { text, origin };
  const drop = new Set<number>();
  const close = (pattern: RegExp) => {
    for (const match of matchesOf(text, pattern))
      for (let i = match.index; i < match.index + match[0].length; i++) if (text[i] === ' ') drop.add(i);
  };
  if (isSpacedOut(text)) close(/\S \S/.test(text) ? SINGLES : WIDE_SINGLES);
  if (isSpacedOut(text) && SPACED_LETTERS.test(text)) close(GAP_OF_TWO);
  close(SPACED_WORD);
  close(WIDE_WORD);
  close(SPACED_FIGURES);
  close(BOXED_FIGURES);
  close(WIDE_PHONE);
  close(WIDE_HOUSE_NUMBER);
  close(TORN_FORM);
  close(SPACED_NUMBER);
  close(SPACED_LATIN);
  if (drop.size > 0) close(SPACED_PAIR);
  if (drop.size === 0) return { text, origin };
  return {
    text: [...text].length === text.length ? [...text].filter((_, i) => !drop.has(i)).join('') : text,
    origin: [...text].length === text.length ? origin.filter((_, i) => !drop.has(i)) : origin,
  };
}

/** The printed text behind `text[start..end)`. */
export const printed = (original: string, normalised: Normalised, start: number, end: number): string =>
  original.slice(normalised.origin[start] ?? original.length, normalised.origin[end] ?? original.length);
