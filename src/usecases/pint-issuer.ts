import type { IssuerConflict, IssuerStatus, PintDecision } from '../contract/labels/pint.labels.ts';
import type { PintEngine, Report } from '../engines/pint/index.ts';
import { compareCompanyNames } from '../japan/company-name.ts';

/** One stretch of registration; the end is the first day on which it no longer holds. */
interface Registration {
  readonly registrationDate: string | null;
  readonly disposalDate: string | null;
  readonly expireDate: string | null;
}

/** What is needed of a record of the invoice registry. */
export interface RegisteredIssuer extends Registration {
  readonly entity: string;
  readonly name: string | null;
  readonly tradeName: string | null;
  readonly formerName: string | null;
  readonly address: string | null;
  readonly past: readonly Registration[];
}

/** The registries as this use case asks them. */
export interface IssuerRegistry {
  /** Null when the number is not registered. */
  readonly lookUp: (registrationNumber: string) => RegisteredIssuer | null;
  /** True for the same block or town, false for another one, null when not comparable. */
  readonly sameAddress: (written: string, registered: string) => boolean | null;
  readonly dataAsOf: string;
  readonly dataFreshness: string;
  readonly source: string;
}

/** What the endpoint needs: the validator, and the registries as far as they are loaded now. */
export interface PintSource {
  readonly engine: PintEngine;
  readonly registry: () => IssuerRegistry | undefined;
}

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

/** Compares the seller of a document with the registries, as they stood on the date of the invoice. */
export function issuerEvidence(report: Report, registry: IssuerRegistry | undefined): IssuerEvidence {
  if (!registry || report.layers.syntax !== 'passed') return NOT_CHECKED;
  const { issuer, invoice } = report;
  const judged_on = firstDate(invoice.tax_point_date, invoice.period_end, invoice.issue_date);
  const base: IssuerEvidence = {
    ...NOT_CHECKED,
    checked: true,
    judged_on,
    data_as_of: registry.dataAsOf,
    data_freshness: registry.dataFreshness,
    source: registry.source,
  };
  if (issuer.registration_number === null) return { ...base, registry_status: 'no_number' };
  if (!issuer.format_valid)
    return { ...base, registry_status: 'invalid_number', conflicts: ['registration_number_format'] };
  if (!issuer.checksum_valid)
    return { ...base, registry_status: 'invalid_number', conflicts: ['registration_number_checksum'] };
  const record = registry.lookUp(issuer.registration_number);
  if (!record) return { ...base, registry_status: 'not_found', conflicts: ['registration_not_found'] };
  return { ...base, ...compared(report, record, judged_on, registry) };
}

function compared(
  { issuer, invoice }: Report,
  record: RegisteredIssuer,
  judgedOn: string | null,
  registry: IssuerRegistry,
): Partial<IssuerEvidence> {
  const status = judgedOn === null ? 'not_checked' : statusOn(record, judgedOn);
  const conflicts: IssuerConflict[] = [];
  if (status !== 'registered' && status !== 'not_checked') conflicts.push(`registration_${status}`);
  const start = firstDate(invoice.period_start);
  if (status === 'registered' && start !== null && statusOn(record, start) === 'not_yet_effective')
    conflicts.push('period_before_registration');
  const nameMatch = namesAgree(issuer, record);
  if (nameMatch === false) conflicts.push('name_mismatch');
  // Only a corporation's T-number is its corporate number; an individual's is a number of its own.
  if (
    record.entity === 'corporation' &&
    legalNumber(issuer) !== null &&
    `T${legalNumber(issuer)}` !== issuer.registration_number
  )
    conflicts.push('corporate_number_mismatch');
  return {
    registry_status: status,
    valid_on_invoice_date: status === 'not_checked' ? null : status === 'registered',
    registered_name: record.name,
    registered_address: record.address,
    registration_date: record.registrationDate,
    name_match: nameMatch,
    address_match:
      issuer.address !== null && record.address !== null ? registry.sameAddress(issuer.address, record.address) : null,
    conflicts,
  };
}

const legalNumber = (issuer: Report['issuer']): string | null =>
  issuer.legal_id?.scheme === '0188' ? issuer.legal_id.value : null;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const firstDate = (...dates: (string | null)[]): string | null =>
  dates.find((date) => date !== null && ISO_DATE.test(date))?.slice(0, 10) ?? null;

/** The state on a day, over the current registration and the earlier ones of the same number. */
function statusOn(record: RegisteredIssuer, day: string): 'registered' | 'not_yet_effective' | 'cancelled' | 'expired' {
  const all = [...record.past, record].filter((entry) => entry.registrationDate !== null);
  const begun = all.filter((entry) => entry.registrationDate! <= day);
  if (begun.length === 0) return 'not_yet_effective';
  const holds = begun.some((entry) => !endedBy(entry.disposalDate, day) && !endedBy(entry.expireDate, day));
  if (holds) return 'registered';
  return endedBy(begun.at(-1)!.disposalDate, day) ? 'cancelled' : 'expired';
}

const endedBy = (end: string | null, day: string): boolean => end !== null && end <= day;

/** Null when the registry publishes no name (most sole traders). */
function namesAgree(issuer: Report['issuer'], record: RegisteredIssuer): boolean | null {
  const registered = [record.name, record.tradeName, record.formerName].filter((name) => name !== null);
  const written = [issuer.name, issuer.trade_name].filter((name) => name !== null);
  if (registered.length === 0 || written.length === 0) return null;
  return written.some((name) =>
    registered.some((other) => ['exact', 'normalized'].includes(compareCompanyNames(name, other))),
  );
}

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
