import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, hasBody, pathParameters } from '../contract/endpoint.ts';
import { createInputReader } from '../contract/read-request.ts';
import { isUploadSchema, type TSchema } from '../contract/schema.ts';
import type { AnswerCall, CallInput, SigningPayer } from '../pipeline/answer-call.ts';
import type { ByteBudgets, HeldBytes } from './body/byte-budget.ts';
import { askForBody, boundBy, ClientGone, hashOf, readBody } from './body/intake.ts';
import { bodyRefused, type JsonParser, SMALL_BODY } from './body/json-parser.ts';
import { whyTooMuch } from './body/json-shape.ts';
import { networkAddress } from './network-address.ts';
import { type Exchange, queryOf, type RouteHandler } from './router.ts';

export interface BodyReading {
  readonly budgets: ByteBudgets;
  readonly json: JsonParser;
  /** Trusted proxies in front. */
  readonly proxyHops: number;
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
    const held: Held = { bytes: undefined };
    try {
      return await caller({
        endpoint,
        payment: paymentOf(request, paymentHeader),
        path: hasParameters ? request.url!.split('?', 1)[0]! : undefined,
        requestId: id,
        from: networkAddress(request, reading.proxyHops),
        idempotencyKey: oneHeader(request.headers['idempotency-key']),
        signal: endpoint.replay === 'recompute' ? clientSignal(response) : NEVER,
        read: (payer) => read(exchange, held, payer),
      });
    } finally {
      held.bytes?.release();
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

/** What the request holds of the byte budget until it is answered. */
interface Held {
  bytes: HeldBytes | undefined;
}

const NEVER = new AbortController().signal;

function clientSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new ClientGone());
  });
  return controller.signal;
}

/** So few bytes cost nothing, whatever they are. */
const TINY_BODY = 4096;

type Reader = (exchange: Exchange, held: Held, payer: SigningPayer | undefined) => Promise<CallInput>;

/**
 * What the body counts against. A fixed price is paid for before it is read, so somebody signed for it; who is not known
 * to have paid before shares with everybody of the same kind. At the least rate a short body is gone in seconds.
 */
async function holdFor(request: IncomingMessage, reading: BodyReading, payer: SigningPayer | undefined) {
  const { budgets, proxyHops } = reading;
  const from = networkAddress(request, proxyHops);
  if (payer === undefined) return budgets.unpaid.hold(from);
  const isShort = Number(request.headers['content-length'] ?? Number.NaN) <= SMALL_BODY;
  if (isShort || (await payer.hasPaid())) return budgets.paid.hold(payer.address ?? undefined);
  return budgets.newcomers.hold(from);
}

function createBodyReader(endpoint: Endpoint, reading: BodyReading): Reader {
  const { json } = reading;
  const reader = createInputReader(endpoint);
  const files = uploadLimits(endpoint);
  return async ({ request, response }, held, payer) => {
    const declared = request.headers['content-length'];
    held.bytes = await holdFor(request, reading, payer);
    askForBody(request, response);
    const { rest, uploads, digest } = await readBody(request, {
      limit: endpoint.limits.bodyBytes,
      files,
      bound: boundPart(request),
      held: held.bytes,
      expected: declared === undefined ? undefined : Number(declared),
    });
    const isJson = isJsonType(request.headers['content-type']);
    return {
      // Asked where the body decides the price alone.
      get isEmptyRequest() {
        return rest.length <= 64 && /^\s*(?:\{\s*\})?\s*$/.test(rest.toString('utf8'));
      },
      requestHash: digest,
      validate: () => {
        const tooMuch = isJson && rest.length > TINY_BODY && rest.length <= SMALL_BODY ? whyTooMuch(rest) : undefined;
        if (tooMuch !== undefined) throw bodyRefused(tooMuch);
        if (rest.length <= SMALL_BODY) return reader.fromBody({ text: rest.toString('utf8'), isJson, uploads });
        // Another content type is a string to the model: refused, with its beginning in the answer.
        if (!isJson) return reader.fromBody({ text: rest.toString('utf8', 0, SMALL_BODY), isJson });
        return json.parse(rest).then((value) => reader.fromJson(value, uploads));
      },
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
