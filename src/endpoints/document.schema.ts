import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import {
  CHECK_RESULTS,
  DOCUMENT_KINDS,
  EXTRACTION_WARNINGS,
  PAYMENT_METHODS,
  VALIDATION_STATUSES,
} from '../contract/labels/extraction.labels.ts';
import {
  literals,
  nullableBoolean,
  nullableLiterals,
  nullableNumber,
  nullableString,
  openObject,
  optionalString,
  requiredString,
} from '../contract/schema.ts';
import { TAX_BASES } from '../japan/consumption-tax.ts';

/** A list of an answer; handlers may hand over what they must not change. */
export const listOf = <S extends TSchema>(item: S, options: { description?: string } = {}) =>
  Type.Unsafe<readonly Static<S>[]>(Type.Array(item, options));

/** Pieces of the requests and answers that invoices, receipts and cards share. */
export const MAX_UPLOAD_CHARS = 35_000_000;
export const UPLOAD_DESCRIPTION =
  'Base64 of an image (JPEG, PNG, WebP, TIFF, HEIF) or PDF; a data-URL prefix is accepted. Not retained.';
export const HTTPS = '^[Hh][Tt][Tt][Pp][Ss]://';

export const httpsUrl = (description: string) =>
  optionalString({ maxLength: 2048, pattern: HTTPS, format: 'uri', description });
export const httpsUrlNotNull = (description: string) =>
  Type.Optional(requiredString({ maxLength: 2048, pattern: HTTPS, format: 'uri', description }));
export const mimeType = () =>
  Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      maxLength: 80,
      default: 'image/jpeg',
      description: 'Declared media type, only compared: the format comes from the bytes.',
    }),
  );
export const maxPages = (most: 1 | 2) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: most, default: most, description: 'Pages of a document that are processed.' }),
  );

const taxRow = openObject({
  rate: Type.Number({ description: 'Percent; 0 for exempt and out-of-scope amounts.' }),
  taxable_amount: Type.Number(),
  tax: nullableNumber('Null when only the base is printed.'),
  basis: literals(TAX_BASES, { description: 'Whether the tax is on top of the amount, inside it, or does not apply.' }),
});
export const taxBreakdown = () => listOf(taxRow, { description: 'Base and tax per rate.' });

const lineItem = openObject({
  description: Type.String(),
  quantity: nullableNumber(),
  unit_price: nullableNumber(),
  amount: Type.Number({ description: 'After a discount printed under the item.' }),
  tax_rate: nullableNumber('Percent.'),
  discount: nullableNumber('Part of the amount that was taken off; null without one.'),
});
export const lineItems = () => listOf(lineItem, { description: 'Line items as printed.' });

export const processing = () =>
  openObject(
    {
      engine: Type.String({ description: 'structured_ocr' }),
      confidence: Type.Number({ description: 'Mean confidence of issuer, number, date and total.' }),
      input_type: literals(['text', 'image', 'pdf']),
      source: literals(['text', 'image_base64', 'file_url']),
      format: Type.String({ description: 'Format found in the bytes.' }),
      pages_processed: Type.Integer(),
      pages_total: Type.Integer(),
      image_quality: nullableLiterals(['good', 'fair', 'poor'], 'Null for text and PDF text layers.'),
      image_quality_score: nullableNumber(),
      ocr_engine: nullableString(),
      ocr_model: nullableString(),
      declared_mime_type_matches: nullableBoolean('Whether the declared media type is what the bytes say.'),
      pages: listOf(
        openObject({
          width: Type.Number(),
          height: Type.Number(),
          unit: literals(['px', 'pt']),
          rotation: Type.Number(),
        }),
      ),
    },
    { description: 'How the document was read.' },
  );

export const checkResult = (description?: string) =>
  literals(CHECK_RESULTS, { title: 'CheckResult', ...(description ? { description } : {}) });
export const validationOf = <P extends TProperties>(more: P) =>
  openObject({
    status: literals(VALIDATION_STATUSES, {
      description: 'passed: proven by the paper itself; review: a person should look; failed: the paper is at fault.',
    }),
    manual_review_required: Type.Boolean({
      description:
        'A check failed, a critical field is missing or uncertain, or a repair changed a digit. A review signal, not proof of fraud.',
    }),
    reasons: Type.Record(Type.String(), openObject({ by: listOf(Type.String()), against: listOf(Type.String()) }), {
      description: 'What proves or contradicts each check, by name.',
    }),
    tax_rounding: Type.Record(Type.String(), Type.String(), {
      description: 'Rounding found per rate: floor, round, ceil or exact.',
    }),
    ...more,
  });

/** What `passed` needs, and what was checked besides. */
export const documentChecks = () => ({
  required_fields: checkResult('The items a qualified invoice must show.'),
  registration_number_format: checkResult(),
  registration_number_checksum: checkResult(),
  amount_consistency: checkResult('Items, rates and total fit together.'),
  tax_consistency: checkResult('The tax of each rate is one of the lawful roundings.'),
  total: checkResult('Printed twice, or closed by printed numbers alone, and contradicted by none.'),
  date: checkResult('With a label, a right weekday, a time beside it or a second print; not in the future.'),
  issuer: checkResult('A legal name, the registered name, or a name in the block of T-number, address or phone.'),
  items: checkResult('The line items add up.'),
  document_kind: checkResult('A kind this endpoint takes.'),
  reading: checkResult('No unread ink or doubtful characters at these values.'),
});
export const documentKind = () =>
  literals(DOCUMENT_KINDS, { description: 'What the paper is, by what is written on it.' });

export const warningList = () => listOf(literals(EXTRACTION_WARNINGS));
export const paymentMethod = () => nullableLiterals(PAYMENT_METHODS, 'How it was or will be paid.');
export const fieldConfidence = () =>
  Type.Record(Type.String(), Type.Number(), { description: 'Probability per field that the value is right.' });
export const fieldSources = () =>
  Type.Record(Type.String(), Type.String(), {
    description:
      'ocr, text, pdf_text, parser (derived), checksum_repair, arithmetic, registry or language_model per field.',
  });
/** Beside the box around all of a value. */
export const lineBoxes = () =>
  Type.Optional(
    listOf(listOf(Type.Number()), {
      description: 'One box per line, where the value goes over several lines.',
    }),
  );
export const fieldRegions = () =>
  Type.Record(Type.String(), openObject({ page: Type.Integer(), box: listOf(Type.Number()), boxes: lineBoxes() }), {
    description: 'Page and [x, y, width, height] on the upright page, per field.',
  });
export const fieldEvidence = () =>
  Type.Record(
    Type.String(),
    openObject({
      raw: nullableString('As printed.'),
      method: Type.String({ description: 'printed, or the repairs that were made.' }),
      lines: listOf(Type.Integer()),
      region: Type.Unsafe<readonly number[] | null>({ type: ['array', 'null'], items: { type: 'number' } }),
    }),
    { description: 'What was read where, for every field.' },
  );
export const privacy = () =>
  openObject({
    image_retention: literals(['not_retained']),
    raw_text_included: Type.Boolean({ default: false }),
    raw_text_retention: literals(['not_retained']),
  });
