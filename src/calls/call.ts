import { type Endpoint, type HandlerContext, isDynamic, isPaid, priceOf } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import type { Answer, PaymentGate } from '../payment/gate.types.ts';

/** One call of one endpoint, whatever transport brought it. */
export interface Call {
  readonly endpoint: Endpoint;
  /** The PAYMENT-SIGNATURE header, or undefined. */
  readonly payment: string | undefined;
  /** The concrete path where the endpoint's has parameters. */
  readonly path?: string;
  readonly requestId: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Reads the request. Not called before an unpaid call of a fixed price has been answered. */
  readonly read: () => Promise<CallInput>;
}

export interface CallInput {
  /** Nothing or `{}` was sent: what indexers probe with. */
  readonly isProbe: boolean;
  /** SHA-256 over method, path, query and raw body. */
  readonly requestHash: () => string;
  /** Validates; throws RequestInvalid. Separate from reading, since a stored answer comes before a 422. */
  readonly validate: () => unknown;
}

export interface CallDependencies {
  readonly gate: PaymentGate;
  /** The sources that are there now; read at every call, so that a source may arrive while the server runs. */
  readonly sources: () => Readonly<Record<string, unknown>>;
  readonly now: () => Date;
}

export type Caller = (call: Call) => Promise<Answer>;

const NO_STORE = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
const PUBLIC = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export const missingSources = (endpoint: Endpoint, sources: Readonly<Record<string, unknown>>): string[] =>
  endpoint.needs.filter((name) => sources[name] === undefined);

/**
 * The order of answers on a paid route: source missing 503, no payment 402, malformed or wrong payment 400/402, then the
 * body: stored answer or 409, 422, and only then claim, work and settlement.
 */
export function createCaller({ gate, sources, now }: CallDependencies): Caller {
  return async (call) => {
    const { endpoint } = call;
    const available = sources();
    const missing = missingSources(endpoint, available);
    if (missing.length > 0) throw serviceError('source_not_configured', { detail: missing.join(', ') });

    const run = async (input: unknown, signal: AbortSignal, payer: string | null): Promise<Answer> => {
      const context: HandlerContext<never> = {
        deps: available as never,
        signal,
        now,
        requestId: call.requestId,
        payer,
      };
      const output = await endpoint.handler(input as never, context);
      const headers = isPaid(endpoint) ? NO_STORE : PUBLIC;
      return {
        status: endpoint.successStatus,
        headers,
        body: endpoint.successStatus === 204 ? '' : JSON.stringify(output),
      };
    };

    if (!isPaid(endpoint)) {
      const request = await call.read();
      return run(request.validate(), call.signal, null);
    }

    let request: CallInput | undefined;
    let input: unknown;
    let amount = 0n;
    if (isDynamic(endpoint)) {
      // The price depends on the body, so it is read and checked first; a probe is quoted the lowest price.
      request = await call.read();
      if (call.payment !== undefined || !request.isProbe) input = request.validate();
      amount = priceOf(endpoint, input);
    } else amount = priceOf(endpoint);

    const path = call.path === undefined ? {} : { path: call.path };
    const admitted = await gate.admit({ endpoint, amount, header: call.payment, ...path });
    if ('refused' in admitted) return admitted.refused;
    const { admission } = admitted;

    request ??= await call.read();
    const hash = admission.paymentId === null ? '' : request.requestHash();
    const stored = await gate.replay(admission, hash);
    if (stored) return stored;
    input ??= request.validate();
    return gate.execute(admission, hash, (budget) => {
      // Documents are expensive to read: stop when nobody waits for the answer. Look-ups finish and are kept.
      const signal = endpoint.replay === 'recompute' ? AbortSignal.any([budget, call.signal]) : budget;
      return run(input, signal, admission.payer);
    });
  };
}
