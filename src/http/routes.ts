import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, CallInput } from '../calls/call.ts';
import { type Endpoint, hasBody, MEGABYTE, pathParameters } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { createInputReader } from '../contract/read-request.ts';
import { isUploadSchema, type TSchema } from '../contract/schema.ts';
import type { Answer } from '../payment/gate.types.ts';
import { answerForError, detail, send } from './answer.ts';
import type { ByteBudget } from './body/byte-budget.ts';
import { boundBy, ClientGone, hashOf, readBody } from './body/intake.ts';
import { preflight } from './cors.ts';

export interface RouteDependencies {
  readonly caller: Caller;
  readonly budget: ByteBudget;
  readonly minUploadBytesPerSecond: number;
  readonly onError: (error: unknown, request: FastifyRequest) => void;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const SMALL_BODY = 64 * 1024;

/** Routes of the endpoint list: each path with its methods, 405 for the others, and the CORS preflight. */
export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  dependencies: RouteDependencies,
): void {
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path);
  for (const [path, group] of byPath) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const allowed = group.map((endpoint) => endpoint.method);
    // Answered in the first hook: what follows in the framework (content types, body parsing) is done here already.
    for (const endpoint of group)
      app.route({
        method: endpoint.method,
        url,
        onRequest: createHandler(endpoint, dependencies),
        handler: unreachable,
      });
    const others = METHODS.filter((method) => !(allowed as string[]).includes(method));
    app.route({
      method: [...others],
      url,
      handler: (_request, reply) => send(reply, detail(405, 'Method Not Allowed', { allow: allowed.join(', ') })),
    });
    app.route({ method: 'OPTIONS', url, handler: (_request, reply) => preflight(reply, allowed) });
  }
}

function createHandler(endpoint: Endpoint, dependencies: RouteDependencies) {
  const { caller, onError } = dependencies;
  const read = hasBody(endpoint) ? createBodyReader(endpoint, dependencies) : createParameterReader(endpoint);
  const hasParameters = pathParameters(endpoint.path).length > 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const held: Held = {};
    const header = request.headers['payment-signature'];
    try {
      const answer = await caller({
        endpoint,
        // Node joins repeated headers with a comma, which is no Base64, so two payments are refused as malformed.
        payment: Array.isArray(header) ? header.join(', ') : header,
        ...(hasParameters ? { path: request.url.split('?', 1)[0]! } : {}),
        requestId: request.id,
        idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
        signal: endpoint.replay === 'recompute' ? clientSignal(reply) : NEVER,
        read: () => read(request, held),
      });
      return send(reply, closeIfUnread(request, answer));
    } catch (error) {
      if (error instanceof ClientGone) return reply.hijack();
      const answer = answerForError(error);
      if (answer.status >= 500) onError(error, request);
      return send(reply, closeIfUnread(request, answer));
    } finally {
      held.release?.();
    }
  };
}

interface Held {
  release?: () => void;
}

const NEVER = new AbortController().signal;

function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new ClientGone());
  });
  return controller.signal;
}

/** An answer before a large body was read ends the connection: otherwise the rest would still have to be received. */
function closeIfUnread(request: FastifyRequest, answer: Answer): Answer {
  if (request.raw.readableEnded || request.method === 'GET') return answer;
  const length = request.headers['content-length'];
  const isLong =
    length === undefined ? request.headers['transfer-encoding'] !== undefined : Number(length) > SMALL_BODY;
  return isLong ? { ...answer, headers: { ...answer.headers, connection: 'close' } } : answer;
}

const unreachable = () => {
  throw new Error('the endpoint was answered before');
};

type Reader = (request: FastifyRequest, held: Held) => Promise<CallInput>;

function createBodyReader(endpoint: Endpoint, dependencies: RouteDependencies): Reader {
  const reader = createInputReader(endpoint);
  const limit = endpoint.limits.bodyBytes;
  const files = uploadLimits(endpoint);
  return async (request, held) => {
    const declared = request.headers['content-length'];
    const expected = declared === undefined ? limit : Number(declared);
    if (expected > limit) throw serviceError('payload_too_large', { detail: `limit ${limit} bytes` });
    held.release = dependencies.budget.reserve(expected);
    const body = await readBody(request.raw, {
      limit,
      files,
      bound: boundPart(request),
      minBytesPerSecond: expected > MEGABYTE ? dependencies.minUploadBytesPerSecond : 0,
    });
    const isJson = isJsonType(request.headers['content-type']);
    return {
      isProbe: body.text.length <= 64 && /^\s*(?:\{\s*\})?\s*$/.test(body.text),
      requestHash: body.digest,
      validate: () => reader.fromBody({ text: body.text, isJson, uploads: body.uploads }),
    };
  };
}

function createParameterReader(endpoint: Endpoint): Reader {
  const reader = createInputReader(endpoint);
  const empty = Buffer.alloc(0);
  return async (request) => ({
    isProbe: true,
    requestHash: () => hashOf(boundPart(request), empty),
    validate: () =>
      reader.fromParameters(request.params as Record<string, string>, request.query as Record<string, unknown>),
  });
}

function boundPart(request: FastifyRequest): string {
  const mark = request.url.indexOf('?');
  const path = mark < 0 ? request.url : request.url.slice(0, mark);
  return boundBy(request.method, path, mark < 0 ? '' : request.url.slice(mark + 1));
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
