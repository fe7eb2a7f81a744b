import { type Endpoint, hasBody, isPaid, pathParameters } from '../contract/endpoint.ts';
import { ERROR_TABLE, type ErrorCode } from '../contract/errors.ts';
import { formatAmount, parseUsd } from '../contract/money.ts';
import { ERROR_RESPONSES, ERROR_SCHEMAS } from './openapi-errors.ts';
import { examplePaths, mcpLine } from './places.ts';
import {
  API_VERSION,
  PAYMENT_STEPS,
  RETRY_RULES,
  SCOPE_RULES,
  SERVICE_NAME,
  type ServiceInfo,
  TAGLINE,
} from './service-info.ts';
import { SharedParts } from './shared-parts.ts';

type Json = Record<string, unknown>;

/** Errors any paid endpoint can answer. */
const COMMON_ERRORS: readonly ErrorCode[] = [
  'payment_header_malformed',
  'payment_in_progress',
  'payment_conflict',
  'payload_too_large',
  'rate_limited',
  'payer_limited',
  'internal_error',
  'source_not_configured',
  'payment_unavailable',
  'settlement_pending',
];

interface Variant {
  /** Long examples as addresses instead of text: the document of all endpoints would be half examples. */
  readonly externalExamples: boolean;
}

/** /openapi.json: every endpoint; what several share stands once, long examples are referred to. */
export const openapi = (info: ServiceInfo, endpoints: readonly Endpoint[]): Json =>
  document(info, endpoints, { externalExamples: true });

/** /openapi/NAME.json: one endpoint, complete in itself. */
export const openapiOf = (info: ServiceInfo, endpoint: Endpoint): Json =>
  document(info, [endpoint], { externalExamples: false });

function document(info: ServiceInfo, endpoints: readonly Endpoint[], variant: Variant): Json {
  const paths: Record<string, Json> = {};
  const shared = new SharedParts(endpoints.map((endpoint) => endpoint.output));
  for (const endpoint of endpoints) {
    const own = operation(info, endpoint, shared, variant);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: own };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE_NAME,
      version: API_VERSION,
      description: [TAGLINE, '', ...SCOPE_RULES.map((rule) => `- ${rule}`)].join('\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      ...(info.contactEmail ? { contact: { email: info.contactEmail } } : {}),
      'x-guidance': [...PAYMENT_STEPS, ...RETRY_RULES, mcpLine(info)].join(' '),
      'x-mcp': { url: `${info.baseUrl}/mcp`, transport: 'streamable-http' },
    },
    externalDocs: {
      url: `${info.baseUrl}/llms.txt`,
      description: 'A short page per endpoint, with an example answer.',
    },
    servers: [{ url: info.baseUrl }],
    security: [],
    paths,
    components: {
      schemas: { ...ERROR_SCHEMAS, ...shared.schemas },
      responses: { ...ERROR_RESPONSES, ...COMMON_RESPONSES, ...shared.responses },
    },
  };
}

/** Requests stand in full, for readers that follow no references; answers and errors refer to what they share. */
function operation(info: ServiceInfo, endpoint: Endpoint, shared: SharedParts, variant: Variant): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: endpoint.description,
    // The catalog has them all; here they group, and everything is of Japan.
    tags: endpoint.tags.filter((tag) => tag !== 'japan').slice(0, 1),
    ...(isPaid(endpoint) ? { 'x-payment-info': paymentInfo(endpoint) } : { security: [] }),
    ...(hasBody(endpoint)
      ? {
          ...(endpoint.paidBefore ? { parameters: [IDEMPOTENCY_KEY] } : {}),
          requestBody: requestBody(info, endpoint, variant),
        }
      : { parameters: parameters(endpoint) }),
    responses: {
      [endpoint.successStatus]: success(endpoint, shared, variant),
      ...(isPaid(endpoint) ? { 402: { $ref: '#/components/responses/PaymentRequired' } } : {}),
      422: { $ref: '#/components/responses/ValidationFailed' },
      ...errorResponses(endpoint, shared),
      ...(isPaid(endpoint) ? COMMON_REFS : {}),
    },
  };
}

/** Read by endpoints that know what was bought before. */
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 8, maxLength: 255, pattern: '^[!-~]+$' },
  description: 'A repeat with the same key and body is the same job, charged once.',
};

function paymentInfo({ price }: Endpoint): Json {
  const amount = (usd: string) => formatAmount(parseUsd(usd));
  const terms =
    typeof price === 'object'
      ? { mode: 'dynamic', currency: 'USD', min: amount(price.min), max: amount(price.max) }
      : { mode: 'fixed', currency: 'USD', amount: amount(price) };
  return { price: terms, protocols: [{ x402: {} }] };
}

function json(schema: unknown, example: Json = {}) {
  return { 'application/json': { schema, ...example } };
}

/** Shorter request examples stand in the document itself: most readers look no further. */
const SHORT_EXAMPLE = 200;

function requestBody(info: ServiceInfo, endpoint: Endpoint, { externalExamples }: Variant): Json {
  const { input } = endpoint.example;
  const isShort = JSON.stringify(input).length <= SHORT_EXAMPLE;
  const example =
    externalExamples && !isShort ? externalExample(info, examplePaths(endpoint).request) : { example: input };
  return { required: true, content: json(endpoint.input, example) };
}

const externalExample = (info: ServiceInfo, path: string): Json => ({
  examples: { example: { externalValue: info.baseUrl + path } },
});

function parameters(endpoint: Endpoint): Json[] {
  const inPath = new Set(pathParameters(endpoint.path));
  const required = new Set(endpoint.input.required as string[] | undefined);
  return Object.entries(endpoint.input.properties as Record<string, Json>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      // False is the default.
      ...(inPath.has(name) || required.has(name) ? { required: true } : {}),
      schema,
      ...(description ? { description } : {}),
      ...(endpoint.example.input[name] === undefined ? {} : { example: endpoint.example.input[name] }),
    }),
  );
}

function success(endpoint: Endpoint, shared: SharedParts, { externalExamples }: Variant): Json {
  if (endpoint.successStatus === 204) return { description: 'Done' };
  const example = externalExamples ? {} : { example: endpoint.example.output };
  return { description: 'OK', content: json(shared.schema(endpoint.output), example) };
}

const withStatus = (code: ErrorCode) => `${ERROR_TABLE[code].status} ${code}`;
/** What every paid endpoint may answer besides its own errors, written once. */
const COMMON_RESPONSES = { PaidCallFailed: errorResponse(COMMON_ERRORS.map(withStatus)) };
const COMMON_REFS = { default: { $ref: '#/components/responses/PaidCallFailed' } };

function errorResponses(endpoint: Endpoint, shared: SharedParts): Json {
  const byStatus = Map.groupBy(endpoint.errors, (code) => ERROR_TABLE[code].status);
  const rows = [...byStatus].map(([status, own]) => {
    const common = isPaid(endpoint) ? COMMON_ERRORS.filter((code) => ERROR_TABLE[code].status === status) : [];
    const codes = [...new Set([...own, ...common])];
    return [status, shared.response(`Error${status}`, errorResponse(codes))];
  });
  return Object.fromEntries(rows);
}

function errorResponse(codes: readonly string[]): Json {
  return { description: codes.join(', '), content: json({ $ref: '#/components/schemas/CardErrorResponse' }) };
}
