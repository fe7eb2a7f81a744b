import { lookUpInvoice } from '../../usecases/invoice-lookup.ts';
import { endpoint } from '../services.ts';
import { invoiceStatusAnswer } from './verify.answer.ts';
import example from './verify.example.json' with { type: 'json' };
import { InvoiceResponse, InvoiceVerifyRequest } from './verify.schema.ts';

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
  example,
  needs: ['companyRegistry', 'invoiceRegistry'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = { companies: deps.companyRegistry, invoices: deps.invoiceRegistry, now: now() };
    return invoiceStatusAnswer(base, lookUpInvoice(base, input.registration_number), input.response_language ?? 'both');
  },
});
