import type { ResponseLanguage } from '../../contract/schema.ts';
import type { Extraction } from '../../engines/extraction/index.ts';
import type { VerifiedInvoice } from '../../usecases/extract-and-verify.ts';
import type { IssuerDeps } from '../../usecases/issuer-comparison.ts';
import { invoiceCheckAnswer } from './check.answer.ts';
import { invoiceAnswer } from './extract.answer.ts';

interface Request {
  readonly supplierName: string | null;
  readonly address: string | null;
  readonly fields: ReadonlySet<string> | null;
  readonly language: ResponseLanguage;
}

/** What was read and what the registries say, side by side. */
export function extractAndVerifyAnswer(
  deps: IssuerDeps & { readonly extraction: Extraction },
  { document, read, comparison, printedNumber, resolvedNumber }: VerifiedInvoice,
  { supplierName, address, fields, language }: Request,
) {
  const extraction = invoiceAnswer({ document, read, language, fields, address: deps.extraction.address });
  const { supplierName: name, supplierAddress, supplierPhone, registrationNumber } = document.fields;
  const ocr = {
    name: name.value,
    address: supplierAddress.value,
    phone: supplierPhone.value,
    number: registrationNumber.value,
  };
  return {
    workflow: 'jp-invoice.extract-and-verify.v1' as const,
    extraction: {
      ...extraction,
      // Without a number there was nothing to look up.
      validation: { ...extraction.validation, registry_checked: (comparison.lookup?.said ?? null) !== null },
    },
    verification: {
      ...invoiceCheckAnswer(deps, comparison, { name: supplierName, address, ocr }, language),
      registration_number: registrationNumber.value,
      resolved_registration_number: resolvedNumber,
      format_valid: printedNumber?.formatValid ?? null,
      checksum_valid: printedNumber?.checksumValid ?? null,
    },
    response_language: language,
  };
}
