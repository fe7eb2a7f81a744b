/** A word of a romanised address with its place in the input. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma or line break stands before it. */
  readonly isFirst: boolean;
}

/** Words that name the kind of a municipality, in romaji and in English. */
export const KIND_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['shi', ['shi']],
  ['city', ['shi', 'ku']],
  ['ku', ['ku']],
  ['ward', ['ku']],
  ['gun', ['gun']],
  ['county', ['gun']],
  ['district', ['gun']],
  ['cho', ['cho']],
  ['machi', ['machi']],
  ['town', ['cho', 'machi']],
  ['mura', ['mura']],
  ['son', ['son']],
  ['village', ['mura', 'son']],
]);

/** Words without a meaning for the place. */
const NOISE: ReadonlySet<string> = new Set([
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

const MAX_WORDS = 40;

/**
 * Numbers that are glued to a name are words of their own: 1-26-1kamimeguro, Kamidaira1-6-1, nishi16choume; so are rows of a
 * grid (Kita1-jonishi, Nishi12-bancho).
 */
const PIECES =
  /\d+(?:st|nd|rd|th)\b|B?\d+F\b|\d+(?:-\d+)*-?(?:ch[oō]u?(?:me)?|jy?[oō]u?|sen|ban(?:chi|ch[oō]u?)?|g[oō]u?)(?![a-z])(?:-\d+)*|\d+-?jy?[oō]u?(?=nishi|higashi|kita|minami)|#?\d+(?:[-‐‑–−]\d+)*|[^\d]+/gi;
/** A number and what it counts, written apart: 3 jo, 26 choume. */
const COUNTED = /^(?:jy?[oō]u?|sen|ch[oō]u?me(?:-\d+)*|ban(?:chi)?(?:-\d+)?|g[oō]u?)\.?$/i;
/** 3 Jonishi: the row is counted, the side of the column begins a word. */
const COUNTED_ROW = /^(jy?[oō]u?)(nishi|higashi|kita|minami)$/i;

/** The words that may say something of the place. */
export const placeWords = (text: string): Word[] =>
  wordsOf(text).filter(({ text: word }) => !NOISE.has(word.toLowerCase().replace(/\.$/, '')) && word !== '〒');

/** The words of an address; brackets and slashes divide like spaces. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let isFirst = true;
  for (const match of text.matchAll(/[^\s,;/()[\]、，。\n]+|[,;\n、，]/g)) {
    if (/^[,;\n、，]$/.test(match[0])) {
      isFirst = true;
      continue;
    }
    const last = words.at(-1);
    if (last && !isFirst && COUNTED.test(match[0]) && /^\d+$/.test(last.text)) {
      words[words.length - 1] = { ...last, text: `${last.text}-${match[0]}`, end: match.index + match[0].length };
      continue;
    }
    const row = last && !isFirst && /^\d+$/.test(last.text) ? COUNTED_ROW.exec(match[0]) : null;
    if (row) {
      const middle = match.index + row[1]!.length;
      words[words.length - 1] = { ...last!, text: `${last!.text}-${row[1]}`, end: middle };
      words.push({ text: row[2]!, start: middle, end: match.index + match[0].length, isFirst: false });
      continue;
    }
    for (const piece of pieces(match[0])) {
      words.push({ ...piece, start: match.index + piece.start, end: match.index + piece.end, isFirst });
      isFirst = false;
    }
    if (words.length >= MAX_WORDS) break;
  }
  return words;
}

function pieces(word: string): { text: string; start: number; end: number }[] {
  const list: { text: string; start: number; end: number }[] = [];
  // A number with its kind (3-jo) and a word of letters stay whole; N-bldg and C22 are no addresses to take apart.
  if (!/\d/.test(word) || !/[a-z]{3}/i.test(word)) return [{ text: word, start: 0, end: word.length }];
  for (const match of word.matchAll(PIECES)) {
    const text = match[0].replace(/^[-.]+|[-.]+$/g, '');
    if (text !== '') list.push({ text, start: match.index, end: match.index + match[0].length });
  }
  return list;
}

/** A row and a column of a grid as people say them: North 7 West 5, Kita 3 Nishi 4. */
const GRID =
  /\b(kita|minami|north|south|n|s)\.?[ -]?(\d{1,2})(?:[ -]?jy?[oō]u?)?,?[ -]?(nishi|higashi|west|east|w|e)\.?[ -]?(\d{1,2})(?:[ -]?ch[oō]u?me)?\b/i;
const DIRECTIONS: Readonly<Record<string, string>> = {
  kita: 'Kita',
  north: 'Kita',
  n: 'Kita',
  minami: 'Minami',
  south: 'Minami',
  s: 'Minami',
  nishi: 'Nishi',
  west: 'Nishi',
  w: 'Nishi',
  higashi: 'Higashi',
  east: 'Higashi',
  e: 'Higashi',
};

/** Kita 3-jo Nishi 4-chome for either; the text as it was where it names no grid. */
export const inGridWords = (text: string): string =>
  text.replace(GRID, (_, row: string, first: string, column: string, second: string) => {
    const word = (name: string) => DIRECTIONS[name.toLowerCase()]!;
    return `${word(row)} ${first}-jo ${word(column)} ${second}-chome`;
  });
