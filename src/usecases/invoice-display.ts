import type { ResponseLanguage } from '../contract/schema.ts';
import type { CompanyRecord, CompanyRegistry, InvoiceRegistry } from '../engines/registry/index.ts';
import { generatedEnglishName } from '../japan/english-company-name.ts';
import { displayName } from './company-display.ts';
import type { EnglishName } from './english-name.ts';
import { corporateNumberOfInvoice, type InvoiceLookup } from './invoice-lookup.ts';

export interface InvoiceDeps {
  readonly companies: CompanyRegistry;
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
}

/** The company behind a registration, where it is one and the corporate registry has it. */
export function companyOfInvoice(deps: InvoiceDeps, lookup: InvoiceLookup): CompanyRecord | null {
  const number = corporateNumberOfInvoice(lookup.record);
  return number === null ? null : deps.companies.byNumber(number);
}

/** English display of a registered name: the company's, else made from the published name. */
export function invoiceEnglishName(
  deps: InvoiceDeps,
  lookup: InvoiceLookup,
  company: CompanyRecord | null,
  language: ResponseLanguage,
): EnglishName | null {
  if (company) return displayName(deps, company, language);
  if (language === 'ja' || !lookup.record?.name) return null;
  return generatedEnglishName(lookup.record.name, lookup.record.kana);
}
