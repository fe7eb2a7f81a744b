import { Type } from 'typebox';
import { VALIDATION_STATUSES } from '../../contract/labels/extraction.labels.ts';
import {
  echoedLanguage,
  literals,
  nullableLiterals,
  nullableNumber,
  nullableString,
  openObject,
  optionalLiterals,
  optionalUpload,
  orNull,
  responseLanguage,
  strictObject,
} from '../../contract/schema.ts';
import {
  checkResult,
  httpsUrl,
  lineBoxes,
  listOf,
  MAX_UPLOAD_CHARS,
  maxPages,
  mimeType,
  privacy,
  warningList,
} from '../document.schema.ts';
import { CardCompanyEnrichment } from './card-company.schema.ts';

const side = (description: string) =>
  optionalUpload({ minLength: 1, maxLength: MAX_UPLOAD_CHARS, advertisedMaxLength: 12_000_000, description });

export const CardExtractRequest = strictObject(
  {
    front_image_base64: side('Base64 of the front: an image or a one-page PDF, HEIF or TIFF. Not retained.'),
    back_image_base64: side('Base64 of the back, optional.'),
    front_image_url: httpsUrl('HTTPS address of the front.'),
    back_image_url: httpsUrl('HTTPS address of the back, optional.'),
    mime_type: mimeType(),
    max_pages: maxPages(1),
    output_format: optionalLiterals(['json', 'vcard'], {
      default: 'json',
      description: 'vcard adds a vCard 4.0 string; the answer is always JSON.',
    }),
    include_raw_text: Type.Optional(Type.Boolean({ default: false, description: 'Include the recognised text.' })),
    response_language: responseLanguage(),
  },
  { title: 'CardExtractRequest' },
);

const text = nullableString;
const texts = (description?: string) => listOf(Type.String(), description ? { description } : {});
const SIDES = ['front', 'back'] as const;

const CardData = openObject(
  {
    person: openObject({
      name: text('Family and given name as printed.'),
      name_reading: text('Kana reading, when printed.'),
      name_en: text('Given name, family name.'),
      name_en_source: text('card_printed, furigana_hepburn, inferred_from_email or generated.'),
      name_en_confidence: text('high, medium or low.'),
      titles: texts(),
      titles_en: texts('Printed, else the usual English.'),
      departments: texts(),
      departments_en: texts('Printed, else the usual English.'),
    }),
    organization: openObject({
      display_name: text('As printed.'),
      display_name_en: text(),
      display_name_en_source: text(),
      display_name_en_confidence: text(),
      legal_name: text('Only when a legal form is printed.'),
      legal_name_en: text(),
      legal_name_en_source: text(),
      legal_name_en_confidence: text(),
      brand_names: texts(),
      group_names: texts(),
    }),
    contact: openObject({
      emails: listOf(openObject({ value: Type.String(), type: Type.String({ default: 'work' }) })),
      phones: listOf(
        openObject({
          value: Type.String(),
          international: text('E.164.'),
          type: literals(['work', 'direct', 'home', 'mobile', 'fax', 'toll_free', 'unknown'], { default: 'unknown' }),
        }),
      ),
      websites: texts(),
    }),
    address: openObject({
      raw: text('As printed.'),
      raw_en: text('English address as printed.'),
      normalized: text(),
      normalized_en: text(),
      postal_code: text('NNN-NNNN, when printed.'),
      prefecture: text(),
      city: text(),
      en_source: text(),
      en_confidence: text(),
      parse_confidence: nullableNumber(),
    }),
    notes: texts('Lines that are none of the above.'),
  },
  { title: 'CardData' },
);

const CardExtraction = openObject(
  {
    languages_detected: listOf(literals(['ja', 'en'])),
    sides_processed: listOf(literals(SIDES)),
    merged: Type.Boolean({ default: false, description: 'Both sides were read and merged.' }),
    model_output_validated: Type.Boolean({ default: true }),
    confidence: nullableNumber(),
    field_confidence: Type.Record(Type.String(), Type.Number()),
    field_sources: Type.Record(
      Type.String(),
      openObject(
        {
          side: literals(['front', 'back', 'both', 'unknown']),
          language: nullableLiterals(['ja', 'en', 'mixed']),
          inferred: Type.Boolean({ default: false }),
        },
        { title: 'CardSourceInfo' },
      ),
    ),
    field_regions: Type.Record(
      Type.String(),
      openObject({ side: literals(SIDES), page: Type.Integer(), box: listOf(Type.Number()), boxes: lineBoxes() }),
      {
        description: 'Side, page and [x, y, width, height] per field.',
      },
    ),
    conflicts: listOf(openObject({ field: Type.String(), front: Type.String(), back: Type.String() }), {
      description: 'Single values on which the sides differ; the front is kept.',
    }),
    raw_text: Type.Unsafe<readonly string[] | null>({
      type: ['array', 'null'],
      items: { type: 'string' },
      description: 'Recognised text per side, only when include_raw_text is true.',
    }),
    processing: Type.Unsafe<object | null>({
      type: ['object', 'null'],
      description: 'Engine, and per side how it was read.',
    }),
  },
  { title: 'CardExtraction' },
);

const answer = {
  card: CardData,
  extraction: CardExtraction,
  validation: openObject(
    {
      status: literals(VALIDATION_STATUSES),
      manual_review_required: Type.Boolean(),
      checks: openObject({
        person_name: checkResult(),
        organization: checkResult(),
        contact: checkResult('A phone or an e-mail address.'),
        phone_format: checkResult(),
        sides: checkResult('Both sides agree.'),
        reading: checkResult(),
      }),
    },
    { description: 'What speaks for the card as it was read; says nothing about the person or the company.' },
  ),
  privacy: privacy(),
  warnings: warningList(),
  format: literals(['json', 'vcard'], { default: 'json' }),
  vcard: text('vCard 4.0, when asked for.'),
  response_language: echoedLanguage(),
};

/** One shape for both endpoints; only extract-and-enrich looks the company up. */
export const BusinessCardResponse = openObject(
  { ...answer, company: Type.Optional(orNull(CardCompanyEnrichment)) },
  { title: 'BusinessCardResponse' },
);
