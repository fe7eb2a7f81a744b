import type { EnglishSource } from '../../../contract/labels/address.labels.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { hepburn, titleCase } from '../../../japan/romaji.ts';
import { isKyoto } from '../data/municipalities.ts';
import { isSakai } from '../data/town-book.ts';
import { type Match, matchFor, type Place } from '../match/place.ts';
import { standsWithoutTown } from '../match/unlisted-name.ts';
import type { EnglishAddress } from '../types.ts';
import { goesOnAsPlace, looksLikeBuilding } from './building.ts';
import type { ViewContext } from './context.ts';
import { confidenceIn, weaker } from './english.ts';

/** What stands below the names of a place. */
export interface ReadingBelow {
  /** Block, house, branch, and a room that was written as a last number. */
  readonly block: string;
  readonly house: string;
  readonly branch: string;
  readonly numberRoom: string;
  /** Building, floor and room, verbatim. */
  readonly buildingPart: string;
  /** What was not understood, verbatim. */
  readonly unparsed: string;
}

/** One place in words: every view shows parts of this. */
export interface Reading extends ReadingBelow {
  readonly prefecture: string;
  readonly county: string;
  readonly city: string;
  readonly ward: string;
  /** County, city and ward in one string. */
  readonly municipality: string;
  readonly town: string;
  /** 1丁目, a 字, or both. */
  readonly subTown: string;
}

const LEADING = /^[\s　,、，・]+/;

function isUnderstood({ data }: ViewContext, found: Match, place: Place): boolean {
  const { city, town, tail } = place;
  if (town >= 0 || tail.unlisted === undefined) return true;
  // 下京区五条: in Kyoto a street.
  const isStreet = city >= 0 && isKyoto(data.hot.cityJis[city]!);
  return !isStreet && standsWithoutTown(matchFor(found, place).text, tail.unlisted);
}

export function readPlace(context: ViewContext, found: Match, place: Place): Reading {
  const names = place.city >= 0 ? context.municipalities.get(place.city) : undefined;
  const below = readBelow(context, found, place);
  return {
    prefecture: names ? names.prefecture : PREFECTURES[place.prefecture - 1]!.name,
    county: names ? names.county : '',
    city: names ? names.city : '',
    ward: names ? names.ward : '',
    municipality: names ? names.joined : '',
    town: place.town >= 0 ? context.towns.get(place.town).name : '',
    subTown: isUnderstood(context, found, place) ? subTownName(context, matchFor(found, place), place) : '',
    block: below.block,
    house: below.house,
    branch: below.branch,
    numberRoom: below.numberRoom,
    buildingPart: below.buildingPart,
    unparsed: below.unparsed,
  };
}

/** The numbers and the rest alone: all that an English address needs besides its names. */
export function readBelow(context: ViewContext, found: Match, place: Place): ReadingBelow {
  const { tail } = place;
  const match = matchFor(found, place);
  const understood = isUnderstood(context, found, place);
  const numbers = understood ? tail.numbers : [];
  const from = understood ? tail.restFrom : (place.street ?? place.adminSpan)[1];
  const rest = from >= match.text.length ? '' : cutPostal(match, from).replace(LEADING, '').trimEnd();
  const goesOn = rest !== '' && numbers.length > 0 && goesOnAsPlace(match.text, from, numbers.length + tail.chome);
  const isBuilding =
    rest !== '' && !goesOn && understood && (numbers.length > 0 || tail.chome > 0 || looksLikeBuilding(rest));
  const third = numbers.length > 2 ? numbers[2]!.text : '';
  const isRoom = third.length >= 3;
  return {
    block: numbers.length > 0 ? numbers[0]!.text : '',
    house: numbers.length > 1 ? numbers[1]!.text : '',
    branch: isRoom ? '' : third,
    numberRoom: numbers.length > 3 ? numbers[3]!.text : isRoom ? third : '',
    buildingPart: isBuilding ? rest : '',
    unparsed: isBuilding ? '' : rest,
  };
}

function cutPostal({ text, postal }: Match, from: number): string {
  if (!postal || postal.span[0] < from) return text.slice(Math.max(from, 0));
  return text.slice(from, postal.span[0]) + text.slice(postal.span[1]);
}

/** 1丁目 (1丁 in Sakai), then a 字 below it. */
function subTownName({ data }: ViewContext, match: Match, place: Place): string {
  const { tail } = place;
  const words = place.koaza >= 0 ? data.text('subName', place.koaza) : '';
  const unlisted = tail.unlisted ? match.text.slice(...tail.unlisted) : '';
  const chome = tail.chome === 0 ? '' : chomeName(data.hot.cityJis[place.city]!, tail.chome);
  return chome + words + unlisted;
}

export const chomeName = (jis: number, chome: number): string =>
  chome === 0 ? '' : isSakai(jis) ? `${chome}丁` : `${chome}丁目`;

/** Numbers joined with hyphens, 丁目 first: 1-1-3. */
function joinedNumbers(chome: number, reading: ReadingBelow): string {
  let text = chome > 0 ? String(chome) : '';
  text = joined(text, reading.block);
  text = joined(text, reading.house);
  text = joined(text, reading.branch);
  return joined(text, reading.numberRoom);
}

const joined = (text: string, part: string): string => (part === '' ? text : text === '' ? part : `${text}-${part}`);

/** Canonical names, numbers joined with hyphens, the building as written. */
export function normalizedText(context: ViewContext, place: Place, reading: Reading): string {
  const names = place.town >= 0 ? context.towns.get(place.town).fullName : reading.prefecture + reading.municipality;
  const { chome } = place.tail;
  const word = chome === 0 || place.city < 0 ? '' : chomeName(context.municipalities.get(place.city).jis, chome);
  const below = reading.subTown.slice(word.length);
  // 丁目 stays a word where a 字 follows it or no number does.
  const isPlain = below === '' && reading.block !== '';
  const numbers = isPlain ? joinedNumbers(chome, reading) : word + below + joinedNumbers(0, reading);
  const rest = reading.buildingPart || reading.unparsed;
  return names + numbers + (rest === '' ? '' : place.town < 0 ? rest : ` ${rest}`);
}

const LOT_LETTERS: Readonly<Record<string, string>> = {
  甲: 'Ko',
  乙: 'Otsu',
  丙: 'Hei',
  丁: 'Tei',
  戊: 'Bo',
  己: 'Ki',
  庚: 'Ko',
  辛: 'Shin',
  壬: 'Jin',
  癸: 'Ki',
};

/** 甲1550-2 → Ko-1550-2, ヲ12 → O-12. */
function lotLettersInEnglish(numbers: string): string {
  const first = numbers.charCodeAt(0);
  if (numbers === '' || (first >= 0x30 && first <= 0x39)) return numbers;
  return `${LOT_LETTERS[numbers[0]!] ?? titleCase(hepburn(numbers[0]!))}-${numbers.slice(1)}`;
}

/** `1-1-3 Imabuku, Wakayama-shi, Wakayama`, or undefined when a reading is missing. */
export function englishText(context: ViewContext, place: Place, reading: ReadingBelow): EnglishAddress | undefined {
  const { english } = context;
  if (place.city < 0) {
    const prefecture = english.prefecture(place.prefecture);
    return graded(prefecture.text, prefecture.source, true);
  }
  const facts = place.town >= 0 ? context.towns.get(place.town) : undefined;
  const names = facts ? facts.fullEnglish : context.municipalities.get(place.city).english;
  if (!names) return undefined;
  let isComplete = reading.unparsed === '';
  if (!facts) return graded(names.text, names.source, isComplete);
  const koaza = place.koaza >= 0 ? english.koaza(place.koaza) : undefined;
  if ((place.koaza >= 0 && !koaza) || place.tail.unlisted) isComplete = false;
  const { chome } = place.tail;
  // In a grid of rows the 丁目 belongs to the name: Kita 3-jo Nishi 4-chome.
  const isGrid = chome > 0 && facts.isGrid;
  const above = isGrid ? inGrid(facts.english?.text ?? '', chome, names.text) : names.text;
  const own = isGrid ? 0 : chome;
  const plain = reading.block === '' && own > 0 ? `${own}-chome` : joinedNumbers(own, reading);
  const numbers = lotLettersInEnglish(plain);
  const text = `${numbers === '' ? '' : `${numbers} `}${koaza ? `${koaza.text}, ` : ''}${above}`;
  return graded(text, koaza ? weaker(names.source, koaza.source) : names.source, isComplete);
}

const inGrid = (town: string, chome: number, names: string): string =>
  `${town} ${chome}-chome${names.slice(town.length)}`;

function graded(text: string, source: EnglishSource, isComplete: boolean): EnglishAddress {
  const confidence = confidenceIn(source);
  return { text, source, confidence: isComplete || confidence === 'low' ? confidence : 'medium' };
}
