import { type Static, type TProperties, type TSchema, type TSchemaOptions, type TUnsafe, Type } from 'typebox';
import type { Upload } from './upload.ts';

/**
 * Schema helpers. A schema is plain JSON Schema 2020-12 (= OpenAPI 3.1), so validation, types,
 * documents, catalog and MCP tools all read this one object.
 */
export type { Static, TSchema };

interface Documented {
  description?: string;
  title?: string;
}

interface StringLimits extends Documented {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  examples?: string[];
}

/** `string or null`, may be omitted: the specification's usual optional field. */
export const optionalString = (options: StringLimits = {}) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], ...options }));

export const requiredString = (options: StringLimits = {}) => Type.Unsafe<string>({ type: 'string', ...options });

/** A closed set of strings. Pydantic calls it a Literal; every violation answers `literal_error`. */
export const literals = <const V extends readonly string[]>(
  values: V,
  options: Documented & { default?: V[number] } = {},
) => Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...options });

export const optionalLiterals = <const V extends readonly string[]>(
  values: V,
  options: Documented & { default?: V[number] } = {},
) => Type.Optional(literals(values, options));

/**
 * Where the catalog advertises something narrower than the request schema accepts
 * (spec: 35,000,000 characters accepted, 12,000,000 advertised for card images).
 */
export const inCatalog = (overrides: Record<string, unknown>) => ({ 'x-catalog': overrides });

/** A Base64 file in the schema, an `Upload` in the handler. */
export const optionalUpload = (options: {
  minLength?: number;
  maxLength: number;
  nullable?: boolean;
  description: string;
  advertisedMaxLength?: number;
}) => {
  const { nullable: isNullable = true, advertisedMaxLength, ...rest } = options;
  const catalog = advertisedMaxLength === undefined ? {} : inCatalog({ maxLength: advertisedMaxLength });
  return Type.Optional(
    Type.Unsafe<Upload | null>({
      type: isNullable ? ['string', 'null'] : 'string',
      contentEncoding: 'base64',
      ...rest,
      ...catalog,
    }),
  );
};

export const isUploadSchema = (schema: TSchema): boolean =>
  (schema as { contentEncoding?: string }).contentEncoding === 'base64';

/** An object that refuses unknown properties. */
export const strictObject = <P extends TProperties>(properties: P, options: TSchemaOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

/** A response object whose shape may grow. */
export const openObject = <P extends TProperties>(properties: P, options: TSchemaOptions = {}) =>
  Type.Object(properties, { additionalProperties: true, ...options });

// Response fields: always present, possibly null, so that a reader never has to tell "absent" from "null".
const nullable = <T>(type: string, options: Documented): TUnsafe<T | null> =>
  Type.Unsafe<T | null>({ type: [type, 'null'], ...options });
export const nullableString = (description?: string) => nullable<string>('string', description ? { description } : {});
export const nullableNumber = (description?: string) => nullable<number>('number', description ? { description } : {});
export const nullableInteger = (description?: string) =>
  nullable<number>('integer', description ? { description } : {});
export const nullableBoolean = (description?: string) =>
  nullable<boolean>('boolean', description ? { description } : {});
export const nullableObject = (description?: string) =>
  nullable<Record<string, unknown>>('object', description ? { description } : {});
export const nullableLiterals = <const V extends readonly string[]>(values: V, description?: string) =>
  Type.Unsafe<V[number] | null>({
    type: ['string', 'null'],
    enum: [...values, null],
    ...(description ? { description } : {}),
  });
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const RESPONSE_LANGUAGES = ['ja', 'en', 'both'] as const;
export type ResponseLanguage = (typeof RESPONSE_LANGUAGES)[number];

/** The shared request field: which language presentation fields are in. */
export const responseLanguage = () =>
  optionalLiterals(RESPONSE_LANGUAGES, {
    default: 'both',
    description: 'Language of presentation fields.',
  });

/** The same field as the response echoes it. */
export const echoedLanguage = () =>
  literals(RESPONSE_LANGUAGES, { default: 'both', description: 'The language that was asked for.' });
