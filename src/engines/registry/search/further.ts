import { foldCompanyName } from '../../../japan/company-name.ts';
import { saidCorporateNumber } from '../../../japan/said-digits.ts';
import type { CompanyRecord } from '../types.ts';
import type { QueryAddress } from './address-evidence.ts';
import { namesAtPlace, namesInTown, sitsIn } from './at-place.ts';
import { deepHits } from './deep.ts';
import { exactHits } from './exact.ts';
import { type LinePart, type LineParts, partsOf } from './line-parts.ts';
import { isNear, isThere, rank } from './rank.ts';
import { MAX_MATCHES, type NameMatch, type NameSearchResult, type Search } from './search.types.ts';

/** From here on a name found in a line, or a part of one, is what was meant. */
const SURE = 0.6;
/** A part that is so much of a name, of a text that is nothing but that part. */
const SURE_PART = 0.42;
const LIKENESS = 0.9;
const MOST_PARTS = 2;
const SHORTEST_PIECE = 3;

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
  if (first !== undefined && (first.agreement !== 'fuzzy' || isNear(first.address))) return before;
  // 見本市 藤原工務店: what looks like an office of the town may be a company in it.
  const isOffice = before.unit !== null;
  if (first !== undefined && isOffice && !isPlaceItself(first.record)) return before;
  const isBank = isBankLine(line);
  // An address that names no town can say no more than that a company is there.
  if (first !== undefined && !isBank && isLikely(first) && (where === null ? !IN_PIECES.test(line) : isThere(first)))
    return before;
  const search = searchOf(line, where);
  const said = numbered(search, line);
  if (said !== null) return inFront([said], before);
  const inLine = partsOf(search.companies.places, line);
  const { parts } = inLine;
  const whole = first?.foundBy === 'inside' ? wholePiece(searchOf, first, parts[0], where) : [];
  if (whole.length > 0) return inFront(whole, before);
  if (first !== undefined && !isBank && isConvincing(first, where, inLine)) return before;
  const named =
    first !== undefined && isPiece(first, inLine) ? parts.find(({ name }) => isCalled(first, name)) : undefined;
  // A whole name is looked for where the line says, and by nothing weaker.
  if (named !== undefined) return inFront(exactAt(searchOf, named), before);
  if (isOffice) return inFront(exactAt(searchOf, parts[0]), before);
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
  // 株式会社絆: with its form even a short one is a name.
  const isLong = core.length >= SHORTEST_PIECE ? cores.includes(core) : formed.includes(core);
  return first.errors === 0 && isLong && !isPlaceItself(first.record);
}

const isPlaceItself = ({ name, city, prefecture }: CompanyRecord): boolean =>
  name !== '' && (city.endsWith(name) || name === prefecture);

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

function exactAt(searchOf: SearchOf, part: LinePart | undefined): readonly NameMatch[] {
  if (part?.where == null) return [];
  const search = searchOf(part.name, part.where);
  return rank(search, exactHits(search)).matches.filter(isThere);
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
