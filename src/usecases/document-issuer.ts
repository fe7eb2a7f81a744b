import { confirmIssuer, type ExtractedDocument } from '../engines/extraction/index.ts';
import { parseTNumber } from '../japan/corporate-number.ts';
import type { InvoiceLookup } from './invoice-lookup.ts';
import { compareIssuer, type IssuerComparison, type IssuerDeps } from './issuer-comparison.ts';
import { isProof } from './truth/what-may-be-said.ts';

/** A document and what the registries say about its issuer, on the date of the document. */
export interface DocumentIssuer {
  /** As it was read: the registries say where a printed name begins and ends, and whether a person should look. */
  readonly document: ExtractedDocument;
  readonly comparison: IssuerComparison;
  /** The number as the document has it, judged by itself; it was looked up unless a digit of it was chosen anew. */
  readonly printedNumber: Pick<InvoiceLookup, 'formatValid' | 'checksumValid'> | null;
  /** The number that was looked up, where its check digit holds. */
  readonly resolvedNumber: string | null;
}

/** Holds the issuer of a document against both registries. Names as far as `written` has them are compared. */
export function judgeDocumentIssuer(
  deps: IssuerDeps,
  document: ExtractedDocument,
  written: { readonly name: string | null; readonly address: string | null },
): DocumentIssuer {
  const { date } = document.fields;
  const number = document.fields.registrationNumber;
  const compare = (name: string | null) =>
    compareIssuer(deps, {
      registrationNumber: document.resolvedNumber ?? number.value,
      address: written.address,
      name,
      documentDate: date.value,
      repaired: document.numberRepaired,
    });
  const first = compare(written.name);
  const judged = confirmed(document, first);
  // The registered name stands on the paper, over a space or a line where the reader had cut it.
  const read = document.fields.supplierName.value;
  const name = judged.fields.supplierName.value;
  const comparison = written.name === read && name !== read && read !== null ? compare(name) : first;
  const { lookup } = comparison;
  return {
    document: withWarnings(judged, lookup, comparison),
    comparison,
    printedNumber: number.value === null ? null : parseTNumber(number.value),
    resolvedNumber: lookup?.checksumValid ? lookup.registrationNumber : null,
  };
}

/** Only what the registry proves of the number as read confirms a printed issuer or speaks against it. */
function confirmed(document: ExtractedDocument, { lookup, registeredName }: IssuerComparison): ExtractedDocument {
  if (!lookup?.said || !isProof(lookup.said) || document.numberRepaired) return document;
  const { record } = lookup;
  return confirmIssuer(document, () => record && { name: registeredName ?? record.name, tradeName: record.tradeName });
}

/** A number that did not hold on the date of the document, or is not registered, asks for a person. */
function withWarnings(
  document: ExtractedDocument,
  lookup: InvoiceLookup | null,
  { riskFlags, decision }: IssuerComparison,
): ExtractedDocument {
  if (lookup === null || lookup.said === null || decision === 'verified' || decision === 'registered_unconfirmed') {
    return riskFlags.includes('registration_number_repaired') ? reviewed(document, []) : document;
  }
  if (decision === 'not_registered') return reviewed(document, ['registration_not_registered']);
  if (riskFlags.includes('not_registered_on_date')) return reviewed(document, ['registration_not_valid_on_date']);
  return reviewed(document, []);
}

const reviewed = (
  document: ExtractedDocument,
  warnings: readonly ExtractedDocument['warnings'][number][],
): ExtractedDocument => ({
  ...document,
  warnings: [...new Set([...document.warnings, ...warnings])],
  manualReview: true,
  status: document.status === 'passed' ? 'review' : document.status,
});
