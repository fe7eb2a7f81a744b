import { knownRates } from '../../../japan/consumption-tax.ts';
import type { BankAccount } from '../candidates/bank.ts';
import type { IssuerDetails } from '../parties/issuer-details.ts';
import type { Supplier } from '../parties/supplier.ts';
import type { Amounts } from './amounts.ts';
import type { Analysis } from './analysis.ts';
import type {
  CheckResult,
  Checks,
  DocumentFields,
  DocumentKind,
  ExtractedDocument,
  ExtractionWarning,
} from './types.ts';

interface Findings {
  readonly kind: DocumentKind;
  readonly analysis: Analysis;
  readonly fields: DocumentFields;
  readonly amounts: Amounts;
  readonly details: IssuerDetails;
  readonly supplier: Supplier | null;
  readonly bank: BankAccount | null;
  readonly rounding: Readonly<Record<string, string>>;
}

const CRITICAL = ['supplier_name', 'date', 'total'] as const;
const LEAST_CONFIDENCE = 0.6;

/** The checks of the contract, the warnings, and whether a person should look. */
export function validate(findings: Findings): ExtractedDocument {
  const { kind, fields, amounts, details, supplier, bank } = findings;
  const checks = runChecks(findings);
  const warnings = collectWarnings(findings);
  const failed = Object.values(checks).includes('failed');
  const digitRepair = details.registrationNumber?.repairs.includes('doubled_digit') === true;
  const unsure = CRITICAL.some((name) => fields[name].value === null || fields[name].confidence < LEAST_CONFIDENCE);
  const manualReview =
    failed ||
    unsure ||
    digitRepair ||
    warnings.includes('registration_number_unreadable') ||
    warnings.includes('total_disproved_by_arithmetic');
  return {
    kind,
    fields,
    supplierNameEn: supplier?.english ?? null,
    phoneValid: details.phone?.valid ?? null,
    bank: bank
      ? { bank_name: bank.bank_name, branch: bank.branch, type: bank.type, number: bank.number, holder: bank.holder }
      : null,
    withholding: amounts.withholding,
    carriedOver: amounts.carriedOver,
    otherRegistrationNumbers: details.otherNumbers.map((number) => number.value),
    rounding: findings.rounding,
    checks,
    warnings,
    manualReview,
    status: failed ? 'failed' : manualReview ? 'review' : 'passed',
  };
}

function runChecks({ kind, fields, amounts, analysis, details }: Findings): Checks {
  const number = details.registrationNumber;
  const unreadable = analysis.registration.unreadable;
  return {
    required_fields: requiredFields(kind, fields, amounts),
    registration_number_format: number ? 'passed' : unreadable ? 'failed' : 'not_applicable',
    registration_number_checksum: number ? (number.checksum ? 'passed' : 'failed') : 'not_applicable',
    amount_consistency: amounts.amountCheck,
    tax_consistency: amounts.taxCheck,
  };
}

/**
 * The items a qualified invoice must show (消費税法第57条の4第1項); a simplified one for the public (第2項) needs no
 * recipient, and the rate or the tax is enough.
 */
function requiredFields(kind: DocumentKind, fields: DocumentFields, amounts: Amounts): CheckResult {
  const has = (name: keyof DocumentFields) => fields[name].value !== null;
  const taxed = amounts.groups.filter((group) => group.rate > 0);
  const described = (fields.items.value?.length ?? 0) > 0 || has('summary');
  const common = has('supplier_name') && has('registration_number') && has('date') && described;
  const perRate = taxed.length > 0;
  if (kind === 'receipt') return common && (perRate || has('tax_amount')) ? 'passed' : 'failed';
  const taxes = taxed.every((group) => group.tax !== null);
  return common && perRate && taxes && has('customer_name') ? 'passed' : 'failed';
}

const OTHER_DOCUMENT: Readonly<Record<DocumentKind, RegExp>> = {
  invoice: /^(?:領収書|領収証|見積書|御見積書|納品書|注文書|発注書|RECEIPT|QUOTATION|ESTIMATE)$/i,
  receipt: /^(?:請求書|御請求書|ご請求書|見積書|御見積書|納品書|注文書|INVOICE|QUOTATION)$/i,
};
const OWN_DOCUMENT: Readonly<Record<DocumentKind, RegExp>> = {
  invoice: /請求|invoice/i,
  receipt: /領収|レシート|receipt/i,
};

function collectWarnings({ kind, analysis, fields, amounts, details }: Findings): ExtractionWarning[] {
  const warnings: ExtractionWarning[] = [];
  const number = details.registrationNumber;
  if ((fields.items.value?.length ?? 0) === 0) warnings.push('line_items_not_detected');
  if (fields.total.value === null) warnings.push('total_not_found');
  if (fields.date.value === null) warnings.push('date_not_found');
  if (!number)
    warnings.push(
      analysis.registration.unreadable ? 'registration_number_unreadable' : 'registration_number_not_found',
    );
  if (number?.repairs.some((repair) => repair !== 'separators')) warnings.push('registration_number_repaired');
  if (details.otherNumbers.length > 0) warnings.push('multiple_registration_numbers');
  if (amounts.perLineRounding) warnings.push('tax_rounded_per_line');
  if (amounts.disproved !== null) warnings.push('total_disproved_by_arithmetic');
  const known = knownRates(fields.date.value);
  if (amounts.groups.some((group) => group.rate > 0 && !known.includes(group.rate))) warnings.push('tax_rate_unknown');
  const titles = analysis.rows.slice(0, 8).map((row) => row.tight);
  if (
    titles.some((title) => OTHER_DOCUMENT[kind].test(title)) &&
    !titles.some((title) => OWN_DOCUMENT[kind].test(title))
  )
    warnings.push('document_type_mismatch');
  return warnings;
}
