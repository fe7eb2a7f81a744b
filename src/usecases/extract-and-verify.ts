import type { ResponseLanguage } from '../contract/schema.ts';
import { type DocumentSource, type Extraction, invoiceAnswer } from '../engines/extraction/index.ts';
import { invoiceCheckResponse } from './invoice-check-response.ts';
import { compareIssuer, type IssuerDeps } from './issuer-comparison.ts';
import { repairByRegistry } from './registration-number-repair.ts';

export interface ExtractAndVerifyInput {
  readonly source: DocumentSource;
  readonly signal?: AbortSignal;
  /** Supplied by the caller; they override what was read for the comparison. */
  readonly supplierName: string | null;
  readonly address: string | null;
  readonly fields: ReadonlySet<string> | null;
  readonly language: ResponseLanguage;
}

/** Reads an invoice and compares its issuer with both registries. The document's own values stay as they were read. */
export async function extractAndVerify(
  deps: IssuerDeps & { readonly extraction: Extraction },
  input: ExtractAndVerifyInput,
) {
  const { document: plain, read } = await deps.extraction.document('invoice', input.source, input.signal);
  const document = repairByRegistry(deps, plain);
  const { supplier_name, supplier_address, supplier_phone, registration_number } = document.fields;
  const name = input.supplierName ?? supplier_name.value;
  const address = input.address ?? supplier_address.value;
  const comparison = compareIssuer(deps, { registrationNumber: registration_number.value, name, address });
  const issuer = {
    name: input.supplierName,
    address: input.address,
    ocr: { name: supplier_name.value, address: supplier_address.value, phone: supplier_phone.value },
  };
  const extraction = invoiceAnswer({
    document,
    read,
    language: input.language,
    fields: input.fields,
    address: deps.extraction.address,
  });
  return {
    workflow: 'jp-invoice.extract-and-verify.v1' as const,
    extraction: { ...extraction, validation: { ...extraction.validation, registry_checked: true } },
    verification: invoiceCheckResponse(deps, comparison, issuer, input.language),
    response_language: input.language,
  };
}
