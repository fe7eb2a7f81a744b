import type { Endpoint } from '../contract/endpoint.ts';
import { pathParameters } from '../contract/endpoint.ts';

type Json = Record<string, unknown>;

/**
 * The whole PAYMENT-REQUIRED header stays under about 3 kB (proxies cut longer ones), so the discovery block carries
 * only types and a small example; the full schemas are in /openapi.json.
 */
const LARGEST_EXAMPLE = 320;

/** `bazaar`: how indexers learn what the endpoint takes. */
export function bazaarExtension(endpoint: Endpoint): Json {
  const inPath = pathParameters(endpoint.path);
  const body = endpoint.method === 'POST';
  const example = smallExample(endpoint, endpoint.example.input);
  const named = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => name in example).map((name) => [name, example[name]]));
  const others = Object.keys(example).filter((name) => !inPath.includes(name));
  const info: Json = {
    input: {
      type: 'http',
      method: endpoint.method,
      ...(body ? { bodyType: 'json', body: named(others) } : others.length > 0 ? { queryParams: named(others) } : {}),
      ...(inPath.length > 0 ? { pathParams: named(inPath) } : {}),
    },
    output: { type: 'json' },
  };
  const fields = { type: 'object' };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      input: {
        type: 'object',
        properties: {
          type: { type: 'string', const: 'http' },
          method: { type: 'string', enum: [endpoint.method] },
          ...(body
            ? { bodyType: { type: 'string', enum: ['json'] }, body: inputTypes(endpoint, inPath) }
            : { queryParams: inputTypes(endpoint, inPath) }),
          ...(inPath.length > 0 ? { pathParams: fields } : {}),
        },
        required: body ? ['type', 'bodyType', 'body'] : ['type'],
      },
      output: { type: 'object', properties: { type: { type: 'string' } } },
    },
    required: ['input'],
  };
  const template = inPath.length > 0 ? { routeTemplate: endpoint.path.replace(/\{(\w+)\}/g, ':$1') } : {};
  return { info, ...template, schema };
}

/** Room for the example of the answer: it stands in the body of the 402 alone, which no proxy cuts. */
const LARGEST_ANSWER = 1500;

/** The same with an example of what is bought: its first fields, as many as fit. */
export function withOutputExample(bazaar: Json, { example: { output } }: Endpoint): Json {
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return bazaar;
  const shown: Json = {};
  for (const [name, value] of Object.entries(output)) {
    if (sizeOf({ ...shown, [name]: value }) <= LARGEST_ANSWER) shown[name] = value;
  }
  const info = bazaar.info as { readonly output: Json };
  return { ...bazaar, info: { ...info, output: { ...info.output, example: shown } } };
}

/** `payment-identifier`: an idempotency key the buyer may choose; short form of the extension's own schema. */
export const paymentIdentifierExtension: Json = {
  info: { required: false },
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      required: { type: 'boolean' },
      id: { type: 'string', minLength: 16, maxLength: 128, pattern: '^[a-zA-Z0-9_-]+$' },
    },
    required: ['required'],
  },
};

/** Field names and types of the input, without descriptions and limits. */
function inputTypes(endpoint: Endpoint, leaveOut: readonly string[]): Json {
  const { properties, required = [] } = endpoint.input as unknown as {
    properties: Record<string, { type?: string | string[] }>;
    required?: string[];
  };
  const names = Object.keys(properties).filter((name) => !leaveOut.includes(name));
  const typeOf = (name: string) => {
    const { type } = properties[name]!;
    return type === undefined ? {} : { type };
  };
  const all = Object.fromEntries(names.map((name) => [name, typeOf(name)]));
  const needed = required.filter((name) => !leaveOut.includes(name));
  const kept = sizeOf(all) <= 2 * LARGEST_EXAMPLE ? all : pick(all, needed);
  return { type: 'object', properties: kept, ...(needed.length > 0 ? { required: needed } : {}) };
}

/** The example as it is when small; otherwise its required and short fields, as many as fit. */
function smallExample(endpoint: Endpoint, example: Json): Json {
  if (sizeOf(example) <= LARGEST_EXAMPLE) return example;
  const required = (endpoint.input as unknown as { required?: string[] }).required ?? [];
  const names = Object.keys(example).sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  const small: Json = {};
  for (const name of names) {
    const next = { ...small, [name]: example[name] };
    if (sizeOf(next) <= LARGEST_EXAMPLE) small[name] = example[name];
  }
  return small;
}

/** Bytes as they travel: Japanese text takes three per character. */
const sizeOf = (value: Json): number => Buffer.byteLength(JSON.stringify(value));

const pick = (all: Json, names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, all[name]]));
