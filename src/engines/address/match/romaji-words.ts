/** A word of a romanised address with its place in the input. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma or line break stands before it. */
  readonly isFirst: boolean;
}

/** Words that name the kind of a municipality, in romaji and in English. */
export const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  shi: ['shi'],
  city: ['shi', 'ku'],
  ku: ['ku'],
  ward: ['ku'],
  gun: ['gun'],
  county: ['gun'],
  district: ['gun'],
  cho: ['cho'],
  machi: ['machi'],
  town: ['cho', 'machi'],
  mura: ['mura'],
  son: ['son'],
  village: ['mura', 'son'],
};

/** Words without a meaning for the place. */
export const NOISE: ReadonlySet<string> = new Set([
  'japan',
  'nippon',
  'nihon',
  'jp',
  'jpn',
  'prefecture',
  'pref',
  'ken',
  'metropolis',
  'aza',
  'oaza',
  'koaza',
  'azana',
]);

/** What a building, a floor or a room is called; it is not looked for in the towns. */
export const BUILDING_WORDS =
  /^(?:bldg|building|tower|towers|mansion|heights|hills|plaza|center|centre|court|house|residence|apt|apartment|apartments|room|rm|suite|floor|fl|annex|hotel|station|office|co|ltd|inc|corp|corporation|kk|university|hospital|school|c\/o|attn|p\.?o\.?|box)\.?$/i;
export const FLOOR_WORD = /^(?:b?\d{1,3}f|b?\d{1,3}(?:st|nd|rd|th)?-?(?:fl|floor|kai)\.?|#\w+)$/i;

const MAX_WORDS = 60;

/** The words of an address; brackets and slashes divide like spaces. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isFirst = true;
  for (const match of text.matchAll(/[^\s,;/()[\]、，。\n]+|[,;\n、，]/g)) {
    if (/^[,;\n、，]$/.test(match[0])) {
      isFirst = true;
      continue;
    }
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length, isFirst });
    isFirst = false;
    if (words.length === MAX_WORDS) break;
  }
  return words;
}
