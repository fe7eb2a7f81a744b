import { MEGABYTE } from '../../contract/endpoint.ts';
import { enrichCard } from '../../usecases/card-enrichment.ts';
import { edinetNames, edinetNumbers } from '../edinet-names.ts';
import { endpoint } from '../services.ts';
import { BusinessCardResponse, CardExtractRequest } from './card.schema.ts';
import { cardAnswer } from './extract.answer.ts';
import { enrichmentAnswer } from './extract-and-enrich.answer.ts';
import example from './extract-and-enrich.example.json' with { type: 'json' };
import { readCard, someSide } from './read-card.ts';

export default endpoint({
  method: 'POST',
  path: '/jp-business-card/extract-and-enrich',
  name: 'jp_business_card_extract_and_enrich',
  price: '$0.10',
  summary: 'Read a business card and match its company with the registries',
  summaryJa: '名刺の読み取りと公表情報との照合',
  description:
    'Extracts a Japanese business card and matches its organisation with the corporate-number and qualified-invoice registries: match evidence (name, address, e-mail and website domain), address status, possible branch or office, candidates, corporate number and invoice status. A public-data pre-check of the company only; not KYB, and not proof of the person or the card. Images are not retained.',
  tags: ['japan', 'business-card', 'ocr', 'company', 'registry'],
  input: CardExtractRequest,
  output: BusinessCardResponse,
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
    'body_budget_exhausted',
    'ocr_invalid_output',
    'engine_invalid_output',
    'file_url_unreachable',
    'registry_unavailable',
    'ocr_timeout',
    'engine_timeout',
    'file_url_timeout',
  ],
  check: someSide,
  example,
  limits: { bodyBytes: 72 * MEGABYTE, budgetMs: 90_000 },
  needs: ['extraction', 'documents', 'ocr', 'companyRegistry', 'invoiceRegistry'],
  optional: ['evidence'],
  replay: 'recompute',
  handler: async (input, { deps, signal, now }) => {
    const language = input.response_language ?? 'both';
    const { extracted, reads } = await readCard(deps, input, signal);
    const answer = cardAnswer({
      extracted,
      reads,
      language,
      format: input.output_format ?? 'json',
      includeRawText: input.include_raw_text ?? false,
      now: now(),
    });
    const registries = {
      companies: deps.companyRegistry,
      invoices: deps.invoiceRegistry,
      edinetName: edinetNames(deps),
      edinetNumbers: edinetNumbers(deps),
      now: now(),
    };
    const found = enrichCard(registries, extracted);
    return {
      ...answer,
      warnings: [...answer.warnings, ...found.warnings],
      company: enrichmentAnswer(registries, found, language),
    };
  },
});
