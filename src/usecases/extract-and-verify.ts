import type { DocumentSource, ExtractedDocument, Extraction } from '../engines/extraction/index.ts';
import { compareIssuer, type IssuerComparison, type IssuerDeps } from './issuer-comparison.ts';
import { confirmByRegistry } from './issuer-confirmation.ts';
import { repairByRegistry } from './registration-number-repair.ts';

export interface ExtractAndVerifyInput {
  readonly source: DocumentSource;
  readonly signal?: AbortSignal;
  /** Supplied by the caller; they override what was read for the comparison. */
  readonly supplierName: string | null;
  readonly address: string | null;
}

/** An invoice as it was read, and its issuer against both registries. */
export interface VerifiedInvoice {
  readonly document: ExtractedDocument;
  readonly read: Awaited<ReturnType<Extraction['document']>>['read'];
  readonly comparison: IssuerComparison;
}

/** Reads an invoice and compares its issuer with both registries. The document's own values stay as they were read. */
export async function extractAndVerify(
  deps: IssuerDeps & { readonly extraction: Extraction },
  input: ExtractAndVerifyInput,
): Promise<VerifiedInvoice> {
  const { document: plain, read } = await deps.extraction.document('invoice', input.source, input.signal);
  const document = confirmByRegistry(deps, repairByRegistry(deps, plain));
  const { supplier_name, supplier_address, registration_number } = document.fields;
  const comparison = compareIssuer(deps, {
    registrationNumber: registration_number.value,
    name: input.supplierName ?? supplier_name.value,
    address: input.address ?? supplier_address.value,
  });
  return { document, read, comparison };
}
