import type { InvoiceStatus } from '../contract/labels/invoice.labels.ts';
import type { IssuerConflict, IssuerStatus, PintDecision } from '../contract/labels/pint.labels.ts';
import type { Report } from '../engines/pint/index.ts';
import type { InvoiceRecord } from '../engines/registry/index.ts';
import { isTooFarAhead } from './invoice-lookup.ts';
import { invoiceStatusOn } from './invoice-status.ts';
import { compareIssuer, type IssuerComparison, type IssuerDeps } from './issuer-comparison.ts';
import { provenanceOf } from './truth/provenance.ts';
import { MAY_SAY, registryState } from './truth/what-may-be-said.ts';

export interface IssuerEvidence {
  readonly checked: boolean;
  readonly registryStatus: IssuerStatus;
  /** The day the registration is judged on: tax point, end of the period, or issue date. */
  readonly judgedOn: string | null;
  readonly validOnDate: boolean | null;
  readonly registeredName: string | null;
  readonly registeredAddress: string | null;
  readonly registrationDate: string | null;
  readonly cancelDate: string | null;
  readonly expireDate: string | null;
  readonly nameMatch: boolean | null;
  readonly addressMatch: boolean | null;
  readonly conflicts: readonly IssuerConflict[];
  /** What the data are worth, where that limits what they say. */
  readonly riskFlags: readonly ('registry_stale' | 'sample_data')[];
  readonly asOf: string | null;
  readonly freshness: string | null;
  readonly source: string | null;
  readonly statusOnDate: IssuerStatus | null;
  /** Why nothing could be decided. */
  readonly reason: string | null;
}

const NOT_CHECKED: IssuerEvidence = {
  checked: false,
  registryStatus: 'not_checked',
  judgedOn: null,
  validOnDate: null,
  registeredName: null,
  registeredAddress: null,
  registrationDate: null,
  cancelDate: null,
  expireDate: null,
  nameMatch: null,
  addressMatch: null,
  conflicts: [],
  riskFlags: [],
  asOf: null,
  freshness: null,
  source: null,
  statusOnDate: null,
  reason: null,
};

const REGISTRY_STATUS: Readonly<Record<InvoiceStatus, IssuerStatus>> = {
  registered: 'registered',
  not_yet_effective: 'not_yet_effective',
  cancelled: 'cancelled',
  expired: 'expired',
  not_found: 'not_found',
  not_determined: 'not_checked',
  invalid_format: 'invalid_number',
  invalid_checksum: 'invalid_number',
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
  const day = judgedDay(invoice, registries.now);
  const base: IssuerEvidence = {
    ...NOT_CHECKED,
    checked: true,
    judgedOn: day,
    ...provenance(registries, null),
  };
  const number = issuer.registrationNumber;
  if (number === null) return { ...base, registryStatus: 'no_number' };
  // A lenient reading of the number is for other endpoints: here the document has to write it right.
  if (!issuer.formatValid)
    return { ...base, registryStatus: 'invalid_number', conflicts: ['registration_number_format'] };
  const found = compareIssuer(registries, {
    registrationNumber: number,
    name: issuer.name ?? issuer.tradeName,
    address: issuer.address,
    documentDate: day,
  });
  // What the data cannot decide is not checked: absence from a sample, a part or old data says nothing.
  const { undecided, record } = found.lookup!;
  if (undecided !== null)
    return { ...NOT_CHECKED, judgedOn: day, ...provenance(registries, record), reason: undecided };
  return { ...base, ...provenance(registries, record), ...judged(report, found) };
}

function provenance({ invoices, now }: IssuerDeps, record: InvoiceRecord | null) {
  const row = record && { number: record.registrationNumber, updateDate: record.updateDate };
  const { source, asOf, freshness } = provenanceOf('invoice', invoices.info, row, now);
  const { flag } = MAY_SAY[registryState(invoices.info, now)];
  return { source, asOf, freshness, riskFlags: flag ? [flag] : [] };
}

function judged({ issuer, invoice }: Report, found: IssuerComparison): Partial<IssuerEvidence> {
  const status = found.lookup!.statusOnDate;
  const record = found.lookup!.record;
  const conflicts: IssuerConflict[] = [];
  const conflict = CONFLICT_OF[status];
  if (conflict) conflicts.push(conflict);
  const start = firstDate(invoice.periodStart);
  if (status === 'registered' && record && start !== null && invoiceStatusOn(record, start) === 'not_yet_effective')
    conflicts.push('period_before_registration');
  if (found.companyMatch === false) conflicts.push('name_mismatch');
  // Only a corporation's T-number is its corporate number; an individual's is a number of its own.
  const legal = issuer.legalId?.scheme === '0188' ? issuer.legalId.value : null;
  if (record?.entity === 'corporation' && legal !== null && `T${legal}` !== issuer.registrationNumber)
    conflicts.push('corporate_number_mismatch');
  return {
    registryStatus: REGISTRY_STATUS[status],
    statusOnDate: REGISTRY_STATUS[status],
    validOnDate: record === null ? null : status === 'registered',
    registeredName: found.registeredName,
    registeredAddress: found.registeredAddress,
    registrationDate: record?.registrationDate ?? null,
    cancelDate: record?.disposalDate ?? null,
    expireDate: record?.expireDate ?? null,
    nameMatch: found.companyMatch,
    addressMatch: found.addressMatch,
    conflicts,
  };
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
/** The day of the supply; one that is yet to come (a year paid ahead) proves nothing, then that of the document. */
function judgedDay({ taxPointDate, periodEnd, issueDate }: Report['invoice'], now: Date): string | null {
  const supplied = firstDate(taxPointDate, periodEnd, issueDate);
  return supplied !== null && isTooFarAhead(supplied, now) ? firstDate(issueDate) : supplied;
}

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
  return evidence.registryStatus === 'registered' && evidence.nameMatch === true ? 'verified' : 'valid_unverified';
}
