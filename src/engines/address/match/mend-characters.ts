/* Characters that are changed, left out or kept otherwise than others where a name is mended. */

const TELLING = 1;
const QUARTER = 2;
const OPTIONAL = 4;
const LOST = 8;

/** Written or left out at will inside names: 三ノ宮 and 三宮, 市ケ谷 and 市谷. In the order of their codes. */
export const OPTIONAL_SYMBOLS: readonly number[] = [...'ケツノ'].map((char) => char.charCodeAt(0));

/** By symbol: each is asked about at every step of a search. */
const KINDS = new Uint8Array(65536);
for (const [kind, characters] of [
  [TELLING, '東西南北中上下大小新旧元本内外前後左右高奥第'],
  [QUARTER, '東西南北中上下大小新旧元本内外前後'],
  [OPTIONAL, String.fromCharCode(...OPTIONAL_SYMBOLS)],
  [LOST, '\ufffd〓'],
] as const)
  for (const char of characters) KINDS[char.charCodeAt(0)]! |= kind;

/** Characters that tell neighbouring places apart: 東本町 and 西本町 are not one name with a mistake. */
export const isTelling = (symbol: number): boolean => (KINDS[symbol]! & TELLING) !== 0;
/** Those of them that are no mistake for what they look like: 赤右町 is 赤石町, 東町 may be no 束町. */
export const isQuarter = (symbol: number): boolean => (KINDS[symbol]! & QUARTER) !== 0;
export const isOptional = (symbol: number): boolean => (KINDS[symbol]! & OPTIONAL) !== 0;
/** What a character that could not be kept leaves behind: one or two of them for each. */
export const isLost = (symbol: number): boolean => (KINDS[symbol]! & LOST) !== 0;

/** Brackets and punctuation are no character of a name that was read wrongly. */
export const isPunctuation = (symbol: number): boolean =>
  symbol < 0x30 || (symbol > 0x39 && symbol < 0x41) || (symbol > 0x5a && symbol < 0x80);
