import type { CompanyRiskFlag } from '../contract/labels/registry.labels.ts';
import { nonBlank } from '../contract/non-blank.ts';
import type { CompanyRecord, CompanyRegistry } from '../engines/registry/index.ts';
import { compareCompanyNames, differByOneCharacter, foldCompanyName, foldText } from '../japan/company-name.ts';
import { isCorporateNumber } from '../japan/corporate-number.ts';
import { matchByName } from './company-by-name.ts';
import { found, notFound } from './company-found.ts';
import type { CompanyMatch, CompanyMatchDeps, CompanyQuery, NameAgreement } from './company-match.types.ts';

/** Finds one company by number, or by name and address, and says how sure that is. */
export function matchCompany(deps: CompanyMatchDeps, query: CompanyQuery): CompanyMatch {
  const number = nonBlank(query.corporateNumber);
  return number === null ? matchByName(deps, query) : matchByNumber(deps, query, number);
}

function matchByNumber(deps: CompanyMatchDeps, query: CompanyQuery, number: string): CompanyMatch {
  const name = nonBlank(query.name);
  if (!isCorporateNumber(number))
    return notFound(deps, query, 'invalid_corporate_number', 'corporate_number_checksum_invalid', number, [
      'corporate_number_checksum_invalid',
    ]);
  const record = deps.companies.byNumber(number);
  if (record === null) return notFound(deps, query, 'not_found', 'record_not_found', number, []);
  const agreement = name === null ? null : nameAgreement(deps.companies, record, name);
  const nameAgrees = agreement !== null && agreement !== 'different' && agreement !== 'previous';
  const conflict = agreement === 'different' && name !== null && pointsElsewhere(deps, query, record);
  const matchType = nameAgrees ? 'corporate_number_and_name' : 'corporate_number';
  const flags = new Set<CompanyRiskFlag>();
  if (agreement === 'different') flags.add('name_mismatch');
  if (agreement === 'previous') flags.add('previous_name_used');
  if (conflict) flags.add('identifier_conflict');
  return found(deps, query, {
    record,
    matchType,
    score: 1,
    agreement,
    agrees: (agreement === null || nameAgrees) && agreement !== 'trade',
    flags,
    reason: conflict ? 'identifier_conflict' : null,
    queryNormalized: number,
  });
}

/** The name belongs to exactly one other company. */
function pointsElsewhere(deps: CompanyMatchDeps, query: CompanyQuery, record: CompanyRecord): boolean {
  const other = matchByName(deps, query).record;
  return other !== null && other.corporateNumber !== record.corporateNumber;
}

function nameAgreement(companies: CompanyRegistry, record: CompanyRecord, name: string): NameAgreement {
  const outcome = compareCompanyNames(name, record.name);
  if (outcome === 'exact' || outcome === 'normalized') return outcome;
  const { core } = foldCompanyName(name);
  if (record.nameImageId !== null && differByOneCharacter(core, foldCompanyName(record.name).core)) return 'normalized';
  if (record.furigana && foldText(record.furigana) === core) return 'kana';
  if (record.nameEn && foldCompanyName(record.nameEn).core === core) return 'english';
  if (companies.history(record.corporateNumber).some((entry) => compareCompanyNames(name, entry.name) !== 'different'))
    return 'previous';
  const hit = companies.search(name).matches.find((match) => match.record.corporateNumber === record.corporateNumber);
  return hit?.nameClass === 'trade' ? 'trade' : 'different';
}
