import { INVOICE_STATUS_LABELS } from '../../contract/labels/invoice.labels.ts';
import { lookUpInvoice } from '../../usecases/invoice-lookup.ts';
import { endpoint } from '../services.ts';
import { invoiceStatusAnswer } from './verify.answer.ts';
import { InvoiceBatchRequest, InvoiceBatchResponse } from './verify.schema.ts';
import example from './verify-batch.example.json' with { type: 'json' };

const MAX_BATCH_SIZE = 10;

export default endpoint({
  method: 'POST',
  path: '/jp-invoice/verify-batch',
  name: 'jp_invoice_verify_batch',
  price: '$0.05',
  summary: 'Look up 1 to 10 T-numbers in one request',
  summaryJa: '最大10件のT番号を一括照会',
  description:
    'Runs the T-number look-up for 1 to 10 numbers and returns one result per entry in input order, each with index, error and retryable. A malformed number is a result with status invalid_format, never an error of the whole request. Charged as one request.',
  tags: ['japan', 'invoice', 't-number', 'batch', 'registry'],
  input: InvoiceBatchRequest,
  output: InvoiceBatchResponse,
  errors: ['registry_unavailable'],
  example,
  needs: ['companyRegistry', 'invoiceRegistry'],
  replay: 'stored',
  handler: async (input, { deps, now }) => {
    const base = { companies: deps.companyRegistry, invoices: deps.invoiceRegistry, now: now() };
    const language = input.response_language ?? 'both';
    const results = input.registration_numbers.map((number, index) => {
      const lookup = lookUpInvoice(base, number);
      const malformed =
        lookup.status === 'invalid_format' || lookup.status === 'invalid_checksum' ? lookup.status : null;
      return {
        ...invoiceStatusAnswer(base, lookup, language),
        index,
        error: malformed && {
          code: malformed,
          message: INVOICE_STATUS_LABELS[malformed].en,
          message_ja: INVOICE_STATUS_LABELS[malformed].ja,
        },
        retryable: false,
      };
    });
    return { results, count: results.length, max_batch_size: MAX_BATCH_SIZE, response_language: language };
  },
});
