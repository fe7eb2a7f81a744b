import type { CheckDecision, InvoiceRiskFlag, InvoiceStatus } from '../contract/labels/invoice.labels.ts';
import {
  type CompanyRecord,
  type CompanyRegistry,
  companyAddress,
  type InvoiceRecord,
  type InvoiceRegistry,
  knownNamesOf,
} from '../engines/registry/index.ts';
import {
  type AddressAgreement,
  addressAgrees,
  type NameAgreement,
  nameAgreement,
  nameAgrees,
  nearerAddress,
} from '../matching/index.ts';
import { isClosed } from './company-found.ts';
import { corporateNumberOfInvoice, type InvoiceLookup, lookUpInvoice } from './invoice-lookup.ts';
import { nameOnDate } from './name-on-date.ts';
import { type Provenance, provenanceOf } from './truth/provenance.ts';
import { isProof, MAY_SAY, registryState } from './truth/what-may-be-said.ts';

export interface IssuerQuery {
  /** Null in documents without a number. */
  readonly registrationNumber: string | null;
  readonly name: string | null;
  readonly address: string | null;
  /** The date of the document, on which the registration is judged: null when it cannot be read. Default: today. */
  readonly documentDate?: string | null;
  /** A digit of the number was replaced: it may be the right one, and proves nothing about the document. */
  readonly repaired?: boolean;
}

export interface IssuerDeps {
  readonly companies: CompanyRegistry;
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
  /** Official English name from the securities filings, by corporate number. */
  readonly edinetName?: ((corporateNumber: string) => string | null) | undefined;
}

export interface IssuerComparison {
  readonly decision: CheckDecision;
  /** Null when there was no number at all. */
  readonly lookup: InvoiceLookup | null;
  readonly company: CompanyRecord | null;
  /** Name and address as registered: the corporate registry before the invoice registry, null when not published. */
  readonly registeredName: string | null;
  readonly registeredNameSource: Provenance['source'] | null;
  readonly registeredAddress: string | null;
  readonly registeredAddressSource: Provenance['source'] | null;
  /** Null when nothing was supplied or nothing is published: never a mismatch. */
  readonly nameMatch: NameAgreement | null;
  readonly companyMatch: boolean | null;
  readonly address: AddressAgreement | null;
  readonly addressMatch: boolean | null;
  readonly riskFlags: readonly InvoiceRiskFlag[];
}

const STATUS_FLAGS: Readonly<Partial<Record<InvoiceStatus, InvoiceRiskFlag>>> = {
  cancelled: 'registration_cancelled',
  expired: 'registration_expired',
  not_yet_effective: 'registration_not_yet_effective',
  not_found: 'not_registered',
  invalid_checksum: 'checksum_invalid',
};

/** Looks up the T-number and compares the issuer's name and address with both registries. */
export function compareIssuer(deps: IssuerDeps, query: IssuerQuery): IssuerComparison {
  const lookup = lookUp(deps, query);
  const record = lookup?.record ?? null;
  const corporateNumber = corporateNumberOfInvoice(record);
  const company = corporateNumber === null ? null : deps.companies.byNumber(corporateNumber);
  const registeredName = company?.name ?? record?.name ?? null;
  const registeredAddress = (company && companyAddress(company)) || record?.address || null;

  // Old rows are shown, not compared with: the name may have changed since.
  const companies = MAY_SAY[registryState(deps.companies.info, deps.now)];
  const comparable = companies.byNumber === 'verdict' ? company : null;
  const isCurrent = lookup?.said != null && isProof(lookup.said);
  const nameMatch =
    query.name === null || record === null || !isCurrent
      ? null
      : compareNames(deps, query.name, comparable, record, query.documentDate ?? null);
  const currentAddress = (comparable && companyAddress(comparable)) || record?.address || null;
  const address =
    query.address === null || currentAddress === null || !isCurrent
      ? null
      : bestAddress(deps.companies, query.address, currentAddress, record?.address ?? null);
  // A trade name is published in this registry; a former or similar one asks for a look.
  const companyMatch = nameMatch === null ? null : nameAgrees(nameMatch) || nameMatch === 'trade_name';
  const addressMatch = address === null ? null : addressAgrees(address);

  const flags: InvoiceRiskFlag[] = [];
  const add = (flag: InvoiceRiskFlag, when: boolean): void => {
    if (when) flags.push(flag);
  };
  add('name_mismatch', companyMatch === false);
  add('address_mismatch', addressMatch === false);
  add('address_partial_match', address === 'same_town');
  const statusFlag = lookup && STATUS_FLAGS[lookup.status];
  const onDate = lookup && query.documentDate !== undefined && isEnded(lookup.statusOnDate);
  if (statusFlag) flags.push(statusFlag);
  add('company_closed', company !== null && isClosed(company, deps.now));
  add('individual_issuer', record?.entity === 'individual');
  add('trade_name_used', nameMatch === 'trade_name');
  add('not_registered_on_date', onDate === true);
  add('registration_number_repaired', query.repaired === true);
  const dataFlags = new Set([MAY_SAY[registryState(deps.invoices.info, deps.now)].flag, company && companies.flag]);
  for (const flag of dataFlags) if (flag) flags.push(flag);

  return {
    decision: decide(lookup, companyMatch, addressMatch, query.repaired === true),
    lookup,
    company,
    registeredName,
    registeredNameSource: registeredName === null ? null : sourceOf(deps, company, record),
    registeredAddress,
    registeredAddressSource:
      registeredAddress === null ? null : sourceOf(deps, company && companyAddress(company) ? company : null, record),
    nameMatch,
    companyMatch,
    address,
    addressMatch,
    riskFlags: flags,
  };
}

/** Whose word a registered value is: the company's row, or without one the registration's. */
const sourceOf = (
  { companies, invoices, now }: IssuerDeps,
  company: CompanyRecord | null,
  record: InvoiceRecord | null,
): Provenance['source'] =>
  company
    ? provenanceOf('company', companies.info, { ...company, number: company.corporateNumber }, now).source
    : provenanceOf('invoice', invoices.info, record && { ...record, number: record.registrationNumber }, now).source;

function lookUp(deps: IssuerDeps, { registrationNumber, documentDate, repaired }: IssuerQuery): InvoiceLookup | null {
  if (registrationNumber === null) return null;
  const lookup = lookUpInvoice(deps, registrationNumber, documentDate);
  if (!repaired || lookup.said?.says !== 'absent') return lookup;
  // That a number nobody printed is not registered says nothing about the paper.
  const unknown = { status: 'not_determined', statusOnDate: 'not_determined', verdict: 'unknown' } as const;
  return { ...lookup, ...unknown, undecided: 'registration_number_repaired' };
}

const isEnded = (status: InvoiceStatus): boolean =>
  status === 'cancelled' || status === 'expired' || status === 'not_yet_effective';

/** The first that fits, in the order of the contract. */
function decide(
  lookup: InvoiceLookup | null,
  company: boolean | null,
  address: boolean | null,
  repaired: boolean,
): CheckDecision {
  if (lookup === null) return 'no_registration_number';
  if (lookup.said === null) return 'invalid_number';
  if (lookup.verdict === 'unknown') return 'not_determined';
  switch (lookup.statusOnDate) {
    case 'invalid_format':
    case 'invalid_checksum':
      return 'invalid_number';
    case 'not_determined':
      return 'not_determined';
    case 'not_found':
      return 'not_registered';
    case 'not_yet_effective':
    case 'cancelled':
    case 'expired':
      return lookup.statusOnDate;
    case 'registered':
      if (company === false) return 'name_mismatch';
      if (address === false) return 'address_mismatch';
      return company === true && !repaired ? 'verified' : 'registered_unconfirmed';
  }
}

function compareNames(
  deps: IssuerDeps,
  name: string,
  company: CompanyRecord | null,
  record: NonNullable<InvoiceLookup['record']>,
  documentDate: string | null,
): NameAgreement | null {
  if (company) {
    const known = deps.companies.knownNames(company, [deps.edinetName?.(company.corporateNumber) ?? null]);
    const agreement = nameAgreement(name, known);
    if (agreement !== 'previous' || documentDate === null) return agreement;
    // A former name was the right one while it held.
    const then = nameOnDate(company, deps.companies.history(company.corporateNumber), documentDate);
    return then === null ? agreement : nameAgreement(name, { registered: [then], previous: known.previous ?? [] });
  }
  const known = knownNamesOf({ company: null, invoice: () => record, history: () => [] });
  if (known.registered.length === 0 && record.tradeName === null) return null;
  const agreement = nameAgreement(name, known);
  // An individual who publishes only a trade name may still bill under the own name.
  return known.registered.length === 0 && agreement !== 'trade_name' ? null : agreement;
}

/** The nearer of the two registered addresses: one registry may know of a move before the other. */
function bestAddress(
  companies: CompanyRegistry,
  written: string,
  first: string,
  second: string | null,
): AddressAgreement {
  const one = companies.compareAddresses(written, first);
  if (second === null || second === first || one === 'same_block') return one;
  return nearerAddress(one, companies.compareAddresses(written, second));
}
