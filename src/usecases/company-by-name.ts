import type { CompanyRiskFlag } from '../contract/labels/registry.labels.ts';
import { nonBlank } from '../contract/non-blank.ts';
import type { NameMatch } from '../engines/registry/index.ts';
import { foldCompanyName } from '../japan/company-name.ts';
import { searchedNameFlags, verifiesByName } from '../matching/index.ts';
import { absence, dataFlag, found, notFound, toCandidate } from './company-found.ts';
import type { CompanyCandidate, CompanyMatch, CompanyMatchDeps, CompanyQuery } from './company-match.types.ts';
import { MAY_SAY, registryState } from './truth/what-may-be-said.ts';

/** Below this difference the evidence does not tell two companies apart. */
const TIE = 0.15;
/** A similar name is taken for a find only when it is long enough that chance neighbours are rare (96 % unique at 10). */
const FUZZY_ALONE_LENGTH = 8;

/** Finds one company by its name and, when given, its address. */
export function matchByName(deps: CompanyMatchDeps, query: CompanyQuery): CompanyMatch {
  const name = nonBlank(query.name);
  if (name === null) return notFound(deps, query, absence(deps), null, []);
  const result = deps.companies.search(name, nonBlank(query.address), deps.edinetNumbers?.(name));
  const folded = foldCompanyName(name);
  const [first] = result.matches;
  if (first === undefined) return notFound(deps, query, absence(deps), folded.core, []);
  const candidates = result.matches.map((match) => toCandidate(deps, query, match));
  const decided = decide(result.matches, candidates);
  const top = decided === null ? first : result.matches[decided]!;
  const isFuzzy = top.agreement === 'fuzzy' || top.agreement === 'other_form';
  const undecided = {
    verified: false,
    record: null,
    matchType: 'none' as const,
    score: null,
    name: null,
    address: null,
    addressMatch: null,
    candidates,
    candidateCount: result.count,
    queryNormalized: folded.core,
    unit: result.unit,
    successors: [],
  };
  if (decided === null) {
    const flags: CompanyRiskFlag[] = isFuzzy ? ['name_ambiguous', 'fuzzy_match_only'] : ['name_ambiguous'];
    return { ...undecided, status: 'ambiguous', reason: 'name_ambiguous', riskFlags: [...flags, ...dataFlag(deps)] };
  }
  const candidate = candidates[decided]!;
  if (top.agreement === 'fuzzy' && candidate.addressMatch !== true && !tellsAlone(top, folded.core))
    return {
      ...undecided,
      ...absence(deps),
      riskFlags: ['fuzzy_match_only', ...dataFlag(deps)],
    };
  // Where rows may be missing or old, the one that is there need not be the one that is meant.
  const may = MAY_SAY[registryState(deps.companies.info, deps.now)];
  if (may.byName !== 'verdict') return { ...undecided, ...absence(deps), riskFlags: dataFlag(deps) };
  const flags = new Set<CompanyRiskFlag>(searchedNameFlags(top.agreement));
  return found(deps, query, {
    record: top.record,
    matchType: candidate.matchType,
    score: candidate.score,
    agreement: top.agreement,
    // By its name alone a company is known only when every live namesake was looked at and it is the only one.
    agrees:
      verifiesByName(top.agreement, candidate.addressMatch) &&
      (candidate.addressMatch === true || result.namesakes === 1),
    flags,
    reason: null,
    queryNormalized: folded.core,
    unit: result.unit,
    candidates: [candidate, ...candidates.filter((other) => other !== candidate)],
    candidateCount: result.count,
  });
}

/** A similar name that points at one company: long, and off by an error, not a part of it or something around it. */
const tellsAlone = ({ foundBy }: NameMatch, core: string): boolean =>
  foundBy === 'errors' && core.length >= FUZZY_ALONE_LENGTH;

/** Which match is meant; null when the evidence leaves several. */
function decide(matches: readonly NameMatch[], candidates: readonly CompanyCandidate[]): number | null {
  const [top, second] = matches;
  if (top === undefined) return null;
  if (second === undefined) return 0;
  const near = top.address === 'same_block' || top.address === 'same_town';
  const namesake = matches.some((match) => match !== top && match.nameScore > top.nameScore - TIE);
  // A municipality in common is too little to choose between namesakes.
  if (second.score <= top.score - TIE && (near || top.address === null || !namesake)) return 0;
  const confirmed = candidates.flatMap((candidate, i) => (candidate.addressMatch === true ? [i] : []));
  const [only] = confirmed;
  return confirmed.length === 1 && matches[only!]!.nameScore > top.nameScore - TIE ? only! : null;
}
