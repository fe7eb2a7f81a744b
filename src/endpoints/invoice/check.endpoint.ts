import { nonBlank } from '../../contract/non-blank.ts';
import { compareIssuer } from '../../usecases/issuer-comparison.ts';
import { edinetNames } from '../edinet-names.ts';
import { endpoint } from '../services.ts';
import { invoiceCheckAnswer } from './check.answer.ts';
import example from './check.example.json' with { type: 'json' };
import { InvoiceCheckRequest, InvoiceCheckResponse } from './check.schema.ts';

export default endpoint({
  method: 'POST',
  path: '/jp-invoice/check',
  name: 'jp_invoice_check',
  price: '$0.03',
  summary: 'Check a T-number against the issuer’s name and address',
  summaryJa: 'T番号と発行者の名称・所在地の照合',
  description:
    'Verifies a T-number and compares the supplied issuer name and address with the invoice and corporate-number registries. Returns one decision, the comparison of each field, risk flags, and registry and resolved issuer fields in issuer_resolution. No OCR; phone is never compared. A mismatch is a review signal, not proof of fraud.',
  tags: ['japan', 'invoice', 't-number', 'issuer', 'registry'],
  input: InvoiceCheckRequest,
  output: InvoiceCheckResponse,
  errors: ['registry_unavailable'],
  example,
  needs: ['companyRegistry', 'invoiceRegistry'],
  optional: ['evidence'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = {
      companies: deps.companyRegistry,
      invoices: deps.invoiceRegistry,
      edinetName: edinetNames(deps),
      now: now(),
    };
    const name = nonBlank(input.supplier_name);
    const address = nonBlank(input.address);
    const comparison = compareIssuer(base, { registrationNumber: input.registration_number, name, address });
    const issuer = { name, address, ocr: { name: null, address: null, phone: null, number: null } };
    return invoiceCheckAnswer(base, comparison, issuer, input.response_language ?? 'both');
  },
});
