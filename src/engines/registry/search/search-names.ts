import { coresWithoutDamagedForm, type FoldedName, foldCompanyName, formsAgree } from '../../../japan/company-name.ts';
import { editDistance } from '../../../japan/edit-distance.ts';
import { type NameAgreement, nameAgreement } from '../../../matching/index.ts';
import { type CompanyReader, numberOfBody } from '../snapshot/company-reader.ts';
import type { CompanyRecord, NameKey } from '../types.ts';
import {
  type AddressEvidence,
  addressParts,
  agreeingNumbers,
  compareWithRecord,
  foldAddress,
  type QueryAddress,
  readQueryAddress,
} from './address-evidence.ts';
import { municipalityAt, type Posting, postingAt, postingCount } from './postings.ts';
import { oneErrorKeys, SHORTEST_FOR_TWO, twoErrorKeys } from './probes.ts';

/** How a name was found, on the scale of every comparison. */
type NameClass = Exclude<NameAgreement, 'different'>;

export interface NameMatch {
  readonly record: CompanyRecord;
  readonly agreement: NameClass;
  readonly errors: number;
  /** 1 for an equal core, falling with every error in proportion to the length. */
  readonly similarity: number;
  /** Null when no address was given or it names no municipality of the registry. */
  readonly address: AddressEvidence | null;
  /** Evidence of the name alone, and all evidence together; only differences have a meaning. */
  readonly nameScore: number;
  readonly score: number;
}

export interface NameSearchResult {
  /** Best first, at most ten. */
  readonly matches: readonly NameMatch[];
  /** How many companies fit, counted up to 1,000. */
  readonly count: number;
  /** The address named a municipality, so it could take part in the ranking. */
  readonly addressUsed: boolean;
}

export interface SearchSources {
  readonly companies: CompanyReader;
  /** Corporate numbers that publish a trade name. */
  readonly tradeNames?: (core: string) => string[];
}

const MAX_MATCHES = 10;
const MAX_COUNT = 1000;
/** After this many of one name the best ten are not looked for any further. */
const ENOUGH = 2000;
/** Rows read to compare addresses; namesakes in one municipality are far fewer. */
const MAX_ROWS = 48;
const MAX_CORES = 400;
const MAX_TWO_ERROR_CORES = 800;

const NAME_SCORE: Readonly<Record<NameClass, number>> = {
  exact: 10,
  normalized: 9.6,
  branch: 9,
  kana: 8,
  english: 8,
  trade_name: 8,
  previous: 6.5,
  other_form: 6.8,
  fuzzy: 6,
};
const ADDRESS_SCORE: Readonly<Record<AddressEvidence, number>> = {
  same_block: 6.5,
  same_town: 4.5,
  same_municipality: 1.5,
  different: 0,
};

interface Hit {
  readonly posting: Posting;
  readonly errors: number;
  readonly similarity: number;
  readonly rank: number;
}

interface Hits {
  readonly hits: Hit[];
  /** All that fit, also those not worth reading. */
  count: number;
}

interface Search extends SearchSources {
  /** The name as it was written. */
  readonly written: string;
  readonly query: FoldedName;
  readonly where: QueryAddress | null;
}

const NOTHING: NameSearchResult = { matches: [], count: 0, addressUsed: false };

/** Finds companies by a written name and, when given, an address. */
export function searchNames(sources: SearchSources, name: string, address?: string | null): NameSearchResult {
  const query = foldCompanyName(name);
  if (query.core === '') return NOTHING;
  const where = address ? readQueryAddress(sources.companies.places, address) : null;
  const search: Search = { ...sources, written: name, query, where };
  const exact = exactHits(search);
  const found = rank(search, exact);
  // An equal name elsewhere may be the wrong company: one misread character meets a real name in 5 % of all cases.
  if (isSettled(found, where)) return found;
  const near = rank(search, join(exact, nearHits(search, oneErrorKeys(query.core), 1, MAX_CORES)));
  if (isSettled(near, where)) return near;
  const damaged = query.form === null && !query.western ? withoutDamagedForm(search, name) : NOTHING;
  if (isSettled(damaged, where) || (near.matches.length === 0 && damaged.matches.length > 0)) return damaged;
  if (near.matches.length > 0 || query.core.length < SHORTEST_FOR_TWO) return near;
  return rank(search, nearHits(search, twoErrorKeys(query.core), 2, MAX_TWO_ERROR_CORES));
}

/** Something was found and the address, where there is one, does not speak against it. */
const isSettled = (result: NameSearchResult, where: QueryAddress | null): boolean =>
  result.matches.length > 0 && (where === null || isNear(result.matches[0]!.address));

/** 株武会社…: the error sits in the legal form. What is found so counts as one error. */
function withoutDamagedForm(search: Search, name: string): NameSearchResult {
  for (const core of coresWithoutDamagedForm(name)) {
    const row = search.companies.core(core);
    if (row === null) continue;
    const similarity = 1 - 1 / (core.length + 4);
    return rank({ ...search, query: { ...search.query, core } }, collect(search, row.list, 1, similarity, NAMES_ONLY));
  }
  return NOTHING;
}

const isNear = (evidence: AddressEvidence | null | undefined): boolean =>
  evidence === 'same_block' || evidence === 'same_town';

function exactHits(search: Search): Hits {
  const { companies, query } = search;
  const row = companies.core(query.core);
  const found = row === null ? { hits: [], count: 0 } : collect(search, row.list, 0, 1);
  for (const number of search.tradeNames?.(query.core) ?? []) {
    const record = companies.byNumber(number);
    if (record === null) continue;
    const posting: Posting = {
      body: Number(number.slice(1)),
      municipality: Number(record.municipalityCode ?? 0),
      key: 'trade',
      closed: record.closeDate !== null,
      form: null,
      position: null,
    };
    found.hits.push({ posting, errors: 0, similarity: 1, rank: roughRank(search, posting, 0) });
    found.count++;
  }
  return found;
}

/** Cores stored under the keys, those of rare keys first: a piece that thousands share tells little. */
function coresUnder(companies: CompanyReader, keys: readonly number[], max: number): Set<number> {
  const lists = keys.map((key) => {
    const list: number[] = [];
    companies.probe(key, (found) => list.push(found));
    return list;
  });
  lists.sort((a, b) => a.length - b.length);
  const cores = new Set<number>();
  for (const list of lists) {
    for (const core of list) cores.add(core);
    if (cores.size > max) break;
  }
  return cores;
}

function nearHits(search: Search, keys: readonly number[], limit: number, maxCores: number): Hits {
  const { companies, query } = search;
  const cores = coresUnder(companies, keys, maxCores);
  const all: Hits = { hits: [], count: 0 };
  for (const key of cores) {
    const row = companies.coreByKey(key);
    if (row === null || row.core === query.core) continue;
    const errors = editDistance(query.core, row.core, limit);
    if (errors > limit) continue;
    const similarity = 1 - errors / Math.max(query.core.length, row.core.length);
    const { hits, count } = collect(search, row.list, errors, similarity, NAMES_ONLY);
    all.hits.push(...hits);
    all.count += count;
  }
  return all;
}

/** A reading or an English name is short of meaning; errors in it are not forgiven. */
const NAMES_ONLY = (posting: Posting): boolean => posting.key === 'current' || posting.key === 'former';

/**
 * The companies of one core that can come out on top: thousands share 八幡神社, but only those in the municipality
 * asked for, and else the ten that fit best by what the index knows, are worth reading.
 */
function collect(
  search: Search,
  list: Uint8Array,
  errors: number,
  similarity: number,
  wanted?: (posting: Posting) => boolean,
): Hits {
  const hits: Hit[] = [];
  const others: Hit[] = [];
  let count = 0;
  for (let i = 0; i < postingCount(list); i++) {
    const isThere = search.where?.codes.has(municipalityAt(list, i)) ?? false;
    if (!isThere && others.length >= MAX_MATCHES && count > ENOUGH) {
      count++;
      continue;
    }
    const posting = postingAt(list, i);
    if (wanted && !wanted(posting)) continue;
    count++;
    const hit = { posting, errors, similarity, rank: roughRank(search, posting, errors) };
    if (isThere) hits.push(hit);
    else insertBest(others, hit);
  }
  hits.push(...others);
  return { hits, count };
}

/** Keeps the best ten in order. */
function insertBest(best: Hit[], hit: Hit): void {
  if (best.length >= MAX_MATCHES && best.at(-1)!.rank >= hit.rank) return;
  let at = best.length;
  while (at > 0 && best[at - 1]!.rank < hit.rank) at--;
  best.splice(at, 0, hit);
  if (best.length > MAX_MATCHES) best.pop();
}

const join = (a: Hits, b: Hits): Hits => ({ hits: [...a.hits, ...b.hits], count: a.count + b.count });

/** Orders hits by what the index knows, reads the rows of the best, and orders those by all evidence. */
function rank(search: Search, { hits, count }: Hits): NameSearchResult {
  const { where } = search;
  hits.sort((a, b) => b.rank - a.rank || a.posting.body - b.posting.body);
  const seen = new Set<number>();
  const matches: NameMatch[] = [];
  for (const hit of hits) {
    if (matches.length >= (where?.codes.has(hit.posting.municipality) ? MAX_ROWS : MAX_MATCHES)) break;
    if (seen.has(hit.posting.body)) continue;
    seen.add(hit.posting.body);
    const record = search.companies.record(numberOfBody(hit.posting.body));
    if (record) matches.push(evaluate(search, hit, record));
  }
  matches.sort((a, b) => b.score - a.score || (a.record.corporateNumber < b.record.corporateNumber ? -1 : 1));
  const known = matches.length < MAX_MATCHES ? matches.length : count;
  return { matches: matches.slice(0, MAX_MATCHES), count: Math.min(known, MAX_COUNT), addressUsed: where !== null };
}

const KEY_RANK: Readonly<Record<NameKey, number>> = { current: 4, kana: 2, english: 2, trade: 2, former: 1 };

function roughRank({ query, where }: Search, posting: Posting, errors: number): number {
  let rank = KEY_RANK[posting.key] - errors * 4;
  if (query.form !== null && posting.form !== null && query.form !== posting.form) rank -= 2;
  if (query.position !== null && posting.position !== null && query.position !== posting.position) rank -= 0.3;
  if (posting.closed) rank -= 0.5;
  if (where?.codes.has(posting.municipality)) rank += 20;
  return rank;
}

function evaluate({ written, query, where }: Search, hit: Hit, record: CompanyRecord): NameMatch {
  const folded = foldCompanyName(record.name);
  const agreement = classOf(written, query, hit, folded, record);
  const address = where === null ? null : compareWithRecord(where, record);
  let nameScore = NAME_SCORE[agreement] - (hit.errors > 1 ? 2 : 0) + hit.similarity;
  if (record.closeDate !== null) nameScore -= 0.5;
  if (hit.posting.key !== 'former' && differsInPlaceOfForm(query, folded)) nameScore -= 0.2;
  let score = nameScore;
  if (address !== null) score += ADDRESS_SCORE[address];
  if (where !== null && isNear(address))
    score += 0.4 * Math.min(agreeingNumbers(where.parts, addressParts(foldAddress(record.street), record.street)), 4);
  return { record, agreement, errors: hit.errors, similarity: hit.similarity, address, nameScore, score };
}

const differsInPlaceOfForm = (query: FoldedName, { position }: FoldedName): boolean =>
  query.position !== null && position !== null && position !== query.position;

function classOf(written: string, query: FoldedName, hit: Hit, folded: FoldedName, record: CompanyRecord): NameClass {
  if (hit.posting.key === 'trade') return 'trade_name';
  if (hit.posting.key === 'kana' || hit.posting.key === 'english')
    return formsAgree(query, folded) ? hit.posting.key : 'other_form';
  if (hit.posting.key === 'former')
    return hit.errors === 0 && formsAgree(query, { ...query, ...hit.posting, western: false }) ? 'previous' : 'fuzzy';
  if (folded.spelling === query.spelling) return 'exact';
  if (hit.errors === 0 && query.core === folded.core) return formsAgree(query, folded) ? 'normalized' : 'other_form';
  // Errors that are none: 御中, a branch, a glyph the registry cannot show.
  const names = { registered: [record.name], hasReplacedGlyph: record.nameImageId !== null };
  const agreement = nameAgreement(written, names);
  return agreement === 'different' ? 'fuzzy' : agreement;
}
