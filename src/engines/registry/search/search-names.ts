import { foldCompanyName } from '../../../japan/company-name.ts';
import { withWordsInFull } from '../../../japan/english-abbreviations.ts';
import { withoutEnglishRequest } from '../../../japan/english-requests.ts';
import { lineSegments } from '../../../japan/line-segments.ts';
import { withoutAdditions } from '../../../japan/name-additions.ts';
import { isKanaOnly, isLatinOnly } from '../../../japan/reading-key.ts';
import { readQueryAddress } from './address-evidence.ts';
import { amongWords } from './among.ts';
import { join } from './collect.ts';
import { composedHits, respelledHits } from './composed.ts';
import { exactHits } from './exact.ts';
import { furtherResult } from './further.ts';
import { spellingHash } from './hash.ts';
import { insideHits } from './inside.ts';
import { damagedFormHits, oneErrorHits, twoErrorHits } from './near.ts';
import { withoutThePlace } from './not-the-place.ts';
import { isOneName } from './one-name.ts';
import { partHits } from './part.ts';
import { isNear, isThere, rank, shown } from './rank.ts';
import { sameWriting } from './same-writing.ts';
import {
  MAX_MATCHES,
  type NameMatch,
  type NameSearchResult,
  NOTHING,
  noHits,
  type Search,
  type SearchSources,
} from './search.types.ts';
import { inSegments } from './segments.ts';
import { bodyHits, inSentence } from './sentence.ts';
import { similarHits } from './similar.ts';
import { isSpelledInLatin, otherSpellings, spokenHits } from './spoken.ts';

export type { NameMatch, NameSearchResult, SearchSources } from './search.types.ts';

/** Up to this length a part of a name is looked for beside names that are one character off. */
const SHORT = 6;
/** From this length a name one character off is hardly ever another company's (96 % unique at 10). */
const LONG = 8;
/** A sentence has less in common with a name that is in it. */
const OPEN = 0.8;
const LIKELY = 0.6;
const HALF = 0.5;
/** How many of the ten shown such parts may take. */
const PARTS_SHOWN = 4;

/** Finds companies by a written name and, when given, an address. */
export function searchNames(sources: SearchSources, name: string, address: string | null = null): NameSearchResult {
  sources.companies.newQuestion();
  // Please verify whether Mihon Seiki is registered: unless somebody is called so, what is asked about comes first.
  const plain = withWordsInFull(withoutEnglishRequest(name));
  if (plain === name || sources.companies.asked(foldCompanyName(name).core) !== null)
    return searchWhole(sources, name, address);
  const asked = asCandidates(searchWhole(sources, plain, address));
  if (!isOpen(asked, LIKELY)) return asked;
  const whole = searchWhole(sources, name, address);
  return asked.matches.length > 0 && isOpen(whole) ? asked : whole;
}

function searchWhole(sources: SearchSources, name: string, address: string | null): NameSearchResult {
  const where = whereOf(sources, address);
  const result = furtherResult(
    (text, place) => searchOf(sources, text, place),
    name,
    where,
    lookUp(sources, name, where, address),
  );
  return withoutThePlace(sources.companies.places, name, result);
}

/** Nothing was found that is called so. */
const isOpen = ({ matches: [first] }: NameSearchResult, likely = OPEN): boolean =>
  first === undefined || (first.agreement === 'fuzzy' && first.errors !== 1 && first.similarity < likely);

/** What was found under a part of a text is no name that was asked for. */
const asCandidates = (found: NameSearchResult): NameSearchResult => ({
  ...found,
  namesakes: 0,
  matches: found.matches.map((match) => ({ ...match, agreement: 'fuzzy', foundBy: 'inside' })),
});

const whereOf = ({ companies }: SearchSources, address: string | null): Search['where'] =>
  address ? readQueryAddress(companies.places, address) : null;

/** Step by step, from the surest evidence to the weakest. */
function lookUp(
  sources: SearchSources,
  name: string,
  where: Search['where'],
  address: string | null,
  isLine = true,
): NameSearchResult {
  const asked = searchOf(sources, name, where);
  if (asked.query.core === '') return NOTHING;
  const exact = exactHits(asked);
  const found = rank(asked, exact);
  // An equal name elsewhere may be the wrong company: one misread character meets a real name in 5 % of all cases.
  if (isSettled(found, where)) return withSameWriting(asked, found, isKana);

  const plain = withoutAdditions(name);
  const search = plain === name ? asked : tidied(asked, searchOf(sources, plain, where));
  let held = exact;
  if (search !== asked) {
    held = join(exact, exactHits(search));
    const tidy = rank(search, held);
    if (isSettled(tidy, where)) return tidy;
  }
  const pieces = isLine ? lineSegments(name) : [];
  const piece = inSegments(search, name, pieces, address, (text, place) =>
    lookUp(sources, text, whereOf(sources, place), place, false),
  );
  if (piece?.isSure) return piece.result;
  const { hits: inside, unit } = insideHits(search, plain, true);
  if (inside.hits.length > 0) {
    held = join(held, inside);
    const found = rank(search, held);
    if (isSettled(found, where)) return { ...found, unit };
  }
  const off = { ...rank(search, join(held, oneErrorHits(search))), unit };
  // Another spelling of the name may be meant as well as a name one character off.
  const near = off.matches.length === 0 ? off : withSpellings(off, rank(search, otherSpellings(search)));
  let parts = near.matches.length === 0 || search.query.core.length <= SHORT ? partHits(search) : noHits();
  // One letter off says less in Latin script than the same sound does.
  if (near.matches.length > 0 && isSpelledInLatin(search)) parts = join(spokenHits(search, true), parts);
  // 榊原建設工業 may be 榊原建設 as well as 桑原建設工業.
  if (near.matches.length > 0 && search.query.core.length < LONG)
    parts = join(insideHits(search, plain, false).hits, parts);
  if (isSettled(near, where)) return mixed(near, rank(search, parts));
  const damaged = rank(search, damagedFormHits(search));
  if (isSettled(damaged, where) || (near.matches.length === 0 && damaged.matches.length > 0)) return damaged;
  if (near.matches.length > 0) {
    // The address speaks against all of them: there may be a name that is further off.
    const isElsewhere = where !== null && !near.matches.some(isThere);
    const further = isElsewhere ? onlyThere(rank(search, twoErrorHits(search))) : NOTHING;
    const isFurther = !isElsewhere || further.matches.length > 0;
    const there = isFurther ? further : onlyThere(rank(search, join(composedHits(search), respelledHits(search))));
    return isSettled(there, where)
      ? mixed(there, near, MAX_MATCHES - there.matches.length)
      : mixed(near, rank(search, parts));
  }

  const talk = isLine ? inSentence(search, name) : NOTHING;
  if (talk.matches.length > 0) return talk;
  // What is said of a name in Latin letters was said of its piece of the line.
  const isSaid = pieces.length > 0 && isLatinOnly(search.query.core);
  const spoken = join(bodyHits(search), isSaid ? noHits() : spokenHits(search));
  if (spoken.hits.length > 0 && (isSpelledInLatin(search) || parts.hits.length === 0)) {
    const said = withSameWriting(search, rank(search, spoken), () => isSpelledInLatin(search));
    return mixed(said, rank(search, parts));
  }
  let weak = join(join(twoErrorHits(search), parts), spoken);
  // Two characters of a short name are half of it.
  if (weak.hits.length === 0 || (parts.hits.length === 0 && search.query.core.length <= SHORT))
    weak = isOneName(search) ? join(respelledHits(search), weak) : weak;
  const loose = weak.hits.length > 0 ? { hits: noHits(), unit: null } : insideHits(search, plain, false);
  const last = rank(search, join(weak, loose.hits));
  if (last.matches.length > 0) return { ...last, unit: loose.unit };
  if (piece?.isName) return piece.result;
  const words = isLine ? amongWords(search, name, !isSaid) : NOTHING;
  // 見本 of 見本・デジタノレ・バリュース: a small piece of one name says less than what has most in common with it.
  if (words.matches.length > 0)
    return isOpen(words, HALF) && isLongName(search) ? mixed(rank(search, similarHits(search)), words) : words;
  return piece?.result ?? NOTHING;
}

function searchOf(sources: SearchSources, written: string, where: Search['where']): Search {
  const query = foldCompanyName(written);
  const { companies, tradeNames, english } = sources;
  // Named one by one, so that every search has one layout.
  return {
    companies,
    tradeNames,
    english,
    written,
    text: written,
    query,
    where,
    spelling: spellingHash(query.spelling),
  };
}

/** Looked for without what stands around the name, judged as it was written: a name in a longer line is never exact. */
const tidied = ({ written, query }: Search, plain: Search): Search => ({
  ...plain,
  written,
  query: { ...plain.query, spelling: query.spelling },
});

const isLongName = (search: Search): boolean => search.query.core.length > LONG && isOneName(search);

/** Something was found and the address, where there is one, does not speak against it. */
function isSettled({ matches }: NameSearchResult, where: Search['where']): boolean {
  const [first] = matches;
  if (first === undefined || where === null) return first !== undefined;
  // An address that names a municipality and no town can say no more than that.
  return isNear(first.address) || (where.parts.town === '' && first.address === 'same_municipality');
}

const onlyThere = (found: NameSearchResult): NameSearchResult => ({ ...found, matches: found.matches.filter(isThere) });

const isKana = ({ agreement }: NameMatch): boolean => agreement === 'kana';

/** After companies that were found by their reading, as far as there is room, those that are written as they are. */
function withSameWriting(
  search: Search,
  found: NameSearchResult,
  isRead: (match: NameMatch) => boolean,
): NameSearchResult {
  const read = found.matches.filter(isRead);
  const room = MAX_MATCHES - found.matches.length;
  // ユ)アオゾラ: none that is called so has the asked form, so that one written in characters may be meant.
  if (isKanaOnly(search.query.core) && found.matches.every(({ agreement }) => agreement === 'other_form'))
    return mixed(found, rank(search, composedHits(search)), room);
  return read.length === 0 || room === 0 ? found : mixed(found, rank(search, sameWriting(search, read)), room);
}

/** The nearest name, then other spellings of the asked one, then the rest; whoever sits where asked comes first. */
function withSpellings(near: NameSearchResult, spelled: NameSearchResult): NameSearchResult {
  if (spelled.matches.length === 0) return near;
  const others = new Set(spelled.matches.slice(0, PARTS_SHOWN).map(({ record }) => record.corporateNumber));
  const off = near.matches.filter(({ record }) => !others.has(record.corporateNumber));
  const all = [...off.slice(0, 1), ...spelled.matches.slice(0, PARTS_SHOWN), ...off.slice(1)];
  const matches = [...all.filter(({ address }) => isNear(address)), ...all.filter(({ address }) => !isNear(address))];
  return { ...near, matches: shown(matches, MAX_MATCHES), count: Math.max(near.count, matches.length) };
}

/** Names of which the asked one is a part, after those that are one character off. */
function mixed(near: NameSearchResult, parts: NameSearchResult, most = PARTS_SHOWN): NameSearchResult {
  if (parts.matches.length === 0) return near;
  if (near.matches.length === 0) return parts;
  const seen = new Set(near.matches.map(({ record }) => record.corporateNumber));
  const others = parts.matches.filter(({ record }) => !seen.has(record.corporateNumber)).slice(0, most);
  const first = shown(near.matches, MAX_MATCHES - others.length);
  // Who sits where the asked one is said to sit comes before those who sit elsewhere.
  const there = first.some(({ address }) => isNear(address)) ? [] : others.filter(({ address }) => isNear(address));
  const matches = [...there, ...first, ...others.filter((match) => !there.includes(match))];
  return { ...near, matches, count: Math.max(near.count, matches.length) };
}
