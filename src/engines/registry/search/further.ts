import { foldCompanyName } from '../../../japan/company-name.ts';
import { isUnit } from '../../../japan/name-additions.ts';
import { saidCorporateNumber } from '../../../japan/said-digits.ts';
import type { QueryAddress } from './address-evidence.ts';
import { namesAtPlace, namesInTown, sitsIn } from './at-place.ts';
import { besideTrade } from './beside-trade.ts';
import { join } from './collect.ts';
import { respelledHits } from './composed.ts';
import { deepHits } from './deep.ts';
import { describedMatches } from './described.ts';
import { exactHits } from './exact.ts';
import { type LinePart, type LineParts, partsOf } from './line-parts.ts';
import { isPlaceItself } from './not-the-place.ts';
import { isNear, isThere, rank } from './rank.ts';
import { requestedMatches } from './requested.ts';
import { MAX_MATCHES, type NameMatch, type NameSearchResult, type Search } from './search.types.ts';
import { otherSpellings } from './spoken.ts';
import { translatedMatches } from './translated.ts';

/** From here on a name found in a line, or a part of one, is what was meant. */
const SURE = 0.6;
/** A part that is so much of a name, of a text that is nothing but that part. */
const SURE_PART = 0.42;
/** What is said so is called so. */
const SURELY_SAID = 0.8;
const LIKENESS = 0.9;
const MOST_PARTS = 2;
const SHORTEST_PIECE = 3;
const SHORTEST_UNIT = 4;
const MOST_BESIDE = 3;

/** A search for another text, at another place. */
type SearchOf = (name: string, where: QueryAddress | null) => Search;

/**
 * What is left to try where nothing convincing was found: a number that is said in the text, a municipality or a town in
 * it, which narrows down what is looked for by its sound or by look-alikes. Candidates, and never more.
 */
export function furtherResult(
  searchOf: SearchOf,
  line: string,
  where: QueryAddress | null,
  before: NameSearchResult,
): NameSearchResult {
  const [first] = before.matches;
  if (first !== undefined && first.agreement !== 'fuzzy') return before;
  // A town sits in itself: that is no more than where a company is said to be.
  const isTown = first !== undefined && isPlaceItself(first.record);
  if (first !== undefined && isNear(first.address) && !isTown) return before;
  // 見本市 藤原工務店: what looks like an office of the town may be a company in it.
  const isOffice = before.unit !== null;
  if (isOffice && first !== undefined && !isTown) return behindFirst(namedUnit(searchOf, before.unit!, where), before);
  const isBank = isBankLine(line);
  // An address that names no town can say no more than that a company is there.
  if (first !== undefined && !isBank && isLikely(first) && (where === null ? !IN_PIECES.test(line) : isThere(first)))
    return before;
  const search = searchOf(line, where);
  const said = numbered(search, line);
  if (said !== null) return inFront([said], before);
  const inLine = partsOf(search.companies.places, line);
  const described = describedMatches(searchOf, line, where, inLine);
  if (described.length > 0) return inFront(described, before);
  if (first === undefined || first.similarity < SURELY_SAID) {
    const translated = translatedMatches(searchOf, line, where, inLine);
    if (translated.length > 0) return inFront(translated, before);
  }
  const { parts } = inLine;
  const whole = first?.foundBy === 'inside' ? wholePiece(searchOf, first, parts[0], where) : [];
  if (whole.length > 0) return inFront(whole, before);
  const named =
    first !== undefined && isPiece(first, inLine) ? parts.find(({ name }) => isCalled(first, name)) : undefined;
  const isSure = first !== undefined && !isBank && isConvincing(first, where, inLine);
  // A whole name is looked for where the line says, and by nothing weaker.
  if (named !== undefined && (!isSure || where === null || !isThere(first!))) {
    const exact = isSure ? [] : exactAt(searchOf, named);
    // A branch sits elsewhere than its company.
    const isThereToo = named.where === null || named.where.codes.has(Number(first!.record.municipalityCode));
    if (exact.length > 0 || isThereToo || inLine.others.some(isUnit)) return inFront(exact, before);
    // Nobody of that name sits there: the trade may be a part of it, or characters that are read alike were meant.
    const ofTrade = besideTrade(searchOf, line, inLine, where);
    return ofTrade.length > 0 ? inFront(ofTrade, before) : behindFirst(readAlikeAt(searchOf, named), before);
  }
  if (isSure) return before;
  if (isOffice)
    return inFront(isTown ? municipalityIn(searchOf, line) : [], inFront(exactAt(searchOf, parts[0]), before));
  const ofTrade = besideTrade(searchOf, line, inLine, where);
  if (ofTrade.length > 0) return inFront(ofTrade, before);
  if (first === undefined || isTown) {
    const requested = requestedMatches(searchOf, line, where, inLine);
    if (requested.length > 0) return inFront(requested, before);
  }
  const placed = parts.filter((part) => (where ?? part.where) !== null);
  for (const part of placed.slice(0, MOST_PARTS)) {
    const found = foundAt(searchOf, { ...part, where: where ?? part.where });
    if (found.length > 0) return inFront(found, before);
  }
  const [part] = parts;
  // Of a name beside a place all ways have been tried.
  if (part !== undefined && part === placed[0]) return before;
  const names = [part?.name ?? line, ...(first === undefined ? parts.slice(1, 2).map(({ name }) => name) : [])];
  for (const name of names) {
    const asked = searchOf(name, where);
    if (asked.query.core === '') continue;
    const spelled = part === undefined ? [] : rank(asked, join(exactHits(asked), otherSpellings(asked))).matches;
    if (spelled.length > 0 && (first === undefined || first.similarity < SURE)) return inFront(spelled, before);
    const deep = deepHits(asked, where !== null);
    const inTown = part === undefined ? [] : namesInTown(asked, deep, part.towns);
    if (inTown.length > 0) return inFront(inTown, before);
    if (deep.hits.length > 0 && (first === undefined || first.similarity < SURE || where !== null || isBank))
      return inFront(rank(asked, deep).matches, before);
  }
  return before;
}

/** ランドブリッジ、全部英字で: the first piece is a name, of which a part had been found. */
function wholePiece(
  searchOf: SearchOf,
  first: NameMatch,
  part: LinePart | undefined,
  where: QueryAddress | null,
): readonly NameMatch[] {
  if (part === undefined) return [];
  const search = searchOf(part.name, where);
  if (search.query.core.length <= foldCompanyName(first.record.name).core.length) return [];
  return rank(search, exactHits(search)).matches;
}

/** Names come in half-width kana from banks, and are then readings: one sound off is another name. */
const isBankLine = (line: string): boolean => /[ｦ-ﾟ]{3}/u.test(line);

/** Without another word in the line. */
const isLikely = ({ errors, similarity, foundBy }: NameMatch): boolean =>
  errors === 1 || similarity >= (foundBy === 'part' ? SURE_PART : SURE);

/** Without any of these a text is one name, which most are; and so many of these may be a number. */
const IN_PIECES = /[\s、,，。;；|｜/／:：…"“”「」『』()（）]|[0-9０-９〇零一二三四五六七八九ぁ-ゖァ-ヺー]{13}/u;

function isConvincing(first: NameMatch, asked: QueryAddress | null, { parts, where }: LineParts): boolean {
  // 見本市 itself is what a line names beside a company, and not the company.
  if (parts.length > 0 && isPlaceItself(first.record)) return false;
  // A whole name is meant, wherever its branch sits.
  if (first.errors === 0 && first.similarity >= SURE) return true;
  if (asked !== null || where !== null) return false;
  return isLikely(first) && !parts.some((part) => part.towns.length > 0 || part.where !== null);
}

const isCalled = ({ record }: NameMatch, name: string): boolean =>
  foldCompanyName(record.name).core === foldCompanyName(name).core;

/** One of the pieces of the line is the name, as it stands. */
function isPiece(first: NameMatch, { cores, formed }: LineParts): boolean {
  const { core } = foldCompanyName(first.record.name);
  // 株式会社絆: with its form, or beside nothing but a place, even a short one is a name.
  const isLong = core.length >= SHORTEST_PIECE || cores.length === 1 ? cores.includes(core) : formed.includes(core);
  return first.errors === 0 && isLong && !isPlaceItself(first.record);
}

function numbered(search: Search, line: string): NameMatch | null {
  const number = saidCorporateNumber(line);
  const record = number === null ? null : search.companies.byNumber(number);
  return (
    record && {
      record,
      agreement: 'fuzzy',
      foundBy: 'inside',
      errors: 0,
      similarity: 1,
      address: null,
      nameScore: 0,
      score: 0,
    }
  );
}

const PREFECTURE = /^(?:.{2,3}県|東京都|北海道|大阪府|京都府)(?=.)/u;
const MUNICIPALITY = /^(?:.{1,5}郡)?(.{1,6}?[市区町村])/u;

/** 見本県見本町役場 税務課 is the town, and not the prefecture. */
function municipalityIn(searchOf: SearchOf, line: string): readonly NameMatch[] {
  const name = PREFECTURE.test(line) ? MUNICIPALITY.exec(line.replace(PREFECTURE, ''))?.[1] : undefined;
  if (name === undefined) return [];
  const search = searchOf(name, null);
  return rank(search, exactHits(search)).matches.filter(({ record }) => isPlaceItself(record));
}

function exactAt(searchOf: SearchOf, part: LinePart | undefined): readonly NameMatch[] {
  if (part?.where == null) return [];
  const search = searchOf(part.name, part.where);
  return rank(search, exactHits(search)).matches.filter(isThere);
}

/** 上田商事 where there is none, and a 植田商事 is; のあ where a 乃彩 is read so. */
function readAlikeAt(searchOf: SearchOf, { name, where }: LinePart): readonly NameMatch[] {
  const search = searchOf(name, where);
  return rank(search, join(exactHits(search), join(deepHits(search, true), respelledHits(search))))
    .matches.filter(isThere)
    .slice(0, MOST_BESIDE);
}

/** Companies under one name of a line that sit where it says, those in a town that it names first. */
function foundAt(searchOf: SearchOf, { name, where, towns, isTownNeeded }: LinePart): readonly NameMatch[] {
  const search = searchOf(name, where);
  if (search.query.core === '') return [];
  const found = namesAtPlace(search, isTownNeeded);
  if (towns.length === 0 || found.length < 2) return found;
  const there = found.filter(({ record }) => sitsIn(record, towns));
  return [...there, ...found.filter((match) => !there.includes(match))];
}

/** 地酒 みほん 見本酒店: what looks like a shop of a company may be one itself. */
function namedUnit(searchOf: SearchOf, unit: string, where: QueryAddress | null): readonly NameMatch[] {
  const search = searchOf(unit, where);
  return search.query.core.length < SHORTEST_UNIT ? [] : rank(search, exactHits(search)).matches.slice(0, MOST_BESIDE);
}

/** Beside what was found: it may be meant, and is no better. */
function behindFirst(found: readonly NameMatch[], before: NameSearchResult): NameSearchResult {
  const [first, ...others] = before.matches;
  return found.length === 0
    ? before
    : { ...inFront([first!, ...found], { ...before, matches: others }), unit: before.unit };
}

function inFront(found: readonly NameMatch[], before: NameSearchResult): NameSearchResult {
  if (found.length === 0) return before;
  const seen = new Set<string>();
  const matches = [...found.map(candidate), ...before.matches].filter(({ record }) => {
    const isNew = !seen.has(record.corporateNumber);
    seen.add(record.corporateNumber);
    return isNew;
  });
  return {
    ...before,
    matches: matches.slice(0, MAX_MATCHES),
    count: Math.max(before.count, matches.length),
    namesakes: 0,
  };
}

/** What stands in a longer line, or was guessed, is a candidate and never the name itself. */
const candidate = (match: NameMatch): NameMatch => ({
  ...match,
  agreement: 'fuzzy',
  foundBy: 'inside',
  similarity: match.similarity * LIKENESS,
});
