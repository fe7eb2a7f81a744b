import type { CompanyRiskFlag } from '../contract/labels/registry.labels.ts';
import { nonBlank } from '../contract/non-blank.ts';
import type { CompanyRecord } from '../engines/registry/index.ts';
import { isCorporateNumber } from '../japan/corporate-number.ts';
import { nameAgreement, nameAgrees, nameFlags } from '../matching/index.ts';
import { matchByName } from './company-by-name.ts';
import { absence, found, notFound } from './company-found.ts';
import type { CompanyMatch, CompanyMatchDeps, CompanyQuery } from './company-match.types.ts';

/** Finds one company by number, or by name and address, and says how sure that is. */
export function matchCompany(deps: CompanyMatchDeps, query: CompanyQuery): CompanyMatch {
  const number = nonBlank(query.corporateNumber);
  return number === null ? matchByName(deps, query) : matchByNumber(deps, query, number);
}

function matchByNumber(deps: CompanyMatchDeps, query: CompanyQuery, number: string): CompanyMatch {
  if (!isCorporateNumber(number))
    return notFound(
      deps,
      query,
      { status: 'invalid_corporate_number', reason: 'corporate_number_checksum_invalid' },
      number,
      ['corporate_number_checksum_invalid'],
    );
  const record = deps.companies.byNumber(number);
  if (record === null) return notFound(deps, query, absence(deps), number, []);
  const name = nonBlank(query.name);
  const agreement = name === null ? null : nameAgreement(name, namesOf(deps, record));
  const conflict = agreement === 'different' && pointsElsewhere(deps, query, record);
  const flags = new Set<CompanyRiskFlag>(nameFlags(agreement));
  if (conflict) flags.add('identifier_conflict');
  return found(deps, query, {
    record,
    matchType: agreement !== null && nameAgrees(agreement) ? 'corporate_number_and_name' : 'corporate_number',
    score: 1,
    agreement,
    agrees: agreement === null || nameAgrees(agreement),
    flags,
    reason: conflict ? 'identifier_conflict' : null,
    queryNormalized: number,
  });
}

const namesOf = (deps: CompanyMatchDeps, record: CompanyRecord) =>
  deps.companies.knownNames(record, [deps.edinetName?.(record.corporateNumber) ?? null]);

/** The name belongs to exactly one other company. */
function pointsElsewhere(deps: CompanyMatchDeps, query: CompanyQuery, record: CompanyRecord): boolean {
  const other = matchByName(deps, query).record;
  return other !== null && other.corporateNumber !== record.corporateNumber;
}
