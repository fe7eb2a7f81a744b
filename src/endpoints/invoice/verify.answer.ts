import {
  INVOICE_ENTITY_LABELS,
  INVOICE_RISK_LABELS,
  INVOICE_STATUS_LABELS,
  type InvoiceRiskFlag,
  VERDICT_LABELS,
} from '../../contract/labels/invoice.labels.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { officialEnglish } from '../../usecases/company-display.ts';
import { companyOfInvoice, type InvoiceDeps, invoiceEnglishName } from '../../usecases/invoice-display.ts';
import { corporateNumberOfInvoice, type InvoiceLookup } from '../../usecases/invoice-lookup.ts';
import { type Provenance, provenanceOf } from '../../usecases/truth/provenance.ts';
import { MAY_SAY, registryState } from '../../usecases/truth/what-may-be-said.ts';

/** The InvoiceResponse of a look-up. */
export function invoiceStatusAnswer(deps: InvoiceDeps, lookup: InvoiceLookup, language: ResponseLanguage) {
  const { record, status } = lookup;
  const company = companyOfInvoice(deps, lookup);
  const english = invoiceEnglishName(deps, lookup, company, language);
  const label = INVOICE_STATUS_LABELS[status];
  const address = record?.address ?? null;
  const provenance = invoiceProvenance(deps, lookup);
  const flags = dataFlags(deps);
  return {
    registration_number: lookup.registrationNumber,
    record_found: record !== null,
    status,
    status_label: language === 'en' ? null : label.ja,
    status_label_en: language === 'ja' ? null : label.en,
    verdict: lookup.verdict,
    format_valid: lookup.formatValid,
    checksum_valid: lookup.checksumValid,
    qualified_invoice_registered: lookup.verdict === 'qualified',
    match: null,
    verification_scope: 'NTA_invoice_registry',
    entity: record?.entity ?? null,
    corporate_number: corporateNumberOfInvoice(record),
    name: record?.name ?? null,
    registered_name: record?.name ?? null,
    registered_name_en: english?.text ?? null,
    name_en_official: officialEnglish(deps.companies, company).name,
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
    reason: lookup.undecided ?? (status === 'registered' ? null : status),
    risk_flags: flags,
    source: provenance.source,
    data_freshness: provenance.freshness,
    data_as_of: provenance.asOf,
    localized: labelsOf(lookup, provenance, flags, language),
    response_language: language,
  };
}

/** Source and date of what the invoice registry said. */
export function invoiceProvenance({ invoices, now }: InvoiceDeps, lookup: InvoiceLookup | null): Provenance {
  const record = lookup?.record;
  const row = record ? { number: record.registrationNumber, updateDate: record.updateDate } : null;
  return provenanceOf('invoice', invoices.info, row, now);
}

function dataFlags({ invoices, now }: InvoiceDeps): ('registry_stale' | 'sample_data')[] {
  const { flag } = MAY_SAY[registryState(invoices.info, now)];
  return flag ? [flag] : [];
}

function labelsOf(
  lookup: InvoiceLookup,
  provenance: Provenance,
  flags: readonly InvoiceRiskFlag[],
  language: ResponseLanguage,
): Record<string, unknown> {
  return localized(language, (tongue) => ({
    status_label: INVOICE_STATUS_LABELS[lookup.status][tongue],
    verdict_label: VERDICT_LABELS[lookup.verdict][tongue],
    entity_label: lookup.record && INVOICE_ENTITY_LABELS[lookup.record.entity][tongue],
    risk_labels: flags.map((flag) => INVOICE_RISK_LABELS[flag][tongue]),
    attribution: provenance.attribution[tongue],
  }));
}
