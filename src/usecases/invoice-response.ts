import { INVOICE_ENTITY_LABELS, INVOICE_STATUS_LABELS, VERDICT_LABELS } from '../contract/labels/invoice.labels.ts';
import { ATTRIBUTION } from '../contract/labels/registry.labels.ts';
import type { ResponseLanguage } from '../contract/schema.ts';
import type { CompanyRecord, CompanyRegistry, InvoiceRegistry } from '../engines/registry/index.ts';
import { displayName } from './company-response.ts';
import { type EnglishName, generatedEnglishName } from './english-name.ts';
import { corporateNumberOfInvoice, type InvoiceLookup } from './invoice-lookup.ts';
import { verdictOf } from './invoice-status.ts';
import { freshnessOf } from './registry-freshness.ts';

export interface InvoicePresentDeps {
  readonly companies: CompanyRegistry;
  readonly invoices: InvoiceRegistry;
  readonly now: Date;
}

/** The company behind a registration, where it is one and the corporate registry has it. */
export function companyOfInvoice(deps: InvoicePresentDeps, lookup: InvoiceLookup): CompanyRecord | null {
  const number = corporateNumberOfInvoice(lookup.record);
  return number === null ? null : deps.companies.byNumber(number);
}

/** English display of a registered name: the company's, else made from the published name. */
export function invoiceEnglishName(
  deps: InvoicePresentDeps,
  lookup: InvoiceLookup,
  company: CompanyRecord | null,
  language: ResponseLanguage,
): EnglishName | null {
  if (company) return displayName(deps, company, language);
  if (language === 'ja' || !lookup.record?.name) return null;
  return generatedEnglishName(lookup.record.name, lookup.record.kana);
}

/** The InvoiceResponse of a look-up. */
export function invoiceResponse(deps: InvoicePresentDeps, lookup: InvoiceLookup, language: ResponseLanguage) {
  const { record, status } = lookup;
  const company = companyOfInvoice(deps, lookup);
  const english = invoiceEnglishName(deps, lookup, company, language);
  const label = INVOICE_STATUS_LABELS[status];
  const address = record?.address ?? null;
  return {
    registration_number: lookup.registrationNumber,
    record_found: record !== null,
    status,
    status_label: language === 'en' ? null : label.ja,
    status_label_en: language === 'ja' ? null : label.en,
    verdict: verdictOf(status),
    format_valid: lookup.formatValid,
    checksum_valid: lookup.checksumValid,
    qualified_invoice_registered: status === 'registered',
    match: null,
    verification_scope: 'NTA_invoice_registry',
    entity: record?.entity ?? null,
    corporate_number: corporateNumberOfInvoice(record),
    name: record?.name ?? null,
    registered_name: record?.name ?? null,
    registered_name_en: english?.text ?? null,
    name_en_official: company?.nameEn ?? null,
    name_en_display: english?.text ?? null,
    name_en_source: english?.source ?? null,
    name_en_confidence: english?.confidence ?? null,
    trade_name: record?.tradeName ?? null,
    address,
    address_en_display:
      address === null || language === 'ja' ? null : (deps.companies.englishAddress(address)?.text ?? null),
    registration_date: record?.registrationDate ?? null,
    cancel_date: record?.disposalDate ?? null,
    expire_date: record?.expireDate ?? null,
    update_date: record?.updateDate ?? null,
    reason: status === 'registered' ? null : status,
    source: 'nta_invoice_registry',
    data_freshness: freshnessOf(deps.invoices.info, deps.now),
    data_as_of: deps.invoices.info.dataAsOf,
    localized: localized(lookup, language),
    response_language: language,
  };
}

function localized(lookup: InvoiceLookup, language: ResponseLanguage): Record<string, unknown> {
  const labels = (tongue: 'ja' | 'en') => ({
    status_label: INVOICE_STATUS_LABELS[lookup.status][tongue],
    verdict_label: VERDICT_LABELS[verdictOf(lookup.status)][tongue],
    entity_label: lookup.record && INVOICE_ENTITY_LABELS[lookup.record.entity][tongue],
    attribution: ATTRIBUTION.invoice[tongue],
  });
  return {
    ...(language === 'en' ? {} : { ja: labels('ja') }),
    ...(language === 'ja' ? {} : { en: labels('en') }),
  };
}
