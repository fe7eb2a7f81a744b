import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, hasBody, MEGABYTE, pathParameters } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { createInputReader } from '../contract/read-request.ts';
import { isUploadSchema, type TSchema } from '../contract/schema.ts';
import type { Answer } from '../payment/gate.types.ts';
import type { AnswerCall, CallInput } from '../pipeline/answer-call.ts';
import { answerForError, writeAnswer } from './answer.ts';
import type { ByteBudget } from './body/byte-budget.ts';
import { boundBy, ClientGone, hashOf, readBody } from './body/intake.ts';

/** One HTTP request and its answer, whoever routed it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface HandlerDependencies {
  readonly caller: AnswerCall;
  readonly budget: ByteBudget;
  readonly minUploadBytesPerSecond: number;
  readonly onError: (error: unknown, id: string, endpoint: Endpoint) => void;
}

const SMALL_BODY = 64 * 1024;

/** Answers one endpoint: reads what it needs of the request, calls, writes the answer. Never throws. */
export function createHandler(
  endpoint: Endpoint,
  dependencies: HandlerDependencies,
): (exchange: Exchange) => Promise<void> {
  const { caller, onError } = dependencies;
  const read = hasBody(endpoint) ? createBodyReader(endpoint, dependencies) : createParameterReader(endpoint);
  const hasParameters = pathParameters(endpoint.path).length > 0;
  return async (exchange) => {
    const { request, response, id } = exchange;
    const held: Held = {};
    const header = request.headers['payment-signature'];
    let answer: Answer;
    try {
      answer = await caller({
        endpoint,
        // Node joins repeated headers with a comma, which is no Base64, so two payments are refused as malformed.
        payment: Array.isArray(header) ? header.join(', ') : header,
        ...(hasParameters ? { path: request.url!.split('?', 1)[0]! } : {}),
        requestId: id,
        idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
        signal: endpoint.replay === 'recompute' ? clientSignal(response) : NEVER,
        read: () => read(exchange, held),
      });
    } catch (error) {
      // Nobody is left to answer.
      if (error instanceof ClientGone) return;
      answer = answerForError(error);
      if (answer.status >= 500) onError(error, id, endpoint);
    } finally {
      held.release?.();
    }
    writeAnswer(response, id, closeIfUnread(request, answer));
  };
}

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

/** An answer before a large body was read ends the connection: otherwise the rest would still have to be received. */
function closeIfUnread(request: IncomingMessage, answer: Answer): Answer {
  if (request.readableEnded || request.method === 'GET') return answer;
  const length = request.headers['content-length'];
  const isLong =
    length === undefined ? request.headers['transfer-encoding'] !== undefined : Number(length) > SMALL_BODY;
  return isLong ? { ...answer, headers: { ...answer.headers, connection: 'close' } } : answer;
}

type Reader = (exchange: Exchange, held: Held) => Promise<CallInput>;

function createBodyReader(endpoint: Endpoint, dependencies: HandlerDependencies): Reader {
  const reader = createInputReader(endpoint);
  const limit = endpoint.limits.bodyBytes;
  const files = uploadLimits(endpoint);
  return async ({ request }, held) => {
    const declared = request.headers['content-length'];
    const expected = declared === undefined ? limit : Number(declared);
    if (expected > limit) throw serviceError('payload_too_large', { detail: `limit ${limit} bytes` });
    held.release = dependencies.budget.reserve(expected);
    const body = await readBody(request, {
      limit,
      files,
      bound: boundPart(request),
      minBytesPerSecond: expected > MEGABYTE ? dependencies.minUploadBytesPerSecond : 0,
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
  return async ({ request, params, query }) => ({
    isEmptyRequest: true,
    requestHash: () => hashOf(boundPart(request), empty),
    validate: () => reader.fromParameters(params, query),
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

/** 8 to 255 printable characters; anything else counts as absent. */
const idempotencyKey = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && /^[\x21-\x7e]{8,255}$/.test(value) ? value : undefined;
