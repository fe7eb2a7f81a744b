import {
  CHECK_DECISION_LABELS,
  INVOICE_RISK_LABELS,
  INVOICE_STATUS_LABELS,
  VERDICT_LABELS,
} from '../../contract/labels/invoice.labels.ts';
import { localized } from '../../contract/localized.ts';
import type { ResponseLanguage } from '../../contract/schema.ts';
import { generatedEnglishName } from '../../japan/english-company-name.ts';
import { displayAddress, displayName, postalCode } from '../../usecases/company-display.ts';
import { isClosed } from '../../usecases/company-found.ts';
import { type InvoiceDeps, invoiceEnglishName } from '../../usecases/invoice-display.ts';
import { corporateNumberOfInvoice } from '../../usecases/invoice-lookup.ts';
import type { IssuerComparison } from '../../usecases/issuer-comparison.ts';
import { type Provenance, provenanceOf } from '../../usecases/truth/provenance.ts';
import { invoiceProvenance } from './verify.answer.ts';

/** What the document or the request said about the issuer. */
export interface IssuerInput {
  readonly name: string | null;
  readonly address: string | null;
  /** Values read from a document; all null in a plain check. */
  readonly ocr: Readonly<Record<'name' | 'address' | 'phone' | 'number', string | null>>;
}

type ResolvedSource = 'ocr' | 'request' | Provenance['source'];

const REGISTRY_AVAILABLE_FIELDS = ['corporate_number', 'legal_name', 'registered_address', 'postal_code'];
const REGISTRY_UNAVAILABLE_FIELDS = ['phone'];

/** The InvoiceCheckResponse of a comparison; used by check and by extract-and-verify. */
export function invoiceCheckAnswer(
  deps: InvoiceDeps,
  comparison: IssuerComparison,
  input: IssuerInput,
  language: ResponseLanguage,
) {
  const { lookup, company, decision } = comparison;
  const record = lookup?.record ?? null;
  const status = lookup?.status ?? null;
  const provenance = invoiceProvenance(deps, lookup);
  const companyRow = company && { number: company.corporateNumber, updateDate: company.updateDate };
  const companyData = provenanceOf('company', deps.companies.info, companyRow, deps.now);
  const legal = lookup && invoiceEnglishName(deps, lookup, company, language);
  const address = addressEnglish(deps, comparison, language);
  const supplier =
    input.name === null || language === 'ja'
      ? null
      : comparison.companyMatch === true
        ? legal
        : generatedEnglishName(input.name, null);
  return {
    decision,
    decision_label: language === 'en' ? null : CHECK_DECISION_LABELS[decision].ja,
    decision_label_en: language === 'ja' ? null : CHECK_DECISION_LABELS[decision].en,
    verdict: lookup?.verdict ?? ('unknown' as const),
    registration_number: lookup?.registrationNumber ?? null,
    resolved_registration_number: lookup?.checksumValid ? lookup.registrationNumber : null,
    registration_status: status,
    registration_status_label: status === null || language === 'en' ? null : INVOICE_STATUS_LABELS[status].ja,
    registration_status_label_en: status === null || language === 'ja' ? null : INVOICE_STATUS_LABELS[status].en,
    format_valid: lookup?.formatValid ?? null,
    checksum_valid: lookup?.checksumValid ?? null,
    qualified_invoice_registered: lookup?.verdict === 'qualified',
    judged_on: lookup?.judgedOn ?? null,
    status_on_date: lookup?.statusOnDate ?? null,
    reason: lookup?.undecided ?? null,
    record_found: record !== null,
    corporate_number: corporateNumberOfInvoice(record),
    entity: record?.entity ?? null,
    legal_name: comparison.registeredName,
    registered_name: record?.name ?? comparison.registeredName,
    registered_name_en: legal?.text ?? null,
    legal_name_en: legal?.text ?? null,
    legal_name_en_source: legal?.source ?? null,
    legal_name_en_confidence: legal?.confidence ?? null,
    registered_address: comparison.registeredAddress,
    registered_address_en: address?.text ?? null,
    registered_address_en_source: address?.source ?? null,
    registered_address_en_confidence: address?.confidence ?? null,
    supplier_name: input.name,
    supplier_name_en: supplier?.text ?? null,
    supplier_name_en_source: supplier?.source ?? null,
    supplier_name_en_confidence: supplier?.confidence ?? null,
    company_match: comparison.companyMatch,
    address_match: comparison.addressMatch,
    risk_flags: [...comparison.riskFlags],
    risk_labels: language === 'en' ? [] : comparison.riskFlags.map((flag) => INVOICE_RISK_LABELS[flag].ja),
    risk_labels_en: language === 'ja' ? [] : comparison.riskFlags.map((flag) => INVOICE_RISK_LABELS[flag].en),
    currency: 'JPY',
    registration_date: record?.registrationDate ?? null,
    cancel_date: record?.disposalDate ?? null,
    expire_date: record?.expireDate ?? null,
    data_freshness: provenance.freshness,
    data_as_of: provenance.asOf,
    source: provenance.source,
    evidence: {
      compared: { name: comparison.nameMatch, address: comparison.address },
      company_data_as_of: companyData.asOf,
      company_data_freshness: companyData.freshness,
    },
    company: company && companySummary(deps, comparison, language),
    issuer_resolution: issuerResolution(comparison, input),
    localized: labelsOf(comparison, [provenance.attribution, companyData.attribution], language),
    response_language: language,
  };
}

function addressEnglish(deps: InvoiceDeps, comparison: IssuerComparison, language: ResponseLanguage) {
  if (comparison.company) return displayAddress(deps.companies, comparison.company, language);
  if (language === 'ja' || comparison.registeredAddress === null) return null;
  return deps.companies.englishAddress(comparison.registeredAddress);
}

function companySummary(deps: InvoiceDeps, { company }: IssuerComparison, language: ResponseLanguage) {
  if (company === null) return null;
  return {
    corporate_number: company.corporateNumber,
    name: company.name,
    name_en_display: displayName(deps, company, language)?.text ?? null,
    furigana: company.furigana,
    status: isClosed(company, deps.now) ? 'closed' : 'active',
    postal_code: postalCode(company),
    prefecture: company.prefecture || null,
    city: company.city || null,
    assignment_date: company.assignmentDate,
    close_date: company.closeDate,
    successor_corporate_number: company.successor,
  };
}

/** Document, registry and resolved value of each issuer field; the registry fills what it has, phone never. */
function issuerResolution(comparison: IssuerComparison, input: IssuerInput) {
  const { ocr } = input;
  const resolve = (
    given: string | null,
    read: string | null,
    registry: string | null,
    source: ResolvedSource | null,
  ) => {
    const choices: readonly (readonly [string | null, ResolvedSource | null])[] = [
      [registry, source],
      [read, 'ocr'],
      [given, 'request'],
    ];
    const [resolved, resolved_source] = choices.find(([value]) => value) ?? [null, null];
    return { ocr: read, registry, resolved, resolved_source };
  };
  return {
    supplier_name: resolve(input.name, ocr.name, comparison.registeredName, comparison.registeredNameSource),
    supplier_address: resolve(
      input.address,
      ocr.address,
      comparison.registeredAddress,
      comparison.registeredAddressSource,
    ),
    registration_number: numberResolution(comparison, ocr.number),
    supplier_phone: { ...resolve(null, ocr.phone, null, null), registry_available: false },
    registry_available_fields: REGISTRY_AVAILABLE_FIELDS,
    registry_unavailable_fields: REGISTRY_UNAVAILABLE_FIELDS,
  };
}

/** The number that was looked up may be another reading of the ink than the document's own value. */
function numberResolution({ lookup }: IssuerComparison, read: string | null) {
  const resolved = lookup?.checksumValid ? lookup.registrationNumber : null;
  const source: ResolvedSource = read === null ? 'request' : 'ocr';
  return {
    ocr: read,
    registry: lookup?.record?.registrationNumber ?? null,
    resolved,
    resolved_source: resolved === null ? null : source,
  };
}

function labelsOf(
  comparison: IssuerComparison,
  attributions: readonly { readonly ja: string; readonly en: string }[],
  language: ResponseLanguage,
): Record<string, unknown> {
  const status = comparison.lookup?.status ?? null;
  return localized(language, (tongue) => ({
    decision_label: CHECK_DECISION_LABELS[comparison.decision][tongue],
    registration_status_label: status && INVOICE_STATUS_LABELS[status][tongue],
    verdict_label: VERDICT_LABELS[comparison.lookup?.verdict ?? 'unknown'][tongue],
    risk_labels: comparison.riskFlags.map((flag) => INVOICE_RISK_LABELS[flag][tongue]),
    attribution: [...new Set(attributions.map((text) => text[tongue]))],
  }));
}
