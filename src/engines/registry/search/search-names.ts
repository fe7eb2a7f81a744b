import { type FoldedName, foldCompanyName, formsAgree } from '../../../japan/company-name.ts';
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
import { distance } from './distance.ts';
import { bodyAt, municipalityAt, type Posting, postingAt, postingCount } from './postings.ts';
import { oneErrorKeys, SHORTEST_FOR_TWO, twoErrorKeys } from './probes.ts';

/** How a name was found; `other_form` is the same core under another legal form. */
export type NameClass = 'exact' | 'normalized' | 'kana' | 'english' | 'trade' | 'previous' | 'other_form' | 'fuzzy';

export interface NameMatch {
  readonly record: CompanyRecord;
  readonly nameClass: NameClass;
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

export const MAX_MATCHES = 10;
const MAX_COUNT = 1000;
/** Rows read to compare addresses; namesakes in one municipality are far fewer. */
const MAX_ROWS = 48;
const MAX_CORES = 1500;
const MAX_TWO_ERROR_CORES = 3000;

const NAME_SCORE: Readonly<Record<NameClass, number>> = {
  exact: 10,
  normalized: 9.6,
  kana: 8,
  english: 8,
  trade: 8,
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
  rank: number;
}

/** Finds companies by a written name and, when given, an address. */
export function searchNames(sources: SearchSources, name: string, address?: string | null): NameSearchResult {
  const query = foldCompanyName(name);
  if (query.core === '') return { matches: [], count: 0, addressUsed: false };
  const where = address ? readQueryAddress(sources.companies.places, address) : null;
  const exact = exactHits(sources, query);
  const found = rank(sources, query, exact, where);
  // An equal name elsewhere may be the wrong company: one misread character meets a real name in 5 % of all cases.
  const settled = exact.length > 0 && (where === null || isNear(found.matches[0]?.address));
  if (settled) return found;
  const near = rank(sources, query, [...exact, ...oneErrorHits(sources.companies, query.core)], where);
  if (near.matches.length > 0 && (exact.length > 0 || where === null || isNear(near.matches[0]!.address))) return near;
  if (exact.length > 0 || query.core.length < SHORTEST_FOR_TWO) return near;
  const far = rank(sources, query, twoErrorHits(sources.companies, query.core), where);
  return near.matches.length > 0 && !isNear(far.matches[0]?.address) ? near : far.matches.length > 0 ? far : near;
}

const isNear = (evidence: AddressEvidence | null | undefined): boolean =>
  evidence === 'same_block' || evidence === 'same_town';

function exactHits({ companies, tradeNames }: SearchSources, query: FoldedName): Hit[] {
  const row = companies.core(query.core);
  const hits = row === null ? [] : hitsOf(row.list, 0, 1);
  for (const number of tradeNames?.(query.core) ?? []) {
    const record = companies.byNumber(number);
    if (record)
      hits.push({
        posting: {
          body: Number(number.slice(1)),
          municipality: Number(record.municipalityCode ?? 0),
          key: 'trade',
          closed: record.closeDate !== null,
          form: null,
          position: null,
        },
        errors: 0,
        similarity: 1,
        rank: 0,
      });
  }
  return hits;
}

function hitsOf(list: Uint8Array, errors: number, similarity: number): Hit[] {
  const hits: Hit[] = [];
  for (let i = 0; i < postingCount(list); i++) hits.push({ posting: postingAt(list, i), errors, similarity, rank: 0 });
  return hits;
}

function oneErrorHits(companies: CompanyReader, core: string): Hit[] {
  return hitsNear(companies, core, oneErrorKeys(core), 1, MAX_CORES);
}

function twoErrorHits(companies: CompanyReader, core: string): Hit[] {
  return hitsNear(companies, core, twoErrorKeys(core), 2, MAX_TWO_ERROR_CORES);
}

function hitsNear(
  companies: CompanyReader,
  core: string,
  keys: readonly number[],
  limit: number,
  maxCores: number,
): Hit[] {
  const cores = new Set<number>();
  for (const key of keys) {
    companies.probe(key, (found) => cores.add(found));
    if (cores.size > maxCores) break;
  }
  const hits: Hit[] = [];
  for (const key of cores) {
    const row = companies.coreByKey(key);
    if (row === null || row.core === core) continue;
    const errors = distance(core, row.core, limit);
    if (errors > limit) continue;
    const similarity = 1 - errors / Math.max(core.length, row.core.length);
    // A reading or an English name is short of meaning; errors in it are not forgiven.
    for (const hit of hitsOf(row.list, errors, similarity))
      if (hit.posting.key === 'current' || hit.posting.key === 'former') hits.push(hit);
  }
  return hits;
}

/** Orders hits by what the index knows, reads the rows of the best, and orders those by all evidence. */
function rank(sources: SearchSources, query: FoldedName, hits: Hit[], where: QueryAddress | null): NameSearchResult {
  for (const hit of hits) hit.rank = roughRank(query, hit, where);
  hits.sort((a, b) => b.rank - a.rank || a.posting.body - b.posting.body);
  const seen = new Set<number>();
  const matches: NameMatch[] = [];
  const rows = where === null ? MAX_MATCHES : MAX_ROWS;
  for (const hit of hits) {
    if (seen.has(hit.posting.body)) continue;
    seen.add(hit.posting.body);
    if (seen.size > MAX_COUNT) break;
    if (
      matches.length >= rows ||
      (matches.length >= MAX_MATCHES && where !== null && !where.codes.has(hit.posting.municipality))
    )
      continue;
    const record = sources.companies.record(numberOfBody(hit.posting.body));
    if (record) matches.push(evaluate(query, hit, record, where));
  }
  matches.sort((a, b) => b.score - a.score || (a.record.corporateNumber < b.record.corporateNumber ? -1 : 1));
  return { matches: matches.slice(0, MAX_MATCHES), count: Math.min(seen.size, MAX_COUNT), addressUsed: where !== null };
}

const KEY_RANK: Readonly<Record<NameKey, number>> = { current: 4, kana: 2, english: 2, trade: 2, former: 1 };

function roughRank(query: FoldedName, { posting, errors }: Hit, where: QueryAddress | null): number {
  let rank = KEY_RANK[posting.key] - errors * 4;
  if (query.form !== null && posting.form !== null && query.form !== posting.form) rank -= 2;
  if (query.position !== null && posting.position !== null && query.position !== posting.position) rank -= 0.3;
  if (posting.closed) rank -= 0.5;
  if (where?.codes.has(posting.municipality)) rank += 20;
  return rank;
}

function evaluate(query: FoldedName, hit: Hit, record: CompanyRecord, where: QueryAddress | null): NameMatch {
  const nameClass = classOf(query, hit, record);
  const address = where === null ? null : compareWithRecord(where, record);
  let nameScore = NAME_SCORE[nameClass] - (hit.errors > 1 ? 2 : 0) + hit.similarity;
  if (record.closeDate !== null) nameScore -= 0.5;
  if (hit.posting.key !== 'former' && differsInPlaceOfForm(query, record)) nameScore -= 0.2;
  let score = nameScore;
  if (address !== null) score += ADDRESS_SCORE[address];
  if (where !== null && isNear(address))
    score += 0.4 * Math.min(agreeingNumbers(where.parts, addressParts(foldAddress(record.street), record.street)), 4);
  return { record, nameClass, errors: hit.errors, similarity: hit.similarity, address, nameScore, score };
}

const differsInPlaceOfForm = (query: FoldedName, record: CompanyRecord): boolean => {
  if (query.position === null) return false;
  const { position } = foldCompanyName(record.name);
  return position !== null && position !== query.position;
};

function classOf(query: FoldedName, hit: Hit, record: CompanyRecord): NameClass {
  if (hit.posting.key === 'kana' || hit.posting.key === 'english' || hit.posting.key === 'trade')
    return hit.posting.key;
  if (hit.posting.key === 'former') return hit.errors === 0 ? 'previous' : 'fuzzy';
  const folded = foldCompanyName(record.name);
  if (folded.exact === query.exact) return 'exact';
  // Equal but for `＿`, a glyph the registry cannot show, is as good as one error: it may be another company.
  if (hit.errors > 0 || query.core !== folded.core) return 'fuzzy';
  return formsAgree(query, folded) ? 'normalized' : 'other_form';
}

/** Bodies of all companies under a core in a municipality: what the benchmark draws its ambiguous queries from. */
export function namesakesIn(list: Uint8Array, municipality: number): number[] {
  const bodies: number[] = [];
  for (let i = 0; i < postingCount(list); i++)
    if (municipalityAt(list, i) === municipality) bodies.push(bodyAt(list, i));
  return bodies;
}
