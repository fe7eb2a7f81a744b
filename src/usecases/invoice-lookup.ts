import type { InvoiceStatus } from '../contract/labels/invoice.labels.ts';
import type { InvoiceRecord, InvoiceRegistry } from '../engines/registry/index.ts';
import { dateInJapan } from '../japan/business-days.ts';
import { parseTNumber } from '../japan/corporate-number.ts';
import { invoiceStatusOn } from './invoice-status.ts';

export interface InvoiceLookup {
  /** `T` + 13 digits when the input has that form. */
  readonly registrationNumber: string | null;
  readonly formatValid: boolean;
  readonly checksumValid: boolean | null;
  readonly status: InvoiceStatus;
  readonly record: InvoiceRecord | null;
}

/** Normalises a T-number, checks its form and check digit, and looks it up; judged on `day`, by default today in Japan. */
export function lookUpInvoice(
  deps: { readonly invoices: InvoiceRegistry; readonly now: Date },
  input: string,
  day: string = dateInJapan(deps.now),
): InvoiceLookup {
  const { normalized, formatValid, checksumValid } = parseTNumber(input);
  const result = (status: InvoiceStatus, record: InvoiceRecord | null = null): InvoiceLookup => ({
    registrationNumber: normalized,
    formatValid,
    checksumValid,
    status,
    record,
  });
  if (normalized === null) return result('invalid_format');
  if (!checksumValid) return result('invalid_checksum');
  const record = deps.invoices.byNumber(normalized);
  return record === null ? result('not_found') : result(invoiceStatusOn(record, day), record);
}

/** The corporate number inside a T-number; individuals have a number of their own, which is none. */
export const corporateNumberOfInvoice = (record: InvoiceRecord | null): string | null =>
  record === null || record.entity === 'individual' || record.entity === 'unknown'
    ? null
    : record.registrationNumber.slice(1);
