import { createHash } from 'node:crypto';
import { PLACE_VARIANTS as VARIANTS } from '../../../japan/kanji-variants.ts';

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
export const HYPHEN = 0x2d;

/** Characters beyond this are never part of a place; they come back as the tail. */
export const FOLD_LIMIT = 1200;

const DROP = 0;
const KANJI_DIGITS = '〇一二三四五六七八九';
const NUMERALS = new Map<string, number>([
  ...[...KANJI_DIGITS].map((digit, value) => [digit, value] as [string, number]),
  ['零', 0],
  ['壱', 1],
  ['壹', 1],
  ['弐', 2],
  ['貳', 2],
  ['参', 3],
  ['參', 3],
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  // Katakana that scanners and registries exchange with the numerals of place names (二ノ宮 / ニノ宮).
  ['ニ', 2],
  ['ハ', 8],
  ['ミ', 3],
]);

const KANA_FOLD: Readonly<Record<string, string>> = {
  ヶ: 'ケ',
  ヵ: 'ケ',
  ガ: 'ケ',
  ヱ: '工',
  エ: '工',
  ロ: '口',
  ヰ: 'イ',
};
const OTHER_FOLD: Readonly<Record<string, string>> = { 个: 'ケ', 箇: 'ケ', 之: 'ノ', 乃: 'ノ' };
const SMALL_KANA = 'ァアィイゥウェエォオッツャヤュユョヨヮワ';
/** Between the fields of a table: they divide, and are no part of a name. */
const SEPARATORS = '"“”„,，、|｜';
const HYPHENS = '-‐‑‒–—―−－─━﹣⁃˗﹘';
const isSpace = (code: number, char: string) =>
  /\s/.test(char) || code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
const isVariationSelector = (code: number) => code >= 0xfe00 && code <= 0xfe0f;

/**
 * Blocks in which a character may be a form of another one: Latin, Greek and Cyrillic letters, symbols with kana and
 * enclosed forms, compatibility ideographs, small and half-width forms. Elsewhere only the variants change one.
 */
const COMPATIBLE: readonly (readonly [number, number])[] = [
  [0x0001, 0x052f],
  [0x2000, 0x33ff],
  [0xf900, 0xfaff],
  [0xfe00, 0xfe6f],
  [0xfeff, 0xffef],
];

const SYMBOL = buildSymbolTable();
/** 0 no numeral, 1 + value otherwise (decimal digits and kanji numerals apart). */
const DIGIT = new Uint8Array(65536);
const KANJI = new Uint8Array(65536);
for (let d = 0; d < 10; d++) {
  DIGIT[0x30 + d] = d + 1;
  DIGIT[0xff10 + d] = d + 1;
}
for (const [char, value] of NUMERALS) KANJI[char.charCodeAt(0)] = value + 1;
for (const [half, wide] of [
  ['ﾆ', 'ニ'],
  ['ﾊ', 'ハ'],
  ['ﾐ', 'ミ'],
] as const)
  KANJI[half.charCodeAt(0)] = KANJI[wide.charCodeAt(0)]!;

export const LONG_MARK = 0x30fc;
const KANA_FIRST = 0x30a1;
const KANA_LAST = 0x30fc;
const CHARACTER_AZA = 0x5b57;
const CHARACTER_BIG = 0x5927;
const CHARACTER_SMALL = 0x5c0f;
const CHARACTER_STREET = 0x901a;
const CHARACTER_RI = 0x30ea;

function foldKana(char: string): string {
  const code = char.charCodeAt(0);
  let kana = code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : char;
  const small = SMALL_KANA.indexOf(kana);
  if (small >= 0 && small % 2 === 0) kana = SMALL_KANA[small + 1]!;
  return KANA_FOLD[kana] ?? kana;
}

function buildSymbolTable(): Uint16Array {
  const table = new Uint16Array(65536);
  for (let code = 1; code < 65536; code++) table[code] = code;
  // Surrogates are joined before; the private area is where numbers and municipalities have their symbols.
  table.fill(0xfffd, 0xe000, 0xf900);
  for (const [first, last] of COMPATIBLE)
    for (let code = first; code <= last; code++) table[code] = compatibleSymbol(code);
  for (const [from, to] of VARIANTS) if (from.length === 1) table[from.charCodeAt(0)] = to.charCodeAt(0);
  for (const [from, to] of Object.entries(OTHER_FOLD)) table[from.charCodeAt(0)] = to.charCodeAt(0);
  return table;
}

function compatibleSymbol(code: number): number {
  const char = String.fromCharCode(code);
  if (isSpace(code, char) || isVariationSelector(code) || SEPARATORS.includes(char)) return DROP;
  if (HYPHENS.includes(char)) return HYPHEN;
  const wide = char.normalize('NFKC');
  const plain = wide.length === 1 ? wide : char;
  return (VARIANTS.get(plain) ?? foldKana(plain)).toUpperCase().charCodeAt(0);
}

/** Characters outside the basic plane: variation selectors vanish, rare forms become the usual ones. */
const SUPPLEMENTARY = new Map<number, number>();
for (const [char, kept] of VARIANTS) if (char.length === 2) SUPPLEMENTARY.set(char.codePointAt(0)!, kept.charCodeAt(0));
const DROP_SUPPLEMENTARY = (point: number) => point >= 0xe0100 && point <= 0xe01ef;

function supplementary(point: number): number {
  const known = SUPPLEMENTARY.get(point);
  if (known !== undefined) return known;
  const plain = String.fromCodePoint(point).normalize('NFKC');
  return plain.length === 1 ? SYMBOL[plain.charCodeAt(0)]! : 0xfffd;
}

/** Voiced kana from a kana and a following voicing mark (half-width, combining). */
function voiced(base: number, mark: number): number {
  const combining = mark === 0xff9e || mark === 0x3099 ? '\u3099' : '\u309a';
  const joined = (String.fromCharCode(base).normalize('NFKC') + combining).normalize('NFC');
  return joined.length === 1 ? SYMBOL[joined.charCodeAt(0)]! : 0;
}
const isVoicingMark = (code: number) => code === 0xff9e || code === 0xff9f || code === 0x3099 || code === 0x309a;

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

/** Names the folding in use: compiled keys are of no use under another one. */
export const foldDigest = (): string =>
  createHash('sha256')
    .update(new Uint8Array(SYMBOL.buffer))
    .update(KANJI)
    .update([...SUPPLEMENTARY].flat().join())
    .digest('hex')
    .slice(0, 16);

const scratch = createFolded();

/** The folded form as a string of symbols: a dictionary key. */
export function foldKey(text: string): string {
  const { symbols, length } = foldInto(scratch, text);
  return String.fromCharCode.apply(null, symbols.subarray(0, length) as unknown as number[]);
}
