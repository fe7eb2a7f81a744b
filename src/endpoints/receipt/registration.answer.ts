import type { DocumentIssuer } from '../../usecases/document-issuer.ts';
import type { InvoiceDeps } from '../../usecases/invoice-display.ts';
import { invoiceProvenance } from '../invoice/verify.answer.ts';

/** The `qualified_invoice` block of a receipt: what the registry says about its T-number on its date. */
export function registrationAnswer(
  deps: InvoiceDeps,
  { comparison, document, printedNumber, resolvedNumber }: DocumentIssuer,
) {
  const { lookup, decision } = comparison;
  const record = lookup?.record ?? null;
  const provenance = invoiceProvenance(deps, lookup);
  return {
    decision,
    verdict: lookup?.verdict ?? ('unknown' as const),
    registration_number: document.fields.registrationNumber.value,
    resolved_registration_number: resolvedNumber,
    format_valid: printedNumber?.formatValid ?? null,
    checksum_valid: printedNumber?.checksumValid ?? null,
    qualified_invoice_registered: lookup?.verdict === 'qualified',
    judged_on: lookup?.judgedOn ?? null,
    status_on_date: lookup?.statusOnDate ?? null,
    registration_status: lookup?.status ?? null,
    registered_name: comparison.registeredName,
    registration_date: record?.registrationDate ?? null,
    cancel_date: record?.disposalDate ?? null,
    expire_date: record?.expireDate ?? null,
    reason: lookup?.undecided ?? null,
    risk_flags: [...comparison.riskFlags],
    source: provenance.source,
    data_as_of: provenance.asOf,
    data_freshness: provenance.freshness,
  };
}
