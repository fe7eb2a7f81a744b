import { MEGABYTE } from '../../contract/endpoint.ts';
import { loadDocument } from '../load-document.ts';
import { endpoint } from '../services.ts';
import { invoiceAnswer } from './extract.answer.ts';
import example from './extract.example.json' with { type: 'json' };
import { ExtractResult, InvoiceExtractRequest, oneSource } from './extract.schema.ts';

export default endpoint({
  method: 'POST',
  path: '/jp-invoice/extract',
  name: 'jp_invoice_extract',
  price: '$0.01',
  summary: 'Read a Japanese billing invoice into checked fields',
  summaryJa: '請求書の読み取りと検査',
  description:
    'Extracts issuer, T-number, dates, amounts, tax per rate and line items from a Japanese billing invoice (text, Base64 image, PDF, HEIF or TIFF, or HTTPS URL). Dates, tax arithmetic, totals and T-number format and check digit are verified locally; every field has confidence, source, region and printed text. No registry is opened. Files are not retained.',
  tags: ['japan', 'invoice', 'ocr', 'tax', 't-number'],
  input: InvoiceExtractRequest,
  output: ExtractResult,
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
    'ocr_timeout',
    'engine_timeout',
    'file_url_timeout',
  ],
  check: oneSource,
  example,
  limits: { bodyBytes: 36 * MEGABYTE, budgetMs: 60_000 },
  needs: ['extraction', 'documents'],
  replay: 'recompute',
  handler: async (input, { deps, signal }) => {
    const source = await loadDocument(
      { text: input.text, upload: input.image_base64, url: input.file_url },
      { documents: deps.documents, maxPages: input.max_pages ?? 2, mimeType: input.mime_type, signal },
    );
    const { document, read } = await deps.extraction.document('invoice', source!, signal);
    return invoiceAnswer({
      document,
      read,
      language: input.response_language ?? 'both',
      fields: input.fields ? new Set<string>(input.fields) : null,
      address: deps.extraction.address,
    });
  },
});
