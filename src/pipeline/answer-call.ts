import { declaredServices, missingForRequest, missingServices } from '../contract/declared-services.ts';
import { type Endpoint, type HandlerContext, isDynamic, isPaid, priceOf } from '../contract/endpoint.ts';
import { ServiceError, serviceError } from '../contract/errors.ts';
import { missingSources } from '../contract/missing-sources.ts';
import { RequestInvalid, valueError } from '../contract/validation-error.ts';
import type { Answer, PaymentGate } from '../payment/gate.types.ts';
import { encodeHeader } from '../payment/payment-header.ts';
import { taskOwner } from '../worker-pool/index.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** One call of one endpoint, whatever transport brought it. */
export interface Call {
  readonly endpoint: Endpoint;
  /** The PAYMENT-SIGNATURE header, or undefined. */
  readonly payment: string | undefined;
  /** The concrete path where the endpoint's has parameters. */
  readonly path?: string | undefined;
  readonly requestId: string;
  /** Network address of the sender. */
  readonly from?: string | undefined;
  /** The Idempotency-Key header as it came. */
  readonly idempotencyKey?: string | undefined;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /**
   * Reads the request. Not called before an unpaid call of a fixed price has been answered. `payer`: who is known to have
   * signed for it.
   */
  readonly read: (payer?: SigningPayer) => Promise<CallInput>;
}

export interface SigningPayer {
  readonly address: string | null;
  /** Whether it has paid here before; a question to the store, asked where it matters. */
  readonly hasPaid: () => Promise<boolean>;
}

export interface CallInput {
  /** Nothing or `{}` was sent: what indexers probe with. */
  readonly isEmptyRequest: boolean;
  /** SHA-256 over method, path, query and raw body. */
  readonly requestHash: () => string;
  /** Validates; throws RequestInvalid. Separate from reading, since a stored answer comes before a 422. */
  readonly validate: () => unknown | Promise<unknown>;
}

export interface CallDependencies {
  readonly gate: PaymentGate;
  /** The sources that are there now; read at every call, so that a source may arrive while the server runs. */
  readonly sources: () => Readonly<Record<string, unknown>>;
  readonly now: () => Date;
}

type Paid = Pick<HandlerContext<never>, 'payer' | 'paymentId' | 'requestHash'>;
const UNPAID: Paid = { payer: null, paymentId: null, requestHash: '' };

export type AnswerCall = (call: Call) => Promise<Answer>;

const NO_STORE = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
const PUBLIC = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const notConfigured = (missing: readonly string[]) =>
  serviceError('source_not_configured', { detail: missingSources(missing) });

const isAvailable = (endpoint: Endpoint, sources: Readonly<Record<string, unknown>>): boolean =>
  endpoint.needs.every((name) => sources[name] !== undefined);

/**
 * The order of answers on a paid route: source missing 503, no payment 402, malformed or wrong payment 400/402, then the
 * body: stored answer or 409, 422, and only then claim, work and settlement.
 */
export function createAnswerCall({ gate, sources, now }: CallDependencies): AnswerCall {
  const kept = createKeptAnswers();
  return async (call) => {
    const { endpoint } = call;
    const available = sources();
    if (!isAvailable(endpoint, available)) {
      throw notConfigured(missingServices(endpoint, available));
    }

    const idempotencyKey = endpoint.paidBefore ? readIdempotencyKey(call.idempotencyKey) : null;
    const deps = declaredServices(endpoint, available) as never;
    const contextOf = (signal: AbortSignal, { payer, paymentId, requestHash }: Paid): HandlerContext<never> => ({
      deps,
      signal,
      now,
      requestId: call.requestId,
      idempotencyKey,
      payer,
      paymentId,
      requestHash,
    });
    const withBody = (body: string): Answer => ({
      status: endpoint.successStatus,
      headers: isPaid(endpoint) ? NO_STORE : PUBLIC,
      body,
    });
    const toAnswer = (output: unknown): Answer =>
      withBody(endpoint.successStatus === 204 ? '' : JSON.stringify(output));
    const work = async (input: unknown, signal: AbortSignal, paid: Paid): Promise<Answer> =>
      toAnswer(
        paid.payer === null
          ? await endpoint.handler(input as never, contextOf(signal, paid))
          : await taskOwner.run(paid.payer, () => endpoint.handler(input as never, contextOf(signal, paid))),
      );
    const run = async (input: unknown, signal: AbortSignal, paid: Paid): Promise<Answer> => {
      if (!endpoint.answersFrom) return work(input, signal, paid);
      const question = `${endpoint.name} ${JSON.stringify(input)}`;
      const known = kept.get(endpoint.answersFrom(deps), now(), question);
      if (known !== undefined) return withBody(known);
      const answer = await work(input, signal, paid);
      kept.keep(question, answer.body);
      return answer;
    };

    const refuseUnserved = (input: unknown): void => {
      const missing = missingForRequest(endpoint, input, available);
      if (missing.length > 0) throw notConfigured(missing);
    };

    if (!isPaid(endpoint)) {
      const request = await call.read();
      return run(await request.validate(), call.signal, UNPAID);
    }

    let request: CallInput | undefined;
    let input: unknown;
    let amount = 0n;
    if (isDynamic(endpoint)) {
      // The price depends on the body, so it is read and checked first; a probe is quoted the lowest price.
      request = await call.read();
      if (call.payment !== undefined || !request.isEmptyRequest) input = await request.validate();
      // What cannot be served is not quoted; a paid repeat may still have its stored answer.
      if (call.payment === undefined && input !== undefined) refuseUnserved(input);
      amount = priceOf(endpoint, input);
    } else amount = priceOf(endpoint);

    const { path, from, payment: header } = call;
    const admitted = await gate.admit({ endpoint, amount, header, path, from });
    if ('refused' in admitted) return withQuote(admitted.refused, endpoint, input, request);
    const { admission } = admitted;

    const isProven = admission.isUnproven !== true;
    const { payer: address, hasPaid = async () => true } = admission;
    request ??= await (isProven ? call.read({ address, hasPaid }) : call.read());
    const hash = admission.paymentId === null ? '' : request.requestHash();
    const stored = await gate.replay(admission, hash);
    if (stored) return stored;
    input ??= await request.validate();
    const paid = { payer: admission.payer, paymentId: admission.paymentId, requestHash: hash };
    const boughtBefore = async (): Promise<Answer | undefined> => {
      const known = await endpoint.paidBefore?.(input as never, contextOf(call.signal, paid));
      return known === undefined ? undefined : toAnswer(known);
    };
    // An unproven payer is asked about by the work itself, which begins after the proof.
    const known = endpoint.paidBefore !== undefined && isProven ? await boughtBefore() : undefined;
    if (known) return known;
    if (endpoint.needsFor !== undefined) refuseUnserved(input);
    try {
      return await gate.execute(admission, hash, (budget) => {
        // Documents are expensive to read: stop when nobody waits for the answer. Look-ups finish and are kept.
        const signal = endpoint.replay === 'recompute' ? AbortSignal.any([budget, call.signal]) : budget;
        return run(input, signal, paid);
      });
    } catch (error) {
      // Another payment came first while this one was at work; this one was released. What the other one bought is the
      // answer, as soon as it is settled.
      const isSecond = error instanceof ServiceError && error.code === 'payment_in_progress';
      const bought = isSecond ? await boughtBefore() : undefined;
      if (bought) return bought;
      throw error;
    }
  };
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

/** A key that would not protect is refused before anything is paid, not ignored. */
function readIdempotencyKey(sent: string | undefined): string | null {
  if (sent === undefined || IDEMPOTENCY_KEY.test(sent)) return sent ?? null;
  throw new RequestInvalid([
    valueError(
      ['header', 'idempotency-key'],
      'Idempotency-Key is 8 to 255 printable ASCII characters without spaces, sent once',
      sent,
    ),
  ]);
}

/** A dynamic price explains itself in the 402, in the header and in the body alike. */
function withQuote(answer: Answer, { price }: Endpoint, input: unknown, request: CallInput | undefined): Answer {
  if (typeof price !== 'object' || answer.status !== 402) return answer;
  // Who only probed learns that the body decides: a client that kept a large one back sends it to be quoted.
  const told =
    input === undefined || !request
      ? { price_range: { min: price.min, max: price.max } }
      : price.quote
        ? { [price.quote.name]: price.quote.of(input, request.requestHash()) }
        : {};
  const document = JSON.parse(answer.body) as { extensions?: object };
  const extensions = { ...document.extensions, ...told };
  const { detail: _, ...required } = { ...document, extensions } as { detail?: unknown };
  const header = Object.keys(answer.headers).find((name) => name.toLowerCase() === 'payment-required');
  return {
    ...answer,
    headers: { ...answer.headers, ...(header ? { [header]: encodeHeader(required) } : {}) },
    body: JSON.stringify({ ...document, extensions }),
  };
}
