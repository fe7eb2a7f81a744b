import type { CheckDecision, Verdict } from '../contract/labels/invoice.labels.ts';
import type { ExtractedDocument } from '../engines/extraction/index.ts';
import { verdictOf } from './invoice-status.ts';
import { compareIssuer, type IssuerDeps } from './issuer-comparison.ts';

/** What the invoice registry said about the receipt's T-number. */
export interface ReceiptRegistration {
  readonly decision: CheckDecision;
  readonly verdict: Verdict;
  readonly registration_number: string | null;
  readonly format_valid: boolean | null;
  readonly checksum_valid: boolean | null;
  readonly qualified_invoice_registered: boolean;
}

/** Looks up the T-number of a receipt. The name on a receipt is a shop's, so it is not compared. */
export function receiptRegistration(deps: IssuerDeps, document: ExtractedDocument): ReceiptRegistration {
  const number = document.fields.registration_number.value;
  const { decision, lookup } = compareIssuer(deps, { registrationNumber: number, name: null, address: null });
  return {
    decision,
    verdict: lookup === null ? 'unknown' : verdictOf(lookup.status),
    registration_number: lookup?.registrationNumber ?? null,
    format_valid: lookup?.formatValid ?? null,
    checksum_valid: lookup?.checksumValid ?? null,
    qualified_invoice_registered: lookup?.status === 'registered',
  };
}
