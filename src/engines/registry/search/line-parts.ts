import { foldCompanyName, foldText } from '../../../japan/company-name.ts';
import { saidOffices } from '../../../japan/english-offices.ts';
import { linePieces } from '../../../japan/line-pieces.ts';
import { isPaperWord } from '../../../japan/line-words.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import { saidPlaces } from '../../../japan/said-places.ts';
import { type QueryAddress, readNamedPlace, readQueryAddress } from './address-evidence.ts';
import type { PlaceIndex } from './places.ts';

/** A line taken as a name and where its company sits. */
export interface LinePart {
  readonly name: string;
  readonly where: QueryAddress | null;
  /** The other words, folded: one of them may be the town. */
  readonly towns: readonly string[];
  /** The place is named without its kind and something follows: 米子皆生温泉, but 米子酒造 as well. */
  readonly isTownNeeded: boolean;
}

export interface LineParts {
  readonly parts: readonly LinePart[];
  /** Municipalities that the line surely names. */
  readonly where: QueryAddress | null;
  /** Its pieces but for the place. */
  readonly others: readonly string[];
  /** Of two words that may both be places the first as a name, and the second as its place: 高山 下松. */
  readonly turned: { readonly name: string; readonly where: QueryAddress } | null;
  /** Cores of its pieces but for the place. */
  readonly cores: readonly string[];
  /** The same of those that have a legal form. */
  readonly formed: readonly string[];
}

const NOTHING: LineParts = { parts: [], where: null, others: [], turned: null, cores: [], formed: [] };
const LONGEST_LINE = 200;
const MOST_PIECES = 8;
const MOST_NAMES = 3;
const SHORTEST = 2;
const KIND = /[都道府県市区町村郡]/u;
const LATIN = /^[\x20-\x7e\u00c0-\u024f’]+$/u;
const NO_NAME = /@|https?:|www\.|^[\d\s\-+().#〒]*$|^(?:tel|fax)\b/iu;
const NUMBERS = /[0-9一二三四五六七八九十]+(?:丁目|番地?|号|の|-).*$|[0-9].*$/u;
const LIST = /[㐀-鿿ぁ-ゖ]{2}・[㐀-鿿ァ-ヺ]{2}/u;
const KANJI_START = /^[㐀-鿿]{2}/u;

interface Piece {
  readonly text: string;
  readonly where: QueryAddress | null;
  readonly isNamed: boolean;
}

/** The ways to take a line as a name beside a place; none where it is but a name. */
export function partsOf(places: PlaceIndex, line: string): LineParts {
  // Credit Guarantee Corporation of Mihon Prefecture is a body, and no name beside a place.
  if (line.length > LONGEST_LINE || saidOffices(line).length > 0) return NOTHING;
  const pieces = linePieces(line)
    .slice(0, MOST_PIECES)
    .flatMap((text) => piecesOf(places, text));
  if (pieces.length < 2) return NOTHING;
  const surely = pieces.filter((piece) => piece.where !== null && !piece.isNamed);
  const place = surely.find(({ text }) => KIND.test(text)) ?? surely[0];
  const where = place?.where ?? null;
  // 大工 吉岡 愛西市: a surname that is a town elsewhere. 鳥取 米子市 is one place.
  const people = surely.filter((piece) => piece !== place && isSurname(piece, where!));
  const isSure = place !== undefined && KIND.test(place.text);
  const others = pieces
    .filter((piece) => piece.where === null || piece.isNamed || (isSure && people.includes(piece)))
    .map(({ text }) => text);
  const parts: LinePart[] = namesOf(others).map((name) => ({
    name,
    where,
    towns: others.filter((text) => !name.includes(text)).map(townOf),
    isTownNeeded: false,
  }));
  for (const piece of where === null ? pieces : []) {
    if (!piece.isNamed) continue;
    const rest = pieces.filter((other) => other !== piece).map(({ text }) => text);
    for (const name of namesOf(rest)) parts.push({ name, where: piece.where, towns: [], isTownNeeded: true });
  }
  const folded = others.map(foldCompanyName);
  const formed = folded.filter(({ form }) => form !== null);
  const turned = !isSure && people.length === 1 ? { name: place!.text, where: people[0]!.where! } : null;
  return {
    parts,
    where,
    others,
    turned,
    cores: folded.map(({ core }) => core),
    formed: formed.map(({ core }) => core),
  };
}

/** Without its kind, and no place around the other one. */
const isSurname = ({ text, where }: Piece, place: QueryAddress): boolean =>
  KANJI_START.test(text) && !KIND.test(text) && ![...where!.codes].some((code) => place.codes.has(code));

/** All words but the place together, and the first ones each by itself. */
function namesOf(words: readonly string[]): string[] {
  const names = words.filter((word) => !NO_NAME.test(word) && !isPaperWord(word) && foldText(word).length >= SHORTEST);
  const joined = names.join(' ');
  // わた打直し・羽毛布団 見本ふとん店: a list of goods is no name.
  const unlisted = names.filter((word) => !LIST.test(word));
  if (unlisted.length > 0 && unlisted.length < names.length) return unlisted.slice(0, MOST_NAMES);
  const others = LATIN.test(joined) ? [...names.slice(1), joined] : [joined, ...names.slice(1)];
  return [...new Set([...names.slice(0, 1), ...others])].filter(Boolean).slice(0, MOST_NAMES);
}

const townOf = (word: string): string => foldText(word.replace(NUMBERS, '').replace(/の$/u, ''));

function piecesOf(places: PlaceIndex, text: string): Piece[] {
  if (LATIN.test(text)) return latinPieces(places, text);
  const word = text.replace(/(?<=.{2})の$/u, '');
  const of = PLACE_OF.exec(word);
  if (of !== null) {
    const where = placeNamed(places, of[1]!);
    if (where !== null) return [{ text: of[1]!, where, isNamed: false }, ...piecesOf(places, of[2]!)];
  }
  if (KIND.test(word)) {
    const where = readQueryAddress(places, word);
    // 米子市社協 begins with a place and is a name.
    if (where !== null && isAddress(where)) return [{ text: word, where, isNamed: false }];
  }
  const said = placeSaid(places, word);
  if (said !== null) return [{ text: word, where: said, isNamed: false }];
  const named = KANJI_START.test(word) && !isUnit(word) ? readNamedPlace(places, word) : null;
  return [{ text: word, where: named, isNamed: named !== null && named.rest !== '' }];
}

/** 見本市の石材店: what stands before the の is where the rest is. */
const PLACE_OF = /^(.{2,8}?)の(.{2,})$/u;

function placeNamed(places: PlaceIndex, word: string): QueryAddress | null {
  const where = KIND.test(word) ? readQueryAddress(places, word) : readNamedPlace(places, word);
  return where?.rest === '' ? where : null;
}

const BODY = /(?:会|組合|協議会|公社|財団|会社|銀行|金庫|病院|医院|学校|役場|役所|社協|農協|漁協)$/u;
const isAddress = ({ rest, parts }: QueryAddress): boolean =>
  rest.length < SHORTEST || parts.numbers.length > 0 || !BODY.test(rest);

function placeSaid(places: PlaceIndex, word: string): QueryAddress | null {
  for (const base of saidPlaces(word)) {
    const where = readNamedPlace(places, base);
    if (where?.rest === '') return where;
  }
  return null;
}

/** TOMITA KENSETU Yonago Sanbonmatsu: the first word that is a municipality ends the name. */
function latinPieces(places: PlaceIndex, text: string): Piece[] {
  const whole = placeSaid(places, text);
  if (whole !== null) return [{ text, where: whole, isNamed: false }];
  const words = text.split(' ');
  for (let i = 1; i < words.length; i++) {
    const where = placeSaid(places, words[i]!);
    if (where === null) continue;
    const behind = words.slice(i + 1).join(' ');
    return [
      { text: words.slice(0, i).join(' '), where: null, isNamed: false },
      { text: words[i]!, where, isNamed: false },
      ...(behind === '' ? [] : [{ text: behind, where: null, isNamed: false }]),
    ];
  }
  return [{ text, where: null, isNamed: false }];
}
