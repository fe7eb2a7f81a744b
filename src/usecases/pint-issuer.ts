import type { InvoiceStatus } from '../contract/labels/invoice.labels.ts';
import type { IssuerConflict, IssuerStatus, PintDecision } from '../contract/labels/pint.labels.ts';
import type { Report } from '../engines/pint/index.ts';
import { invoiceStatusOn } from './invoice-status.ts';
import { compareIssuer, type IssuerComparison, type IssuerDeps } from './issuer-comparison.ts';
import { freshnessOf } from './registry-freshness.ts';

export interface IssuerEvidence {
  readonly checked: boolean;
  readonly registry_status: IssuerStatus;
  /** The day the registration is judged on: tax point, end of the period, or issue date. */
  readonly judged_on: string | null;
  readonly valid_on_invoice_date: boolean | null;
  readonly registered_name: string | null;
  readonly registered_address: string | null;
  readonly registration_date: string | null;
  readonly name_match: boolean | null;
  readonly address_match: boolean | null;
  readonly conflicts: readonly IssuerConflict[];
  readonly data_as_of: string | null;
  readonly data_freshness: string | null;
  readonly source: string | null;
}

const NOT_CHECKED: IssuerEvidence = {
  checked: false,
  registry_status: 'not_checked',
  judged_on: null,
  valid_on_invoice_date: null,
  registered_name: null,
  registered_address: null,
  registration_date: null,
  name_match: null,
  address_match: null,
  conflicts: [],
  data_as_of: null,
  data_freshness: null,
  source: null,
};

const CONFLICT_OF: Readonly<Partial<Record<InvoiceStatus, IssuerConflict>>> = {
  invalid_format: 'registration_number_format',
  invalid_checksum: 'registration_number_checksum',
  not_found: 'registration_not_found',
  cancelled: 'registration_cancelled',
  expired: 'registration_expired',
  not_yet_effective: 'registration_not_yet_effective',
};

/** Compares the seller of a document with the registries, as the registration stood on the date of the invoice. */
export function issuerEvidence(report: Report, registries: IssuerDeps | undefined): IssuerEvidence {
  if (!registries || report.layers.syntax !== 'passed') return NOT_CHECKED;
  const { issuer, invoice } = report;
  const day = firstDate(invoice.tax_point_date, invoice.period_end, invoice.issue_date);
  const base: IssuerEvidence = {
    ...NOT_CHECKED,
    checked: true,
    judged_on: day,
    data_as_of: registries.invoices.info.dataAsOf,
    data_freshness: freshnessOf(registries.invoices.info, registries.now),
    source: 'nta_invoice_registry',
  };
  const number = issuer.registration_number;
  if (number === null) return { ...base, registry_status: 'no_number' };
  // A lenient reading of the number is for other endpoints: here the document has to write it right.
  if (!issuer.format_valid)
    return { ...base, registry_status: 'invalid_number', conflicts: ['registration_number_format'] };
  const found = compareIssuer(registries, {
    registrationNumber: number,
    name: issuer.name ?? issuer.trade_name,
    address: issuer.address,
    ...(day === null ? {} : { day }),
  });
  // The built-in sample holds a handful of companies: a number that is not in it says nothing.
  if (found.lookup?.status === 'not_found' && registries.invoices.info.sample) return NOT_CHECKED;
  return { ...base, ...judged(report, found) };
}

function judged({ issuer, invoice }: Report, found: IssuerComparison): Partial<IssuerEvidence> {
  const status = found.lookup!.status;
  const record = found.lookup!.record;
  const conflicts: IssuerConflict[] = [];
  const conflict = CONFLICT_OF[status];
  if (conflict) conflicts.push(conflict);
  const start = firstDate(invoice.period_start);
  if (status === 'registered' && record && start !== null && invoiceStatusOn(record, start) === 'not_yet_effective')
    conflicts.push('period_before_registration');
  if (found.companyMatch === false) conflicts.push('name_mismatch');
  // Only a corporation's T-number is its corporate number; an individual's is a number of its own.
  const legal = issuer.legal_id?.scheme === '0188' ? issuer.legal_id.value : null;
  if (record?.entity === 'corporation' && legal !== null && `T${legal}` !== issuer.registration_number)
    conflicts.push('corporate_number_mismatch');
  return {
    registry_status: status === 'invalid_checksum' || status === 'invalid_format' ? 'invalid_number' : status,
    valid_on_invoice_date: record === null ? null : status === 'registered',
    registered_name: found.registeredName,
    registered_address: found.registeredAddress,
    registration_date: record?.registrationDate ?? null,
    name_match: found.companyMatch,
    address_match: found.addressMatch,
    conflicts,
  };
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const firstDate = (...dates: (string | null)[]): string | null =>
  dates.find((date) => date !== null && ISO_DATE.test(date))?.slice(0, 10) ?? null;

/**
 * A conflict with the registry always asks for a person, even when the document is invalid as well. Verified is only a
 * valid document whose issuer was registered on its date under the name it bears; where no name is published (most
 * sole traders), the number alone proves nothing about who wrote the document.
 */
export function decide(documentValid: boolean, evidence: IssuerEvidence): PintDecision {
  if (evidence.conflicts.length > 0) return 'manual_review';
  if (!documentValid) return 'rejected';
  return evidence.registry_status === 'registered' && evidence.name_match === true ? 'verified' : 'valid_unverified';
}
