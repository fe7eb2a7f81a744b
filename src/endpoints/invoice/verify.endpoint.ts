import { lookUpInvoice } from '../../usecases/invoice-lookup.ts';
import { invoiceResponse } from '../../usecases/invoice-response.ts';
import { endpoint } from '../sources.ts';
import { VERIFY_OUTPUT } from './examples.ts';
import { InvoiceResponse, InvoiceVerifyRequest } from './verify.schemas.ts';

export default endpoint({
  method: 'POST',
  path: '/jp-invoice/verify',
  name: 'jp_invoice_verify',
  price: '$0.01',
  summary: 'Look up a qualified-invoice registration number (T-number)',
  summaryJa: '適格請求書発行事業者登録番号（T番号）の照会',
  description:
    'Normalizes a T-number, checks format and check digit, and looks it up in a snapshot of the qualified-invoice registry: registered, not yet effective, cancelled, expired or not found, as of today in Japan, with all dates. No OCR, no issuer comparison. Individuals publish no name in the bulk data, so name is null for them.',
  tags: ['japan', 'invoice', 't-number', 'tax', 'registry'],
  input: InvoiceVerifyRequest,
  output: InvoiceResponse,
  errors: ['registry_unavailable'],
  example: { input: { registration_number: 'T1180301018771' }, output: VERIFY_OUTPUT },
  needs: ['companyRegistry', 'invoiceRegistry'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = { companies: deps.companyRegistry, invoices: deps.invoiceRegistry, now: now() };
    return invoiceResponse(base, lookUpInvoice(base, input.registration_number), input.response_language ?? 'both');
  },
});
