import { Type } from 'typebox';
import { type Endpoint, endpointFactory } from '../src/contract/endpoint.ts';
import {
  literals,
  optionalLiterals,
  optionalString,
  optionalUpload,
  requiredString,
  responseLanguage,
  strictObject,
} from '../src/contract/schema.ts';

/** The models behind the recorded FastAPI answers, as test-only routes: what they answer, we must answer. */
const endpoint = endpointFactory<Record<never, never>>();

const companyRule = (input: { name?: string | null; corporate_number?: string | null }) =>
  input.name || input.corporate_number ? undefined : 'name or corporate_number is required';

const company = {
  name: optionalString({ maxLength: 300 }),
  corporate_number: optionalString({ pattern: '^[0-9]{13}$' }),
  address: optionalString({ maxLength: 500 }),
  response_language: responseLanguage(),
};

const declare = (
  path: string,
  input: Endpoint['input'],
  options: { method?: 'GET' | 'POST'; check?: (input: never) => string | undefined } = {},
): Endpoint =>
  endpoint({
    method: options.method ?? 'POST',
    path,
    name: `oracle_${path.replaceAll(/\W+/g, '_')}`,
    price: 'free',
    summary: 'Recorded model',
    summaryJa: '記録されたモデル',
    description: 'Recorded model',
    tags: [],
    input,
    output: Type.Object({}),
    example: { input: {}, output: {} },
    needs: [],
    replay: 'stored',
    ...(options.check ? { check: options.check as never } : {}),
    handler: async () => ({}),
  });

export const ORACLE_ENDPOINTS: readonly Endpoint[] = [
  declare('/company', strictObject(company), { check: companyRule as never }),
  declare(
    '/batch',
    strictObject({
      items: Type.Array(strictObject(company, { 'x-check': companyRule }), { minItems: 1, maxItems: 10 }),
      response_language: responseLanguage(),
    }),
  ),
  declare(
    '/address',
    strictObject({ address: requiredString({ minLength: 1, maxLength: 500 }), response_language: responseLanguage() }),
  ),
  declare('/invoice', strictObject({ registration_number: requiredString({ pattern: '^[Tt][0-9\\s\\-]{13,20}$' }) })),
  declare(
    '/extract',
    strictObject({
      text: optionalString({ maxLength: 12000 }),
      image_base64: optionalUpload({ minLength: 1, maxLength: 35_000_000, description: 'image' }),
      file_url: optionalString({ maxLength: 2048 }),
      mime_type: Type.Optional(Type.Unsafe<string>({ type: 'string', maxLength: 80, default: 'image/jpeg' })),
      max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, default: 2 })),
      fields: Type.Optional(
        Type.Unsafe<string[] | null>({
          type: ['array', 'null'],
          items: literals(['company', 'supplier_name']),
          minItems: 1,
          maxItems: 24,
        }),
      ),
    }),
  ),
  declare(
    '/card',
    strictObject({
      include_raw_text: Type.Optional(Type.Boolean({ default: false })),
      output_format: optionalLiterals(['json', 'vcard'], { default: 'json' }),
      url: optionalString({ format: 'uri' }),
    }),
  ),
  declare(
    '/filings',
    Type.Object({
      corporate_number: requiredString({ pattern: '^[0-9]{13}$' }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
      lang: optionalLiterals(['ja', 'en', 'both'], { default: 'both' }),
      exact: Type.Optional(Type.Boolean({ default: false })),
    }),
    { method: 'GET' },
  ),
  declare('/e/{entity_id}/snap', Type.Object({ entity_id: requiredString({ pattern: '^E[0-9]{5}$' }) }), {
    method: 'GET',
  }),
];
