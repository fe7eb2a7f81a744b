import { type Endpoint, hasBody, isPaid, pathParameters } from '../contract/endpoint.ts';
import { ERROR_TABLE, type ErrorCode } from '../contract/errors.ts';
import { formatAmount, parseUsd } from '../contract/money.ts';
import { ERROR_SCHEMAS } from './openapi-errors.ts';
import { SharedParts } from './openapi-shared.ts';
import {
  API_VERSION,
  PAYMENT_STEPS,
  RETRY_RULES,
  SCOPE_RULES,
  SERVICE_NAME,
  type ServiceInfo,
  TAGLINE,
} from './service-info.ts';

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

export function openapi(info: ServiceInfo, endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  const shared = new SharedParts();
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, shared) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE_NAME,
      version: API_VERSION,
      description: [TAGLINE, '', ...SCOPE_RULES.map((rule) => `- ${rule}`)].join('\n'),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      ...(info.contactEmail ? { contact: { email: info.contactEmail } } : {}),
      'x-guidance': [...PAYMENT_STEPS, ...RETRY_RULES].join(' '),
    },
    servers: [{ url: info.baseUrl }],
    security: [],
    paths,
    components: { schemas: { ...ERROR_SCHEMAS, ...shared.schemas }, responses: shared.responses },
  };
}

/** Requests stand in full, for readers that follow no references; answers and errors refer to what they share. */
function operation(endpoint: Endpoint, shared: SharedParts): Json {
  const errors = isPaid(endpoint) ? [...new Set([...COMMON_ERRORS, ...endpoint.errors])] : endpoint.errors;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: endpoint.description,
    tags: endpoint.tags,
    security: [],
    ...(isPaid(endpoint) ? { 'x-payment-info': paymentInfo(endpoint) } : {}),
    ...(hasBody(endpoint) ? { requestBody: requestBody(endpoint) } : { parameters: parameters(endpoint) }),
    responses: {
      [endpoint.successStatus]: success(endpoint, shared),
      ...(isPaid(endpoint) ? { 402: PAYMENT_REQUIRED } : {}),
      422: { description: 'The request is invalid; nothing is charged.', content: json(ref('HTTPValidationError')) },
      ...errorResponses(errors, shared),
    },
  };
}

function paymentInfo({ price }: Endpoint): Json {
  const amount = (usd: string) => formatAmount(parseUsd(usd));
  const terms =
    typeof price === 'object'
      ? { mode: 'dynamic', currency: 'USD', min: amount(price.min), max: amount(price.max) }
      : { mode: 'fixed', currency: 'USD', amount: amount(price) };
  return { price: terms, protocols: [{ x402: {} }] };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

const requestBody = (endpoint: Endpoint) => ({
  required: true,
  content: json(endpoint.input, endpoint.example.input),
});

function parameters(endpoint: Endpoint): Json[] {
  const inPath = new Set(pathParameters(endpoint.path));
  const required = new Set(endpoint.input.required as string[] | undefined);
  return Object.entries(endpoint.input.properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || required.has(name),
    schema,
    ...(schema.description ? { description: schema.description } : {}),
    ...(endpoint.example.input[name] === undefined ? {} : { example: endpoint.example.input[name] }),
  }));
}

function success(endpoint: Endpoint, shared: SharedParts): Json {
  if (endpoint.successStatus === 204) return { description: 'Done' };
  return {
    description: endpoint.summary,
    content: json(shared.schema(endpoint.output), endpoint.example.output),
    ...(isPaid(endpoint)
      ? {
          headers: {
            'PAYMENT-RESPONSE': {
              description: 'Receipt: Base64 of the x402 v2 SettleResponse.',
              schema: { type: 'string' },
            },
          },
        }
      : {}),
  };
}

const PAYMENT_REQUIRED = {
  description: 'No valid payment. The requirement is in the PAYMENT-REQUIRED header (Base64) and in the body.',
  headers: {
    'PAYMENT-REQUIRED': { description: 'Base64 of the x402 v2 PaymentRequired object.', schema: { type: 'string' } },
  },
  content: json(ref('PaymentRequired')),
};

function errorResponses(codes: readonly ErrorCode[], shared: SharedParts): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_TABLE[code].status);
  const rows = [...byStatus].map(([status, group]) => [
    status,
    shared.response(`Error${status}`, {
      description: group.map((code) => `\`${code}\`: ${ERROR_TABLE[code].message}`).join('\n\n'),
      content: json(ref('CardErrorResponse')),
    }),
  ]);
  return Object.fromEntries(rows);
}
