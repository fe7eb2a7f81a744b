import type { EnglishSource } from '../../../contract/labels/address.labels.ts';
import { PREFECTURES } from '../../../japan/prefectures.ts';
import { isSakai } from '../data/town-book.ts';
import type { Match, Place } from '../match/match.ts';
import type { EnglishConfidence } from '../types.ts';
import { looksLikeBuilding } from './building.ts';
import type { ViewContext } from './context.ts';
import { type EnglishName, weakest } from './english.ts';

/** One place in words: every view shows parts of this. */
export interface Reading {
  readonly prefecture: string;
  readonly county: string;
  readonly city: string;
  readonly ward: string;
  readonly town: string;
  /** 1丁目, a 字, or both. */
  readonly subTown: string;
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

const LEADING = /^[\s　,、，・]+/;

export function readPlace(context: ViewContext, match: Match, place: Place): Reading {
  const { data } = context;
  const { tail } = place;
  const hasCity = place.city >= 0;
  const understood = place.town >= 0 || tail.unlisted === undefined;
  const numbers = understood ? tail.numbers : [];
  const from = understood ? tail.restFrom : (place.street ?? place.adminSpan)[1];
  const rest = cutPostal(match, from).replace(LEADING, '').trimEnd();
  const isBuilding = rest !== '' && (numbers.length > 0 || tail.chome > 0 || looksLikeBuilding(rest)) && understood;
  const third = numbers[2]?.text ?? '';
  const isRoom = third.length >= 3;
  return {
    prefecture: PREFECTURES[place.prefecture - 1]!.name,
    county: hasCity ? data.text('cityCounty', place.city) : '',
    city: hasCity ? data.text('cityCity', place.city) : '',
    ward: hasCity ? data.text('cityWard', place.city) : '',
    town: place.town >= 0 ? data.text('townName', place.town) : '',
    subTown: understood ? subTownName(context, match, place) : '',
    block: numbers[0]?.text ?? '',
    house: numbers[1]?.text ?? '',
    branch: isRoom ? '' : third,
    numberRoom: numbers[3]?.text ?? (isRoom ? third : ''),
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
  return chomeName(data.number('cityJis', place.city), tail.chome) + words + unlisted;
}

export const chomeName = (jis: number, chome: number): string =>
  chome === 0 ? '' : isSakai(jis) ? `${chome}丁` : `${chome}丁目`;

export const municipalityName = (reading: Reading): string => reading.county + reading.city + reading.ward;

/** Numbers joined with hyphens, 丁目 first: 1-1-3. */
export function joinedNumbers(place: Place, reading: Reading): string {
  const parts = [reading.block, reading.house, reading.branch, reading.numberRoom].filter((part) => part !== '');
  if (place.tail.chome > 0) parts.unshift(String(place.tail.chome));
  return parts.join('-');
}

/** Canonical names, numbers joined with hyphens, the building as written. */
export function normalizedText(context: ViewContext, place: Place, reading: Reading): string {
  const names = reading.prefecture + municipalityName(reading) + reading.town;
  const { tail } = place;
  const jis = place.city >= 0 ? context.data.number('cityJis', place.city) : 0;
  const chome = chomeName(jis, tail.chome);
  const words = reading.subTown.slice(chome.length);
  // 丁目 stays a word where a 字 follows it or no number does.
  const numbers = words !== '' || reading.block === '' ? '' : joinedNumbers(place, reading);
  const below =
    numbers !== '' ? numbers : chome + words + joinedNumbers({ ...place, tail: { ...tail, chome: 0 } }, reading);
  const rest = reading.buildingPart || reading.unparsed;
  const glue = rest === '' || place.town < 0 ? '' : ' ';
  return names + below + glue + rest;
}

export interface EnglishAddress {
  readonly text: string;
  readonly source: EnglishSource;
  readonly confidence: EnglishConfidence;
}

/** `1-1-3 Imabuku, Wakayama-shi, Wakayama`, or undefined when a reading is missing. */
export function englishText(context: ViewContext, place: Place, reading: Reading): EnglishAddress | undefined {
  const { english } = context;
  const prefecture = english.prefecture(place.prefecture);
  if (place.city < 0) return { text: prefecture.text, ...weakest([prefecture]) };
  const [county, city, ward] = english.municipality(place.city);
  if (!city || (reading.ward !== '' && !ward) || (reading.county !== '' && !county)) return undefined;
  const used: EnglishName[] = [city, ...(ward ? [ward] : []), ...(county ? [county] : [])];
  const parts: string[] = [];
  let isComplete = reading.unparsed === '';
  if (place.town >= 0) {
    const town = english.town(place.town);
    if (!town) return undefined;
    used.push(town);
    const koaza = place.koaza >= 0 ? english.koaza(place.koaza) : undefined;
    if (koaza) used.push(koaza);
    if ((place.koaza >= 0 && !koaza) || place.tail.unlisted) isComplete = false;
    const numbers = joinedNumbers(place, reading);
    const onlyChome = reading.block === '' && place.tail.chome > 0;
    const name = onlyChome
      ? `${place.tail.chome}-chome ${town.text}`
      : [numbers, koaza ? `${koaza.text}, ${town.text}` : town.text].filter(Boolean).join(' ');
    parts.push(name);
  }
  for (const part of [ward, city, county, prefecture]) if (part) parts.push(part.text);
  const quality = weakest(used);
  const confidence = isComplete || quality.confidence === 'low' ? quality.confidence : 'medium';
  return { text: parts.join(', '), source: quality.source, confidence };
}
