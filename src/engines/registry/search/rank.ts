import { rememberedOf } from '../../../contract/remembered.ts';
import { type FoldedName, foldCompanyName, foldText, formsAgree } from '../../../japan/company-name.ts';
import { nameAgreement } from '../../../matching/index.ts';
import { numberOfBody } from '../snapshot/company-reader.ts';
import type { CompanyRecord } from '../types.ts';
import { type AddressEvidence, agreeingNumbers, compareParts, isInPlace, streetPartsOf } from './address-evidence.ts';
import {
  type Hit,
  type Hits,
  MAX_COUNT,
  MAX_MATCHES,
  MAX_ROWS,
  type NameClass,
  type NameMatch,
  type NameSearchResult,
  NOTHING,
  type Search,
} from './search.types.ts';

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
/** Orders them and decides nothing: less than what tells two companies apart. */
const OTHER_FORM = 0.1;
/** Two errors, a name inside a text, a part of a name: each says less than one wrong character. */
const WEAKER = 2;

export const isNear = (evidence: AddressEvidence | null | undefined): boolean =>
  evidence === 'same_block' || evidence === 'same_town';

/** Orders hits by what the index knows, reads the rows of the best, and orders those by all evidence. */
export function rank(search: Search, { hits, count, namesakes }: Hits): NameSearchResult {
  const { where } = search;
  // Most ways to look for a name find nothing.
  if (hits.length === 0) return { ...NOTHING, addressUsed: where !== null };
  if (hits.length > 1)
    hits.sort((a, b) => b.rank - a.rank || b.similarity - a.similarity || a.posting.body - b.posting.body);
  // More namesakes than are shown: which of them is meant is open, whatever their rows say.
  const alikeRows = namesakes > MAX_MATCHES ? MAX_MATCHES : MAX_ROWS;
  const seen = new Set<number>();
  const matches: NameMatch[] = [];
  for (const hit of hits) {
    const isThere = where?.codes.has(hit.posting.municipality) ?? false;
    if (matches.length >= (isThere ? MAX_ROWS : hit.alike ? alikeRows : MAX_MATCHES)) continue;
    if (seen.has(hit.posting.body)) continue;
    seen.add(hit.posting.body);
    const record = search.companies.record(numberOfBody(hit.posting.body));
    if (record) matches.push(evaluate(search, hit, record));
  }
  matches.sort((a, b) => b.score - a.score || (a.record.corporateNumber < b.record.corporateNumber ? -1 : 1));
  const known = matches.length < MAX_MATCHES ? matches.length : count;
  return {
    matches: shown(matches, MAX_MATCHES),
    count: Math.min(known, MAX_COUNT),
    addressUsed: where !== null,
    namesakes: namesakes > MAX_MATCHES ? namesakes : matches.filter(isLiveNamesake).length,
    unit: null,
  };
}

/** How many of those where the asked company sits are shown although ten elsewhere have a better name. */
const THERE_SHOWN = 3;

/** In a municipality that the asked address names. */
export const isThere = ({ address }: NameMatch): boolean => address !== null && address !== 'different';

/** The best, and a company under another form or a former name where the asked one is said to sit. */
export function shown(matches: readonly NameMatch[], most: number): readonly NameMatch[] {
  if (matches.length <= most) return matches;
  const best = matches.slice(0, most);
  for (const there of matches.slice(most).filter(isThere).slice(0, THERE_SHOWN)) {
    const elsewhere = best.findLastIndex((match) => !isThere(match));
    if (elsewhere < 0) break;
    best.splice(elsewhere, 1);
    best.push(there);
  }
  return best;
}

const isLiveNamesake = ({ agreement, record }: NameMatch): boolean =>
  agreement === 'exact' && record.closeDate === null;

const foldedNameOf = rememberedOf(({ name }: CompanyRecord) => foldCompanyName(name));

function evaluate(search: Search, hit: Hit, record: CompanyRecord): NameMatch {
  const { query, where, written, text } = search;
  // Namesakes to the letter need no folding of their own.
  const folded = record.name === text && written === text ? query : foldedNameOf(record);
  const agreement = classOf(search, hit, folded, record);
  const parts = where !== null && isInPlace(where, record) ? streetPartsOf(record) : null;
  const address = where === null ? null : parts === null ? 'different' : compareParts(where.parts, parts);
  const weak = agreement === 'fuzzy' && (hit.errors > 1 || hit.foundBy === 'inside' || hit.foundBy === 'part');
  let nameScore = NAME_SCORE[agreement] - (weak ? WEAKER : 0) + hit.similarity;
  if (record.closeDate !== null) nameScore -= 0.5;
  if (hit.posting.key !== 'former' && differsInPlaceOfForm(query, folded)) nameScore -= 0.2;
  // Of two names that are as near, the one in the written form is meant.
  if (agreement === 'fuzzy' && hit.posting.key !== 'former' && !formsAgree(query, folded)) nameScore -= OTHER_FORM;
  let score = nameScore;
  if (address !== null) score += ADDRESS_SCORE[address];
  if (where !== null && parts !== null && isNear(address))
    score += 0.4 * Math.min(agreeingNumbers(where.parts, parts), 4);
  const { foundBy, errors, similarity } = hit;
  return { record, agreement, foundBy, errors, similarity, address, nameScore, score };
}

const differsInPlaceOfForm = (query: FoldedName, { position }: FoldedName): boolean =>
  query.position !== null && position !== null && position !== query.position;

function classOf({ written, query }: Search, hit: Hit, folded: FoldedName, record: CompanyRecord): NameClass {
  const { key } = hit.posting;
  if (key === 'trade') return 'trade_name';
  if (key === 'former')
    return hit.errors === 0 && formsAgree(query, { ...query, ...hit.posting, spelling: '', western: false })
      ? 'previous'
      : 'fuzzy';
  if (folded.spelling === query.spelling) return 'exact';
  if (key === 'english' && hit.foundBy === 'name') return formsAgree(query, folded) ? key : 'other_form';
  if (key === 'current' && hit.errors === 0 && query.core === folded.core)
    return formsAgree(query, folded) ? 'normalized' : 'other_form';
  if (key === 'kana' && record.furigana !== null && foldText(record.furigana) === query.core)
    return formsAgree(query, folded) ? 'kana' : 'other_form';
  // A reading in Latin letters; errors that are none: 御中, a branch, a glyph the registry cannot show.
  const agreement = nameAgreement(written, {
    registered: [record.name],
    hasReplacedGlyph: record.nameImageId !== null,
    readings: record.furigana === null ? [] : [record.furigana],
  });
  return agreement === 'different' ? 'fuzzy' : agreement;
}
