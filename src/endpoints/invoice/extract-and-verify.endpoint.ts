import { MEGABYTE } from '../../contract/endpoint.ts';
import { nonBlank } from '../../contract/non-blank.ts';
import { echoedLanguage, literals, openObject } from '../../contract/schema.ts';
import { extractAndVerify } from '../../usecases/extract-and-verify.ts';
import { edinetNames } from '../edinet-names.ts';
import { loadDocument } from '../load-document.ts';
import { endpoint } from '../services.ts';
import { InvoiceCheckResponse } from './check.schema.ts';
import { ExtractResult, InvoiceExtractVerifyRequest, oneSource } from './extract.schema.ts';
import { extractAndVerifyAnswer } from './extract-and-verify.answer.ts';
import example from './extract-and-verify.example.json' with { type: 'json' };

export default endpoint({
  method: 'POST',
  path: '/jp-invoice/extract-and-verify',
  name: 'jp_invoice_extract_and_verify',
  price: '$0.05',
  summary: 'Read an invoice and check its issuer against the registries',
  summaryJa: '請求書の読み取りと公表情報との照合',
  description:
    'Extracts a Japanese billing invoice, verifies the T-number and compares issuer name and address with the qualified-invoice and corporate-number registries. The document’s own values and the registry’s are reported apart; missing issuer fields are filled only in issuer_resolution. Phone is never compared. A public-data pre-check, not KYB; files are not retained.',
  tags: ['japan', 'invoice', 'ocr', 't-number', 'registry'],
  input: InvoiceExtractVerifyRequest,
  output: openObject(
    {
      workflow: literals(['jp-invoice.extract-and-verify.v1']),
      extraction: ExtractResult,
      verification: InvoiceCheckResponse,
      response_language: echoedLanguage(),
    },
    { title: 'InvoiceExtractVerifyResponse' },
  ),
  errors: [
    'document_unreadable',
    'document_empty',
    'document_encrypted',
    'file_url_refused',
    'payload_too_large',
    'image_too_large',
    'unsupported_media_type',
    'ocr_queue_full',
    'engine_queue_full',
    'ocr_invalid_output',
    'engine_invalid_output',
    'file_url_unreachable',
    'registry_unavailable',
    'ocr_timeout',
    'engine_timeout',
    'file_url_timeout',
  ],
  check: oneSource,
  example,
  limits: { bodyBytes: 36 * MEGABYTE, budgetMs: 60_000 },
  needs: ['extraction', 'documents', 'companyRegistry', 'invoiceRegistry'],
  optional: ['evidence'],
  replay: 'recompute',
  handler: async (input, { deps, signal, now }) => {
    const source = await loadDocument(
      { text: input.text, upload: input.image_base64, url: input.file_url },
      { documents: deps.documents, maxPages: input.max_pages ?? 2, mimeType: input.mime_type, signal },
    );
    const services = {
      extraction: deps.extraction,
      companies: deps.companyRegistry,
      invoices: deps.invoiceRegistry,
      edinetName: edinetNames(deps),
      now: now(),
    };
    const supplied = { supplierName: nonBlank(input.supplier_name), address: nonBlank(input.address) };
    const verified = await extractAndVerify(services, { source: source!, signal, ...supplied });
    return extractAndVerifyAnswer(services, verified, {
      ...supplied,
      fields: input.fields ? new Set<string>(input.fields) : null,
      language: input.response_language ?? 'both',
    });
  },
});
