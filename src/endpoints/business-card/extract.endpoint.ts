import { MEGABYTE } from '../../contract/endpoint.ts';
import { endpoint } from '../services.ts';
import { BusinessCardResponse, CardExtractRequest } from './card.schema.ts';
import { cardAnswer } from './extract.answer.ts';
import example from './extract.example.json' with { type: 'json' };
import { readCard, someSide } from './read-card.ts';

export default endpoint({
  method: 'POST',
  path: '/jp-business-card/extract',
  name: 'jp_business_card_extract',
  price: '$0.03',
  summary: 'Read a Japanese business card, both sides',
  summaryJa: '名刺の読み取り（両面）',
  description:
    'Extracts person, reading, titles, departments, organisation, phones, e-mails, websites and address from a Japanese or bilingual business card (Base64 or HTTPS, front and back, image or one-page PDF), merges both sides, names conflicts, and optionally adds a vCard 4.0 with kana reading. Does not verify the company, the person or the card. Images are not retained.',
  tags: ['japan', 'business-card', 'ocr', 'contact', 'vcard'],
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
    'ocr_timeout',
    'engine_timeout',
    'file_url_timeout',
  ],
  check: someSide,
  example,
  limits: { bodyBytes: 72 * MEGABYTE, budgetMs: 90_000 },
  needs: ['extraction', 'documents', 'ocr'],
  replay: 'recompute',
  handler: async (input, { deps, signal, now }) => {
    const { extracted, reads } = await readCard(deps, input, signal);
    return cardAnswer({
      extracted,
      reads,
      language: input.response_language ?? 'both',
      format: input.output_format ?? 'json',
      includeRawText: input.include_raw_text ?? false,
      now: now(),
    });
  },
});
