import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, hasBody, MEGABYTE, pathParameters } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { createInputReader } from '../contract/read-request.ts';
import { isUploadSchema, type TSchema } from '../contract/schema.ts';
import type { AnswerCall, CallInput } from '../pipeline/answer-call.ts';
import type { ByteBudget } from './body/byte-budget.ts';
import { askForBody, boundBy, ClientGone, hashOf, readBody } from './body/intake.ts';
import { type Exchange, queryOf, type RouteHandler } from './router.ts';

export interface BodyReading {
  readonly budget: ByteBudget;
  readonly minUploadBytesPerSecond: number;
}

/** Answers one endpoint: reads what it needs of the request and calls. */
export function createHandler(
  endpoint: Endpoint,
  caller: AnswerCall,
  reading: BodyReading,
  paymentHeader = 'payment-signature',
): RouteHandler {
  const read = hasBody(endpoint) ? createBodyReader(endpoint, reading) : createParameterReader(endpoint);
  const hasParameters = pathParameters(endpoint.path).length > 0;
  return async (exchange) => {
    const { request, response, id } = exchange;
    const held: Held = {};
    try {
      return await caller({
        endpoint,
        payment: paymentOf(request, paymentHeader),
        ...(hasParameters ? { path: request.url!.split('?', 1)[0]! } : {}),
        requestId: id,
        idempotencyKey: oneHeader(request.headers['idempotency-key']),
        signal: endpoint.replay === 'recompute' ? clientSignal(response) : NEVER,
        read: () => read(exchange, held),
      });
    } finally {
      held.release?.();
    }
  };
}

/** HEAD shows what GET would ask for, and never works or charges. */
function paymentOf({ method, headers }: IncomingMessage, name: string): string | undefined {
  if (method === 'HEAD') return undefined;
  // Node joins repeated headers with a comma, which is no Base64, so two payments are refused as malformed.
  return oneHeader(headers[name]);
}

const oneHeader = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

interface Held {
  release?: () => void;
}

const NEVER = new AbortController().signal;

function clientSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientGone());
  });
  return controller.signal;
}

type Reader = (exchange: Exchange, held: Held) => Promise<CallInput>;

function createBodyReader(endpoint: Endpoint, { budget, minUploadBytesPerSecond }: BodyReading): Reader {
  const reader = createInputReader(endpoint);
  const limit = endpoint.limits.bodyBytes;
  const files = uploadLimits(endpoint);
  return async ({ request, response }, held) => {
    const declared = request.headers['content-length'];
    const expected = declared === undefined ? limit : Number(declared);
    if (expected > limit) throw serviceError('payload_too_large', { detail: `limit ${limit} bytes` });
    held.release = budget.reserve(expected);
    askForBody(request, response);
    const body = await readBody(request, {
      limit,
      files,
      bound: boundPart(request),
      minBytesPerSecond: expected > MEGABYTE ? minUploadBytesPerSecond : 0,
    });
    const isJson = isJsonType(request.headers['content-type']);
    return {
      isEmptyRequest: body.text.length <= 64 && /^\s*(?:\{\s*\})?\s*$/.test(body.text),
      requestHash: body.digest,
      validate: () => reader.fromBody({ text: body.text, isJson, uploads: body.uploads }),
    };
  };
}

function createParameterReader(endpoint: Endpoint): Reader {
  const reader = createInputReader(endpoint);
  const empty = Buffer.alloc(0);
  return async (exchange) => ({
    isEmptyRequest: true,
    requestHash: () => hashOf(boundPart(exchange.request), empty),
    validate: () => reader.fromParameters(exchange.params, queryOf(exchange)),
  });
}

function boundPart({ method, url }: IncomingMessage): string {
  const mark = url!.indexOf('?');
  const path = mark < 0 ? url! : url!.slice(0, mark);
  return boundBy(method!, path, mark < 0 ? '' : url!.slice(mark + 1));
}

const isJsonType = (type: string | undefined): boolean =>
  type !== undefined && /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);

function uploadLimits(endpoint: Endpoint): ReadonlyMap<string, number> {
  const properties = Object.entries(endpoint.input.properties as Record<string, TSchema>);
  const uploads = properties.filter(([, schema]) => isUploadSchema(schema));
  return new Map(uploads.map(([name, schema]) => [name, (schema as { maxLength: number }).maxLength]));
}
