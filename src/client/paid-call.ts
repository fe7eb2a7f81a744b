import { type AtomicUnits, formatUsd } from '../contract/money.ts';
import { textFromBase64, textToBase64 } from './body.ts';
import { payable } from './payable.ts';
import type { Wallet } from './wallet.ts';
import type { PaymentRequired, PaymentRequirements, SettleResponse } from './x402.types.ts';

export interface HttpCall {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** JSON text. */
  readonly body?: string;
  /** Instead of `body`: the JSON in pieces, made anew for every try. */
  readonly pieces?: () => AsyncGenerator<string>;
}

export interface Quote {
  readonly required: PaymentRequired;
  readonly requirement: PaymentRequirements;
  readonly price: AtomicUnits;
}

export interface CallOptions {
  readonly wallet: Wallet;
  /** Dearer calls are not signed. */
  readonly maxPrice: AtomicUnits;
  /** Told the price before anything is signed; may throw to stop. */
  readonly onQuote?: (quote: Quote) => void | Promise<void>;
  readonly onRetry?: (reason: string, waitMs: number) => void;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
}

export interface CallResult {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** null when nothing was asked for it. */
  readonly price: AtomicUnits | null;
  readonly receipt: SettleResponse | null;
}

export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/** Larger bodies are not sent twice, unless the price depends on them: a server that asks first reads no byte of them. */
const LARGE_BODY = 64 * 1024;
const LONGEST_WAIT_MS = 10_000;

/** Asks what the call costs: the answer itself when it is free, otherwise the quote. Nothing is signed. */
export async function askPrice(call: HttpCall, options: Pick<CallOptions, 'fetch'> = {}): Promise<CallResult | Quote> {
  const isLarge = call.pieces !== undefined || (call.body !== undefined && call.body.length > LARGE_BODY);
  if (!isLarge) return quoteOf(call, options);
  const probed = await quoteOf({ url: call.url, method: call.method, body: '{}' }, options);
  const isByBody = 'required' in probed && probed.required.extensions?.price_range !== undefined;
  return isByBody ? quoteOf(call, options) : probed;
}

async function quoteOf(call: HttpCall, options: Pick<CallOptions, 'fetch'>): Promise<CallResult | Quote> {
  const response = await send(call, undefined, options.fetch ?? fetch);
  const body = await response.text();
  if (response.status !== 402)
    return { status: response.status, headers: response.headers, body, price: null, receipt: null };
  const header = response.headers.get('payment-required');
  const required = requiredIn(header, body);
  const requirement = required && payable(required);
  if (!required || !requirement)
    throw new PaymentRefused('The server asks for a kind of payment this client does not make.');
  return { required, requirement, price: BigInt(requirement.amount) };
}

/** What a 402 asks for; null where it does not say so in JSON. */
function requiredIn(header: string | null, body: string): PaymentRequired | null {
  try {
    return (header ? decode(header) : JSON.parse(body)) as PaymentRequired | null;
  } catch {
    return null;
  }
}

/**
 * Pays for one call: 402, sign once, and the same header again until the outcome is known. A second payment is never
 * signed here, so the call costs its price once at most.
 */
export async function paidCall(call: HttpCall, options: CallOptions): Promise<CallResult> {
  const { fetch: via = fetch, now = Date.now, sleep = pause } = options;
  const quote = await askPrice(call, { fetch: via });
  if (!('requirement' in quote)) return quote;
  const { required, requirement, price } = quote;
  await options.onQuote?.(quote);
  if (price > options.maxPrice)
    throw new PaymentRefused(
      `The call costs ${formatUsd(price)}, more than the limit of ${formatUsd(options.maxPrice)}.`,
    );
  const payload = await options.wallet.pay(required, requirement);
  const header = textToBase64(JSON.stringify(payload));
  const giveUpAt = now() + requirement.maxTimeoutSeconds * 1000;
  let before: Omit<CallResult, 'price' | 'receipt'> | undefined;
  for (let attempt = 0; ; attempt++) {
    const sent = await send(call, header, via)
      .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }))
      .catch((error: Error) => error);
    // The authorization ended while the service was away: why it was away is the answer.
    const ended = before && !(sent instanceof Error) && sent.status === 402 ? before : null;
    const answer = ended ?? sent;
    const wait = ended ? null : waitFor(answer, attempt);
    if (!(answer instanceof Error)) before = answer;
    if (wait === null || now() + wait > giveUpAt) {
      if (answer instanceof Error) throw answer;
      const receipt = answer.headers.get('payment-response');
      return { ...answer, price, receipt: receipt === null ? null : (decode(receipt) as SettleResponse) };
    }
    const said = answer instanceof Error ? null : errorOf(answer.body);
    options.onRetry?.(
      answer instanceof Error ? answer.message : `${answer.status}${said ? ` ${said.message}` : ''}`,
      wait,
    );
    await sleep(wait);
  }
}

/** How long to wait before the same header is sent again; null: the answer is final. */
function waitFor(answer: Omit<CallResult, 'price' | 'receipt'> | Error, attempt: number): number | null {
  // A lost connection may have been answered, and paid: only the same header finds out.
  if (answer instanceof Error) return Math.min(500 * 2 ** attempt, LONGEST_WAIT_MS);
  const { status, headers, body } = answer;
  // The service knows best: what it calls final stays so, however often it is asked.
  if (errorOf(body)?.retryable === false) return null;
  const seconds = Number(headers.get('retry-after'));
  if (status === 503 || status === 429 || (status === 409 && headers.has('retry-after')))
    return Math.min(seconds > 0 ? seconds * 1000 : 1000, LONGEST_WAIT_MS);
  return null;
}

/** What the service says went wrong. */
export interface ServiceError {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

/** The error in an answer of the service; null in any other. */
export function errorOf(body: string): ServiceError | null {
  try {
    const { detail } = JSON.parse(body) as { detail?: { error?: ServiceError } };
    return detail?.error ?? null;
  } catch {
    return null;
  }
}

async function send(call: HttpCall, payment: string | undefined, via: typeof fetch): Promise<Response> {
  const hasBody = call.body !== undefined || call.pieces !== undefined;
  return via(call.url, {
    method: call.method,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(payment === undefined ? {} : { 'payment-signature': payment }),
    },
    ...(call.pieces ? await streamed(call.pieces) : call.body === undefined ? {} : { body: call.body }),
  });
}

/** Node streams the pieces; browsers take them as one Blob, because they stream bodies over HTTP/2 only. */
async function streamed(pieces: () => AsyncGenerator<string>): Promise<RequestInit> {
  if (typeof process === 'object' && process.versions?.node) {
    const encoder = new TextEncoder();
    const source = pieces();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await source.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
    return { body, duplex: 'half' } as RequestInit;
  }
  const parts: string[] = [];
  for await (const piece of pieces()) parts.push(piece);
  return { body: new Blob(parts, { type: 'application/json' }) };
}

const decode = (header: string): unknown => JSON.parse(textFromBase64(header));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
