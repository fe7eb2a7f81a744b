import type { InvoiceStatus, Verdict } from '../contract/labels/invoice.labels.ts';
import type { InvoicePeriod, InvoiceRecord } from '../engines/registry/index.ts';
import { INVOICE_SYSTEM_BEGAN } from '../japan/consumption-tax.ts';

/**
 * Where a registration stands on a day (YYYY-MM-DD, in Japan): registered from its registration date up to the day
 * before its cancellation or expiry date. Future dates are normal in the published data.
 */
export function invoiceStatusOn(record: InvoiceRecord, day: string): InvoiceStatus {
  if (day < INVOICE_SYSTEM_BEGAN) return 'not_yet_effective';
  const now = periodStatus(record, day);
  if (now === 'registered') return now;
  // A number may have been registered before: judged at a past date, an earlier period counts.
  return record.past.some((period) => periodStatus(period, day) === 'registered') ? 'registered' : now;
}

function periodStatus(period: InvoicePeriod, day: string): InvoiceStatus {
  if (period.registrationDate !== null && day < period.registrationDate) return 'not_yet_effective';
  if (period.disposalDate !== null && day >= period.disposalDate) return 'cancelled';
  if (period.expireDate !== null && day >= period.expireDate) return 'expired';
  return 'registered';
}

const VERDICTS: Readonly<Record<InvoiceStatus, Verdict>> = {
  registered: 'qualified',
  not_yet_effective: 'not_qualified',
  cancelled: 'not_qualified',
  expired: 'not_qualified',
  not_found: 'not_qualified',
  not_determined: 'unknown',
  invalid_format: 'unknown',
  invalid_checksum: 'unknown',
};

/** `unknown` when there is no valid number to look up, or its state is not known. */
export const verdictOf = (status: InvoiceStatus): Verdict => VERDICTS[status];
