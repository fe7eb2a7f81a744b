import { PREFECTURES } from '../../../japan/prefectures.ts';
import type { AddressData } from '../data/address-data.ts';
import { createFolded, foldInto, foldKey } from '../data/fold.ts';
import { FORM } from '../data/municipalities.ts';
import { entriesBelow, NO_NODE } from '../data/trie.ts';
import { hasMark } from './marks.ts';
import type { Correction, Match, Place } from './place.ts';
import { SYMBOL } from './symbols.ts';
import type { Span } from './tail.ts';
import { cityRoot, rootBelow } from './town.ts';
import { withoutMarkUp } from './unpack.ts';

/* What stands before or inside the names of an address and is no part of them. It is shown, and never lost in an exact one. */

/** 日本国 before the prefecture, and the mark of a 字 before a town. */
const COUNTRY = /^[\s　]*日本国?/;
const AZA = /[大小]?字/;
const NONE: Span = [-1, -1];
const TEXT = /[\p{L}\p{N}]/u;
/** What divides names or marks a 字; 々 and ー are letters. */
const NO_LETTERS = /[\p{P}\p{S}\s]/gu;
const INVISIBLE = /[\s\p{Cf}\p{M}]/gu;

/** The place is as sure as without the mark. */
const SURE = 0.95;
/** Names that begin alike before the beginning is an area's, and 字 may stand behind it. */
const NAMES_OF_AREA = 3;

/** The match with what no name took, and with marks inside names as corrections. `sent` is as long as the text that was read. */
export function withUnread(data: AddressData, sent: string, match: Match): Match {
  const [first] = match.places;
  if (!first || first.city < 0 || first.sent || sent.length !== match.text.length) return match;
  const words = unreadIn(sent, match, first);
  // 神奈川・横浜市: the prefecture without its last character before a dot.
  const short = words === '' ? undefined : shortPrefecture(sent, words, first);
  const unread = short ? '' : words;
  const stray = short ? [short] : first.corrections.length > 0 ? [] : strayMarks(data, sent, match.text, first);
  if (unread === '' && stray.length === 0) return match;
  const corrected = { ...first, corrections: [...first.corrections, ...stray] };
  const places = stray.length === 0 ? match.places : [corrected, ...match.places.slice(1)];
  return { ...match, places, ...(unread === '' ? {} : { unread }) };
}

function shortPrefecture(sent: string, words: string, { prefecture, form }: Place): Correction | undefined {
  const short = PREFECTURES[prefecture - 1]!.name.slice(0, -1);
  if (form & FORM.prefecture || words.replace(NO_LETTERS, '') !== short) return undefined;
  const at = sent.indexOf(short);
  return { level: 1, span: [at, at + short.length], confidence: SURE };
}

/** 三三重県津市, 東京都東京都新宿区: text before the municipality, between it and the town, and what was taken out of them. */
function unreadIn(sent: string, { text, postal }: Match, { adminSpan, street, townSpan }: Place): string {
  const to = townSpan ? townSpan[1] : adminSpan[1];
  // Between a municipality and a town behind a crossing the description is looked at as a whole.
  const between: Span = street ? [to, to] : [adminSpan[1], townSpan?.[0] ?? to];
  if (text === sent && adminSpan[0] === 0 && between[0] === between[1]) return '';
  const plain = text === sent ? sent : withoutMarkUp(sent);
  const code = postal?.span ?? NONE;
  const cut = (from: number, end: number) =>
    code[0] >= from && code[1] <= end
      ? `${plain.slice(from, code[0])} ${plain.slice(code[1], end)}`
      : plain.slice(from, end);
  let taken = '';
  for (const span of [adminSpan, townSpan ?? NONE])
    for (let at = span[0]; text !== sent && at < span[1]; at++) if (text[at] === ' ') taken += plain[at]!;
  const words = [cut(0, adminSpan[0]).replace(COUNTRY, ''), cut(...between).replace(AZA, ''), taken]
    .join(' ')
    .trim()
    .replace(/[\s　]+/g, ' ');
  return TEXT.test(words) ? words : '';
}

function strayMarks(data: AddressData, sent: string, text: string, place: Place): Correction[] {
  const { adminSpan, townSpan, town, city, form } = place;
  const found: Correction[] = [];
  if ((form & FORM.alias) === 0 && hasStray(sent, text, adminSpan, isUnitEnd(data, place)))
    found.push({ level: 3, span: adminSpan, confidence: SURE });
  if (townSpan === undefined || !hasMark(sent, ...townSpan)) return found;
  const name = data.text('townName', town).replace(/^[大小]?字/, '');
  const isPartEnd = (symbols: Uint16Array, k: number, mark: string) => {
    if (symbols[k - 1] === SYMBOL.town || symbols[k - 1] === SYMBOL.village || symbols[k - 1] === SYMBOL.row)
      return true;
    if (!/^[大小]?字$/.test(mark)) return false;
    return name.includes(mark) || isArea(data, city, String.fromCharCode(...symbols.subarray(0, k)));
  };
  if (hasStray(sent, text, townSpan, isPartEnd)) found.push({ level: 5, span: townSpan, confidence: SURE });
  return found;
}

type MayStand = (symbols: Uint16Array, k: number, mark: string) => boolean;
const scratch = createFolded();

/** 愛,知県, 北大字方: whether a mark stands inside a name where none may. */
function hasStray(sent: string, text: string, [start, end]: Span, mayStand: MayStand): boolean {
  if (!hasMark(sent, start, end)) return false;
  const { symbols, starts, ends, length } = foldInto(scratch, text.slice(0, end), start);
  for (let k = 1; k < length; k++) {
    const mark = sent.slice(ends[k - 1]!, starts[k]!).replace(INVISIBLE, '');
    if (mark !== '' && !mayStand(symbols, k, mark)) return true;
  }
  return false;
}

/** Whether prefecture, county, city or ward ends there. */
function isUnitEnd(data: AddressData, { prefecture, city, form }: Place): MayStand {
  return (_, k, mark) => {
    if (mark.includes('字')) return false;
    const parts = [
      form & FORM.prefecture ? PREFECTURES[prefecture - 1]!.name.slice(0, form & FORM.short ? -1 : undefined) : '',
      form & FORM.county ? data.text('cityCounty', city) : '',
      form & FORM.city ? data.text('cityCity', city) : '',
    ];
    let at = 0;
    return parts.some((part) => part !== '' && (at += foldKey(part).length) === k);
  };
}

function isArea(data: AddressData, city: number, beginning: string): boolean {
  const node = beginning.length < 2 ? NO_NODE : rootBelow(data, cityRoot(data, city), beginning);
  return node !== NO_NODE && [...entriesBelow(data.trie, node, NAMES_OF_AREA)].length >= NAMES_OF_AREA;
}
