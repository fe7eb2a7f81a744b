import type { DocumentSource, Extraction } from '../engines/extraction/index.ts';
import { type DocumentIssuer, judgeDocumentIssuer } from './document-issuer.ts';
import type { IssuerDeps } from './issuer-comparison.ts';

export interface ExtractAndVerifyInput {
  readonly source: DocumentSource;
  readonly signal?: AbortSignal;
  /** Supplied by the caller; they override what was read for the comparison. */
  readonly supplierName: string | null;
  readonly address: string | null;
}

/** An invoice as it was read, and its issuer against both registries. */
export interface VerifiedInvoice extends DocumentIssuer {
  readonly read: Awaited<ReturnType<Extraction['document']>>['read'];
}

/** Reads an invoice and compares its issuer with both registries. The document's own values stay as they were read. */
export async function extractAndVerify(
  deps: IssuerDeps & { readonly extraction: Extraction },
  input: ExtractAndVerifyInput,
): Promise<VerifiedInvoice> {
  const { document, read } = await deps.extraction.document('invoice', input.source, input.signal);
  const { supplierName, supplierAddress } = document.fields;
  const written = {
    name: input.supplierName ?? supplierName.value,
    address: input.address ?? supplierAddress.value,
  };
  return { ...judgeDocumentIssuer(deps, document, written), read };
}
