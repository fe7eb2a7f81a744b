import { createHash } from 'node:crypto';
import { PLACE_VARIANTS as VARIANTS } from '../../../japan/kanji-variants.ts';

export const HYPHEN = 0x2d;

export const DROP = 0;
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
/** 囎唹 is an old spelling of 曽於. */
const OTHER_FOLD: Readonly<Record<string, string>> = { 个: 'ケ', 箇: 'ケ', 之: 'ノ', 乃: 'ノ', 囎: '曽', 唹: '於' };
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

export const SYMBOL = buildSymbolTable();
/** 0 no numeral, 1 + value otherwise (decimal digits and kanji numerals apart). */
export const DIGIT = new Uint8Array(65536);
export const KANJI = new Uint8Array(65536);
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
export const DROP_SUPPLEMENTARY = (point: number) => point >= 0xe0100 && point <= 0xe01ef;

export function supplementary(point: number): number {
  const known = SUPPLEMENTARY.get(point);
  if (known !== undefined) return known;
  const plain = String.fromCodePoint(point).normalize('NFKC');
  return plain.length === 1 ? SYMBOL[plain.charCodeAt(0)]! : 0xfffd;
}

/** Voiced kana from a kana and a following voicing mark (half-width, combining). */
export function voiced(base: number, mark: number): number {
  const combining = mark === 0xff9e || mark === 0x3099 ? '\u3099' : '\u309a';
  const joined = (String.fromCharCode(base).normalize('NFKC') + combining).normalize('NFC');
  return joined.length === 1 ? SYMBOL[joined.charCodeAt(0)]! : 0;
}
export const isVoicingMark = (code: number) => code === 0xff9e || code === 0xff9f || code === 0x3099 || code === 0x309a;

/** Names the folding in use: compiled keys are of no use under another one. */
export const foldDigest = (): string =>
  createHash('sha256')
    .update(new Uint8Array(SYMBOL.buffer))
    .update(KANJI)
    .update([...SUPPLEMENTARY].flat().join())
    .digest('hex')
    .slice(0, 16);
