import type { CompanyReason, CompanyRiskFlag, CompanyStatus, MatchType } from '../contract/labels/registry.labels.ts';
import { nonBlank } from '../contract/non-blank.ts';
import type { CompanyRecord, CompanyRegistry, NameMatch } from '../engines/registry/index.ts';
import { dateInJapan, dayInJapan } from '../japan/business-days.ts';
import {
  type AddressAgreement,
  addressAgrees,
  matchScore,
  matchTypeOf,
  type NameAgreement,
} from '../matching/index.ts';
import type { CompanyCandidate, CompanyMatch, CompanyMatchDeps, CompanyQuery } from './company-match.types.ts';
import { MAY_SAY, registryState, says } from './truth/what-may-be-said.ts';

const RECENT_DAYS = 90;
const MAX_SUCCESSORS = 10;

export function toCandidate(deps: CompanyMatchDeps, query: CompanyQuery, match: NameMatch): CompanyCandidate {
  const address = addressOf(deps, query, match.record);
  const addressMatch = address === null ? null : addressAgrees(address);
  const matchType = matchTypeOf(match.agreement, addressMatch);
  return { record: match.record, matchType, score: matchScore(matchType, match.similarity), address, addressMatch };
}

function addressOf(deps: CompanyMatchDeps, query: CompanyQuery, record: CompanyRecord): AddressAgreement | null {
  const address = nonBlank(query.address);
  return address === null ? null : deps.companies.compareAddressOf(address, record);
}

interface Found {
  readonly record: CompanyRecord;
  readonly matchType: MatchType;
  readonly score: number | null;
  readonly agreement: NameAgreement | null;
  /** Number and name, as far as given, agree. */
  readonly agrees: boolean;
  readonly flags: Set<CompanyRiskFlag>;
  readonly reason: CompanyReason | null;
  readonly queryNormalized: string | null;
  readonly unit?: string | null;
  readonly candidates?: readonly CompanyCandidate[];
  readonly candidateCount?: number;
}

/** One company, with all that its record says against or for it. */
export function found(deps: CompanyMatchDeps, query: CompanyQuery, result: Found): CompanyMatch {
  const { record, flags } = result;
  const listed = result.candidates?.find((candidate) => candidate.record === record);
  const address = listed ? listed.address : addressOf(deps, query, record);
  const addressMatch = address === null ? null : addressAgrees(address);
  const closed = isClosed(record, deps.now);
  if (addressMatch === false) flags.add('address_mismatch');
  for (const flag of recordFlags(record, deps.now)) flags.add(flag);
  const may = MAY_SAY[registryState(deps.companies.info, deps.now)];
  if (may.flag) flags.add(may.flag);
  const reason = result.reason ?? (may.byNumber === 'verdict' ? null : 'registry_stale');
  const candidates = result.candidates ?? [
    { record, matchType: result.matchType, score: result.score, address, addressMatch },
  ];
  return {
    status: closed ? 'closed' : 'active',
    verified: result.agrees && !closed && addressMatch !== false && reason === null,
    record,
    matchType: result.matchType,
    score: result.score,
    reason,
    name: result.agreement,
    address,
    addressMatch,
    riskFlags: [...flags],
    candidates,
    candidateCount: result.candidateCount ?? 1,
    queryNormalized: result.queryNormalized,
    unit: result.unit ?? null,
    successors: successorsOf(deps.companies, record),
  };
}

/** A number that cannot be used still comes with the companies its name points to. */
export function notFound(
  deps: CompanyMatchDeps,
  query: CompanyQuery,
  { status, reason }: { status: CompanyStatus; reason: CompanyReason },
  queryNormalized: string | null,
  flags: readonly CompanyRiskFlag[],
): CompanyMatch {
  const name = query.corporateNumber ? nonBlank(query.name) : null;
  const result = name === null ? null : deps.companies.search(name, nonBlank(query.address));
  return {
    status,
    verified: false,
    record: null,
    matchType: 'none',
    score: null,
    reason,
    name: null,
    address: null,
    addressMatch: null,
    riskFlags: [...flags, ...dataFlag(deps)],
    candidates: result?.matches.map((match) => toCandidate(deps, query, match)) ?? [],
    candidateCount: result?.count ?? 0,
    queryNormalized,
    unit: result?.unit ?? null,
    successors: [],
  };
}

export const isClosed = (record: CompanyRecord, now: Date): boolean =>
  record.closeDate !== null && record.closeDate <= dateInJapan(now);

function recordFlags(record: CompanyRecord, now: Date): CompanyRiskFlag[] {
  const since = dayInJapan(now, -RECENT_DAYS);
  const recent = (date: string | null): boolean => date !== null && date > since;
  const flags: CompanyRiskFlag[] = [];
  if (isClosed(record, now)) flags.push('company_closed');
  if (record.successor !== null) flags.push('merged_into_successor');
  if (recent(record.assignmentDate)) flags.push('recently_assigned');
  if ((record.process === '12' || record.process === '13') && recent(record.changeDate)) flags.push('recently_moved');
  if (record.kind === '401') flags.push('foreign_company');
  return flags;
}

/** What is raised beside every answer from such data. */
export function dataFlag(deps: CompanyMatchDeps): CompanyRiskFlag[] {
  const { flag } = MAY_SAY[registryState(deps.companies.info, deps.now)];
  return flag ? [flag] : [];
}

/** What follows from a registry that does not have what was asked for: a negative only when it is complete and fresh. */
export function absence(deps: CompanyMatchDeps): { status: CompanyStatus; reason: CompanyReason } {
  const said = says(registryState(deps.companies.info, deps.now), null);
  return said.says === 'undecidable'
    ? { status: 'not_determined', reason: said.reason }
    : { status: 'not_found', reason: 'record_not_found' };
}

function successorsOf(companies: CompanyRegistry, record: CompanyRecord): CompanyRecord[] {
  const chain: CompanyRecord[] = [];
  const seen = new Set([record.corporateNumber]);
  let next = record.successor;
  while (next !== null && !seen.has(next) && chain.length < MAX_SUCCESSORS) {
    seen.add(next);
    const company = companies.byNumber(next);
    if (company === null) break;
    chain.push(company);
    next = company.successor;
  }
  return chain;
}
