import type { JpCompany, JpInvoice } from '../evidence/nta-registry.types.ts';
import type { SupplierFacts } from './supplier-facts.ts';

/** Whom the question was about: a company, or the person behind a T-number as far as the registry publishes. */
export interface SupplierRecord {
  readonly company: JpCompany | null;
  readonly invoice: JpInvoice | null;
  readonly invoiceStatus: JpInvoice['status'] | 'not_found' | 'not_checked';
}

export function supplierRecord(company: JpCompany | null, facts: SupplierFacts): SupplierRecord | null {
  const { invoice } = facts;
  if (!company && !invoice) return null;
  const invoiceStatus = invoice?.status ?? (facts.registrationAbsent ? 'not_found' : 'not_checked');
  return { company, invoice, invoiceStatus };
}
