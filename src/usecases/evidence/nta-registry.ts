import { CORPORATION_KIND_LABELS } from '../../contract/labels/registry.labels.ts';
import type { UndecidableReason } from '../../contract/labels/truth.labels.ts';
import {
  type CompanyRecord,
  type CompanyRegistry,
  companyAddress,
  type InvoiceRegistry,
  type SnapshotInfo,
} from '../../engines/registry/index.ts';
import { dateInJapan } from '../../japan/business-days.ts';
import { addressOutcome } from '../../matching/index.ts';
import { displayAddress, englishNameOf, postalCode } from '../company-display.ts';
import { isClosed } from '../company-found.ts';
import { matchCompany } from '../company-match.ts';
import { invoiceStatusOn } from '../invoice-status.ts';
import { freshnessOf, provenanceOf, type RegistryKind } from '../truth/provenance.ts';
import { registryState, says } from '../truth/what-may-be-said.ts';
import type { JpCompany, JpInvoice, NtaRegistry, RegistryState } from './nta-registry.types.ts';

interface Deps {
  readonly companies: CompanyRegistry | undefined;
  readonly invoices: InvoiceRegistry | undefined;
  /** Official English names of registrants. */
  readonly edinetName?: ((corporateNumber: string) => string | null) | undefined;
  readonly edinetNumbers?: ((name: string) => readonly string[]) | undefined;
  /** Whether an address can be placed down to its town. */
  readonly addressIsStructured?: ((address: string) => boolean) | undefined;
  readonly now: Date;
}

/** The registries in the words of the evidence endpoints; matching is the company endpoints' own. */
export function ntaRegistry(deps: Deps): NtaRegistry {
  const { companies, invoices, now } = deps;
  const companyOf = (record: CompanyRecord): JpCompany => toCompany(deps, companies!, record);
  return {
    companyState: () => companies && stateOf('company', companies.info, now),
    invoiceState: () => invoices && stateOf('invoice', invoices.info, now),
    company: (number) => {
      const record = companies?.byNumber(number);
      return says(registryState(companies?.info, now), record && companyOf(record));
    },
    findCompanies: (query) => {
      if (!companies) return { matches: [], count: 0, single: null, undecided: 'source_not_configured' };
      const match = matchCompany(
        { companies, now, edinetName: deps.edinetName, edinetNumbers: deps.edinetNumbers },
        query,
      );
      const matches = match.candidates.map((candidate) => ({
        company: companyOf(candidate.record),
        matchType: candidate.matchType,
        score: candidate.score,
      }));
      const single = matches.find(({ company }) => company.corporateNumber === match.record?.corporateNumber) ?? null;
      const undecided = match.status === 'not_determined' ? (match.reason as UndecidableReason) : null;
      return { matches, count: match.candidateCount, single, undecided };
    },
    invoice: (number) => {
      const record = invoices?.byNumber(number);
      const state = registryState(invoices?.info, now);
      if (!record) return says<JpInvoice>(state, null);
      return says<JpInvoice>(state, {
        registrationNumber: record.registrationNumber,
        status: invoiceStatusOn(record, dateInJapan(now)) as JpInvoice['status'],
        entity: record.entity,
        registrationDate: record.registrationDate,
        cancelDate: record.disposalDate,
        expireDate: record.expireDate,
        name: record.name,
        tradeName: record.tradeName,
        address: record.address,
        from: rowSource('invoice', invoices!.info, record.registrationNumber, record.updateDate, now),
      });
    },
    compareAddresses: (given, registered) =>
      addressOutcome(companies?.compareAddresses(given, registered) ?? 'incomparable'),
    addressIsStructured: (address) => deps.addressIsStructured?.(address) ?? null,
  };
}

function rowSource(kind: RegistryKind, info: SnapshotInfo, number: string, updateDate: string | null, now: Date) {
  const { source, asOf } = provenanceOf(kind, info, { number, updateDate }, now);
  return { source, asOf };
}

const stateOf = (kind: RegistryKind, info: SnapshotInfo, now: Date): RegistryState => ({
  source: provenanceOf(kind, info, null, now).source,
  asOf: info.dataAsOf,
  freshness: freshnessOf(info, now),
  data: registryState(info, now),
});

function toCompany(deps: Deps, companies: CompanyRegistry, record: CompanyRecord): JpCompany {
  const address = companyAddress(record);
  const edinetName = deps.edinetName?.(record.corporateNumber) ?? null;
  const english = englishNameOf(companies, record, edinetName);
  const names = companies.history(record.corporateNumber).map((entry) => entry.name);
  const kind = CORPORATION_KIND_LABELS[record.kind as keyof typeof CORPORATION_KIND_LABELS];
  return {
    corporateNumber: record.corporateNumber,
    name: record.name,
    nameEnDisplay: english?.text ?? null,
    nameEnSource: english?.source ?? null,
    names: companies.knownNames(record, [edinetName]),
    previousNames: [...new Set(names)].filter((name) => name !== record.name),
    kind: record.kind,
    kindEn: kind?.en ?? null,
    closed: isClosed(record, deps.now),
    closeDate: record.closeDate,
    closeCause: record.closeCause,
    successor: record.successor,
    address,
    addressEnDisplay: displayAddress(companies, record, 'both')?.text ?? null,
    postalCode: postalCode(record),
    prefecture: record.prefecture || null,
    city: record.city || null,
    assignmentDate: record.assignmentDate,
    from: rowSource('company', companies.info, record.corporateNumber, record.updateDate, deps.now),
  };
}
