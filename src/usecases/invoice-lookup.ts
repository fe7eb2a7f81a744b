import type { InvoiceStatus, Verdict } from '../contract/labels/invoice.labels.ts';
import type { UndecidableReason } from '../contract/labels/truth.labels.ts';
import type { InvoiceRecord, InvoiceRegistry } from '../engines/registry/index.ts';
import { addDays, dateInJapan } from '../japan/business-days.ts';
import { parseTNumber } from '../japan/corporate-number.ts';
import { invoiceStatusOn, verdictOf } from './invoice-status.ts';
import { isProof, registryState, rowOf, type SourceSays, says } from './truth/what-may-be-said.ts';

export interface InvoiceLookup {
  /** `T` + 13 digits when the input has that form. */
  readonly registrationNumber: string | null;
  readonly formatValid: boolean;
  readonly checksumValid: boolean | null;
  /** What the registry says; null when there is no valid number to ask for. */
  readonly said: SourceSays<InvoiceRecord> | null;
  readonly record: InvoiceRecord | null;
  /** As of today, in Japan. */
  readonly status: InvoiceStatus;
  /** The day it is judged on; null when a document's date cannot be read. */
  readonly judgedOn: string | null;
  readonly statusOnDate: InvoiceStatus;
  /** Follows the status on that day, as far as the data prove it. */
  readonly verdict: Verdict;
  /** Why there is no verdict. */
  readonly undecided: UndecidableReason | DateReason | 'registration_number_repaired' | null;
}

type DateReason = 'document_date_missing' | 'document_date_in_future';

/** Invoices are dated some weeks ahead; of later days no register knows whether a registration will still stand. */
const DAYS_AHEAD = 31;

export const isTooFarAhead = (day: string, now: Date): boolean => day > addDays(dateInJapan(now), DAYS_AHEAD);

interface Deps {
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
}

/**
 * Normalises a T-number, checks its form and check digit, and looks it up. Judged today, or on the date of a document:
 * null when that date cannot be read.
 */
export function lookUpInvoice(deps: Deps, input: string, documentDate?: string | null): InvoiceLookup {
  const today = dateInJapan(deps.now);
  const judgedOn = documentDate === undefined ? today : documentDate;
  const { normalized, formatValid, checksumValid } = parseTNumber(input);
  const number = { registrationNumber: normalized, formatValid, checksumValid, judgedOn };
  if (normalized === null || !checksumValid) {
    const status = normalized === null ? 'invalid_format' : 'invalid_checksum';
    return { ...number, said: null, record: null, status, statusOnDate: status, verdict: 'unknown', undecided: null };
  }
  const said = says(registryState(deps.invoices.info, deps.now), deps.invoices.byNumber(normalized));
  const record = rowOf(said);
  const statusOn = (day: string | null): InvoiceStatus => {
    if (day === null || isTooFarAhead(day, deps.now)) return 'not_determined';
    if (said.says === 'absent') return 'not_found';
    return record === null ? 'not_determined' : invoiceStatusOn(record, day);
  };
  // Of a day behind old data nothing is known: the registration may have ended since.
  const isUnseen = !isProof(said) && judgedOn !== null && judgedOn > deps.invoices.info.dataAsOf;
  const statusOnDate = isUnseen ? 'not_determined' : statusOn(judgedOn);
  return {
    ...number,
    said,
    record,
    status: statusOn(today),
    statusOnDate,
    verdict: isProof(said) ? verdictOf(statusOnDate) : 'unknown',
    undecided: undecidedBy(said, judgedOn, deps.now),
  };
}

function undecidedBy(said: SourceSays<InvoiceRecord>, judgedOn: string | null, now: Date): InvoiceLookup['undecided'] {
  if (said.says === 'undecidable') return said.reason;
  if (!isProof(said)) return 'registry_stale';
  if (judgedOn === null) return 'document_date_missing';
  return isTooFarAhead(judgedOn, now) ? 'document_date_in_future' : null;
}

/** The corporate number inside a T-number; individuals have a number of their own, which is none. */
export const corporateNumberOfInvoice = (record: InvoiceRecord | null): string | null =>
  record === null || record.entity === 'individual' || record.entity === 'unknown'
    ? null
    : record.registrationNumber.slice(1);
