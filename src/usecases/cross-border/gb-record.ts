import type { UkCompany } from '../../connectors/companies-house/projection.ts';
import type { Entity, NameOutcome } from './cross-border.types.ts';

const FORMS: Readonly<Record<string, string>> = {
  ltd: 'Private limited company',
  plc: 'Public limited company',
  llp: 'Limited liability partnership',
  'private-limited-guarant-nsc': 'Private company limited by guarantee',
  'private-unlimited': 'Private unlimited company',
  'uk-establishment': 'UK establishment of an overseas company',
  'oversea-company': 'Overseas company',
  'charitable-incorporated-organisation': 'Charitable incorporated organisation',
};

export function flagsOf(company: UkCompany, name: NameOutcome | null): string[] {
  return [
    ...(company.status === 'closed' ? ['entity_closed'] : []),
    ...(company.status === 'in_insolvency' ? ['insolvency'] : []),
    ...(company.status === 'strike_off_proposed' ? ['strike_off_proposed'] : []),
    ...(company.officeDisputed ? ['registered_office_disputed'] : []),
    ...(company.officeUndeliverable ? ['registered_office_undeliverable'] : []),
    ...(company.accountsOverdue ? ['accounts_overdue'] : []),
    ...(company.confirmationOverdue ? ['confirmation_statement_overdue'] : []),
    ...(company.isBranch ? ['branch_not_legal_entity'] : []),
    ...(name === 'previous' ? ['previous_name_used'] : []),
    ...(company.stub ? ['stub_record'] : []),
  ];
}

export function entityOf(company: UkCompany, registry: string): Entity {
  return {
    id: `gb:${company.number}`,
    jurisdiction: 'GB',
    registry,
    name: company.name,
    nameEn: company.name,
    previousNames: company.previousNames.slice(0, 5),
    legalFormCode: company.legalFormCode,
    legalFormEn: FORMS[company.legalFormCode] ?? sentence(company.legalFormCode),
    status: company.status,
    statusRaw: company.statusRaw,
    statusDetail: company.statusDetail,
    incorporatedOn: company.incorporatedOn,
    ceasedOn: company.ceasedOn,
    address: company.address,
    identifiers: [
      { scheme: 'gb_company_number', value: company.number, relation: 'primary' },
      ...(company.parentNumber
        ? [{ scheme: 'gb_company_number', value: company.parentNumber, relation: 'branch_of' as const }]
        : []),
      ...(company.externalNumber
        ? [
            {
              scheme: 'external_registration_number',
              value: company.externalNumber,
              relation: 'reported_foreign_number' as const,
            },
          ]
        : []),
    ],
    isBranch: company.isBranch,
    parentId: company.parentNumber ? `gb:${company.parentNumber}` : null,
    accountsOverdue: company.accountsOverdue,
    confirmationOverdue: company.confirmationOverdue,
    asOf: null,
    url: `https://find-and-update.company-information.service.gov.uk/company/${company.number}`,
  };
}

const sentence = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
