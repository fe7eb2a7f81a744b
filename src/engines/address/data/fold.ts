import {
  DIGIT,
  DROP,
  DROP_SUPPLEMENTARY,
  HYPHEN,
  isVoicingMark,
  KANJI,
  SYMBOL,
  supplementary,
  voiced,
} from './fold-symbols.ts';

/**
 * The folded form of an address: one symbol per character that matters, one symbol per whole number, and for every
 * symbol the place in the input it came from. Dictionary keys and queries pass through the same fold.
 */
export interface Folded {
  readonly text: string;
  length: number;
  symbols: Uint16Array;
  /** UTF-16 offsets `[start, end)` into `text`. */
  starts: Uint16Array;
  ends: Uint16Array;
  /** The value where the symbol is a number. */
  values: Int32Array;
}

/** A number is one symbol: 0xE000 + value, so that no number can match the beginning of another. */
export const NUMBER_BASE = 0xe000;
const NUMBER_LIMIT = 0x1000;
export const BIG_NUMBER = NUMBER_BASE + NUMBER_LIMIT;
/** Roots of the municipalities in the dictionary. */
export const CITY_BASE = 0xf001;
/** Characters beyond this are never part of a place; they come back as the tail. */
export const FOLD_LIMIT = 1200;

export const LONG_MARK = 0x30fc;
const KANA_FIRST = 0x30a1;
const KANA_LAST = 0x30fc;
const CHARACTER_AZA = 0x5b57;
const CHARACTER_BIG = 0x5927;
const CHARACTER_SMALL = 0x5c0f;
const CHARACTER_STREET = 0x901a;
const CHARACTER_RI = 0x30ea;

export function createFolded(capacity: number = FOLD_LIMIT): Folded {
  return {
    text: '',
    length: 0,
    symbols: new Uint16Array(capacity + 1),
    starts: new Uint16Array(capacity + 1),
    ends: new Uint16Array(capacity + 1),
    values: new Int32Array(capacity + 1),
  };
}

/** Folds `text` from UTF-16 offset `from` into `target` (which is reused: one per engine). */
export function foldInto(target: Folded, text: string, from = 0): Folded {
  const { symbols, starts, ends, values } = target;
  (target as { text: string }).text = text;
  const end = Math.min(text.length, FOLD_LIMIT);
  let n = 0;
  let i = from;
  while (i < end) {
    const code = text.charCodeAt(i);
    const start = i;
    if (DIGIT[code] !== 0) {
      let value = 0;
      while (i < end) {
        const digit = DIGIT[text.charCodeAt(i)]!;
        if (digit === 0) break;
        value = value > 1e8 ? value : value * 10 + digit - 1;
        i++;
      }
      n = pushNumber(target, n, start, i, value);
      continue;
    }
    if (KANJI[code] !== 0 && !isVoicingMark(text.charCodeAt(i + 1))) {
      let total = 0;
      let current = 0;
      while (i < end) {
        const numeral = KANJI[text.charCodeAt(i)]!;
        if (numeral === 0 || isVoicingMark(text.charCodeAt(i + 1))) break;
        if (numeral > 10) {
          total += (current || 1) * (numeral - 1);
          current = 0;
        } else current = current > 1e7 ? current : current * 10 + numeral - 1;
        i++;
      }
      n = pushNumber(target, n, start, i, total + current);
      continue;
    }
    i++;
    let symbol = SYMBOL[code]!;
    if (code >= 0xd800 && code < 0xdc00 && i < text.length) {
      const point = text.codePointAt(start)!;
      i++;
      if (DROP_SUPPLEMENTARY(point)) continue;
      symbol = supplementary(point);
    } else if (i < end && code >= 0x3041 && isVoicingMark(text.charCodeAt(i))) {
      const joined = voiced(code, text.charCodeAt(i));
      if (joined !== 0) {
        symbol = joined;
        i++;
      }
    }
    if (symbol === DROP || symbol === CHARACTER_AZA) continue;
    // 通り is 通.
    if (symbol === CHARACTER_RI && n > 0 && symbols[n - 1] === CHARACTER_STREET) continue;
    if ((symbol === CHARACTER_BIG || symbol === CHARACTER_SMALL) && SYMBOL[text.charCodeAt(i)] === CHARACTER_AZA) {
      i++;
      continue;
    }
    // A long mark beside a number is a hyphen, unless it ends a katakana word (流通センター1丁目); a hyphen between kana is
    // a long mark.
    if (
      symbol === LONG_MARK &&
      ((n > 0 && isNumber(symbols[n - 1]!)) || (startsNumber(text, i) && !isKatakana(text.charCodeAt(start - 1))))
    )
      symbol = HYPHEN;
    else if (symbol === HYPHEN && n > 0 && isKana(symbols[n - 1]!) && isKana(SYMBOL[text.charCodeAt(i)] ?? 0))
      symbol = LONG_MARK;
    symbols[n] = symbol;
    starts[n] = start;
    ends[n] = i;
    n++;
  }
  symbols[n] = 0;
  starts[n] = end;
  ends[n] = end;
  values[n] = 0;
  target.length = n;
  return target;
}

function pushNumber(target: Folded, n: number, start: number, end: number, value: number): number {
  target.symbols[n] = value < NUMBER_LIMIT ? NUMBER_BASE + value : BIG_NUMBER;
  target.starts[n] = start;
  target.ends[n] = end;
  target.values[n] = value;
  return n + 1;
}

/** As written, half-width included; hiragana words have no long mark. */
const isKatakana = (code: number) => (code >= KANA_FIRST && code <= KANA_LAST) || (code >= 0xff66 && code <= 0xff9f);
const isKana = (symbol: number) => symbol >= KANA_FIRST && symbol <= KANA_LAST;
const startsNumber = (text: string, i: number) => i < text.length && DIGIT[text.charCodeAt(i)] !== 0;
export const isNumber = (symbol: number): boolean => symbol >= NUMBER_BASE && symbol <= BIG_NUMBER;

const scratch = createFolded();

/** The folded form as a string of symbols: a dictionary key. */
export function foldKey(text: string): string {
  const { symbols, length } = foldInto(scratch, text);
  return String.fromCharCode.apply(null, symbols.subarray(0, length) as unknown as number[]);
}

/** The one symbol a character is folded to; 0 where it is none or several. */
export function foldSymbol(char: string): number {
  const { symbols, length } = foldInto(scratch, char);
  return length === 1 ? symbols[0]! : 0;
}
