import { CORPORATION_KIND_LABELS } from '../../contract/labels/registry.labels.ts';
import {
  type CompanyRecord,
  type CompanyRegistry,
  companyAddress,
  type InvoiceRegistry,
} from '../../engines/registry/index.ts';
import { dateInJapan } from '../../japan/business-days.ts';
import { isClosed } from '../company-found.ts';
import { matchCompany } from '../company-match.ts';
import { englishCompanyName } from '../english-name.ts';
import { invoiceStatusOn } from '../invoice-status.ts';
import { freshnessOf } from '../registry-freshness.ts';
import type { AddressOutcome, JapaneseRegistry, JpCompany, JpInvoice } from './nta-registry.types.ts';

interface Deps {
  readonly companies: CompanyRegistry | undefined;
  readonly invoices: InvoiceRegistry | undefined;
  /** Official English names of registrants. */
  readonly edinetName?: ((corporateNumber: string) => string | null) | undefined;
  /** Whether an address can be placed down to its town. */
  readonly addressIsStructured?: ((address: string) => boolean) | undefined;
  readonly now: Date;
}

/** The registries in the words of the evidence endpoints; matching is the company endpoints' own. */
export function japaneseRegistry(deps: Deps): JapaneseRegistry {
  const { companies, invoices, now } = deps;
  const companyOf = (record: CompanyRecord): JpCompany => toCompany(deps, companies!, record);
  return {
    companyState: () => companies && { asOf: companies.info.dataAsOf, freshness: freshnessOf(companies.info, now) },
    invoiceState: () => invoices && { asOf: invoices.info.dataAsOf, freshness: freshnessOf(invoices.info, now) },
    company: (number) => {
      const record = companies?.byNumber(number);
      return record ? companyOf(record) : undefined;
    },
    findCompanies: (query) => {
      if (!companies) return { matches: [], count: 0, single: null };
      const match = matchCompany({ companies, now }, query);
      const matches = match.candidates.map((candidate) => ({
        company: companyOf(candidate.record),
        matchType: candidate.matchType,
        score: candidate.score,
      }));
      const single = matches.find(({ company }) => company.corporateNumber === match.record?.corporateNumber) ?? null;
      return { matches, count: match.candidateCount, single };
    },
    invoice: (number): JpInvoice | undefined => {
      const record = invoices?.byNumber(number);
      if (!record) return undefined;
      return {
        registrationNumber: record.registrationNumber,
        status: invoiceStatusOn(record, dateInJapan(now)) as JpInvoice['status'],
        entity: record.entity,
        registrationDate: record.registrationDate,
        cancelDate: record.disposalDate,
        expireDate: record.expireDate,
        name: record.name,
        tradeName: record.tradeName,
        address: record.address,
      };
    },
    compareAddresses: (given, registered) => OUTCOMES[companies?.compareAddresses(given, registered) ?? 'incomparable'],
    addressIsStructured: (address) => deps.addressIsStructured?.(address) ?? null,
  };
}

// The same municipality alone is too little: companies of one city are no neighbours.
const OUTCOMES: Readonly<Record<ReturnType<CompanyRegistry['compareAddresses']>, AddressOutcome>> = {
  same_block: 'match',
  same_town: 'partial_match',
  same_municipality: 'mismatch',
  different: 'mismatch',
  incomparable: 'not_compared',
};

function toCompany(deps: Deps, companies: CompanyRegistry, record: CompanyRecord): JpCompany {
  const address = companyAddress(record);
  const english = englishCompanyName(record, deps.edinetName?.(record.corporateNumber) ?? null);
  const names = companies.history(record.corporateNumber).map((entry) => entry.name);
  const kind = CORPORATION_KIND_LABELS[record.kind as keyof typeof CORPORATION_KIND_LABELS];
  return {
    corporateNumber: record.corporateNumber,
    name: record.name,
    nameEnDisplay: english?.text ?? null,
    nameEnSource: english?.source ?? null,
    nameEnOfficial: record.nameEn,
    furigana: record.furigana,
    previousNames: [...new Set(names)].filter((name) => name !== record.name),
    kind: record.kind,
    kindEn: kind?.en ?? null,
    closed: isClosed(record, deps.now),
    closeDate: record.closeDate,
    closeCause: record.closeCause,
    successor: record.successor,
    address,
    addressEnDisplay: address === '' ? null : (companies.englishAddress(address)?.text ?? null),
    postalCode: record.postalCode,
    prefecture: record.prefecture || null,
    city: record.city || null,
    assignmentDate: record.assignmentDate,
  };
}
