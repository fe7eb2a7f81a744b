import { type NameAgreement, nameAgreement, nameAgrees, nameGrade } from '../../matching/index.ts';
import type { Candidate } from '../evidence/evidence.types.ts';
import type { JpCompany, JpMatch } from '../evidence/nta-registry.types.ts';
import { registryCoverage } from '../evidence/registry-coverage.ts';
import { isProof, MAY_SAY, rowOf } from '../truth/what-may-be-said.ts';
import {
  type CrossBorderDeps,
  type CrossBorderLog,
  type CrossBorderQuestion,
  type Entity,
  type Finding,
  gradeOf,
  type NameOutcome,
} from './cross-border.types.ts';

const nameOf = (agreement: NameAgreement): NameOutcome =>
  nameAgrees(agreement) ? 'agrees' : agreement === 'previous' || agreement === 'different' ? agreement : 'fuzzy';

export function findInJapan(
  deps: CrossBorderDeps,
  question: CrossBorderQuestion,
  number: string | undefined,
  hasIdentifier: boolean,
  log: CrossBorderLog,
): Finding {
  const { registry } = deps;
  const state = registry.companyState();
  const byName =
    !hasIdentifier && question.name ? registry.findCompanies({ name: question.name, address: question.address }) : null;
  const said = number ? registry.company(number) : null;
  const company = said ? rowOf(said) : (byName?.single?.company ?? null);
  const undecided = said
    ? isProof(said)
      ? null
      : said.says === 'undecidable'
        ? said.reason
        : 'registry_stale'
    : (byName?.undecided ?? null);
  log.cover('nta_corporate_registry', registryCoverage(state, true));
  const agreement = question.name && company ? nameAgreement(question.name, company.names) : null;
  // Found by a similar name: similar, not different.
  const name = agreement === null ? null : agreement === 'different' && !hasIdentifier ? 'fuzzy' : nameOf(agreement);
  const address = company && question.address ? registry.compareAddresses(question.address, company.address) : null;
  return {
    entity: company && entityOf(deps, company),
    name,
    address,
    missing: hasIdentifier && company === null,
    liveOnly: false,
    unavailable: undecided !== null,
    undecided,
    nothingAsked: state === undefined,
    candidates: byName?.matches.map((match) => candidateOf(deps, question, match)) ?? [],
    candidateCount: byName?.count ?? 0,
    single: byName?.single != null,
    matchType: hasIdentifier
      ? company
        ? name === 'agrees'
          ? 'corporate_number_and_name'
          : 'corporate_number'
        : 'none'
      : (byName?.single?.matchType ?? 'none'),
    score: hasIdentifier ? (company ? 1 : null) : (byName?.single?.score ?? null),
    flags: [
      ...(company?.closed ? ['entity_closed'] : []),
      ...(name === 'previous' ? ['previous_name_used'] : []),
      ...(state && MAY_SAY[state.data].flag ? [MAY_SAY[state.data].flag!] : []),
    ],
  };
}

function entityOf(deps: CrossBorderDeps, company: JpCompany): Entity {
  const invoice = rowOf(deps.registry.invoice(`T${company.corporateNumber}`));
  const registrant = deps.edinet?.registrant({ kind: 'corporate_number', value: company.corporateNumber });
  return {
    id: `jp:${company.corporateNumber}`,
    jurisdiction: 'JP',
    registry: company.from.source,
    name: company.name,
    nameEn: company.nameEnDisplay,
    previousNames: company.previousNames.slice(0, 5),
    legalFormCode: company.kind,
    legalFormEn: company.kindEn,
    status: company.closed ? 'closed' : 'active',
    statusRaw: company.closed ? 'closed' : 'active',
    statusDetail: company.closeCause,
    // The registry gives the day the number was assigned, not the day of incorporation.
    incorporatedOn: null,
    ceasedOn: company.closeDate,
    address: { lines: [company.address], locality: company.city, postalCode: company.postalCode, country: 'JP' },
    identifiers: [
      { scheme: 'jp_corporate_number', value: company.corporateNumber, relation: 'primary' },
      ...(invoice
        ? [
            {
              scheme: 'jp_invoice_registration_number',
              value: invoice.registrationNumber,
              relation: 'same_entity' as const,
            },
          ]
        : []),
      ...(registrant?.edinetCodes ?? []).map((value) => ({
        scheme: 'jp_edinet_code',
        value,
        relation: 'same_entity' as const,
      })),
    ],
    isBranch: false,
    parentId: null,
    accountsOverdue: null,
    confirmationOverdue: null,
    asOf: company.from.asOf,
    // Nobody can be looked up under an invented number.
    url:
      company.from.source === 'sample'
        ? null
        : `https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html?selHouzinNo=${company.corporateNumber}`,
  };
}

function candidateOf(
  deps: CrossBorderDeps,
  question: CrossBorderQuestion,
  { company, matchType, score }: JpMatch,
): Candidate {
  const address = question.address ? deps.registry.compareAddresses(question.address, company.address) : null;
  return {
    entityId: `jp:${company.corporateNumber}`,
    name: company.name,
    nameEn: company.nameEnDisplay,
    address: company.address,
    addressEn: company.addressEnDisplay,
    status: company.closed ? 'closed' : 'active',
    matchType,
    score,
    grade: `Z${nameGrade(question.name ? nameAgreement(question.name, company.names) : null)}${gradeOf(address)}${company.closed ? 'F' : 'A'}`,
    addressAgrees: address === null || address === 'not_compared' ? null : address !== 'mismatch',
  };
}
