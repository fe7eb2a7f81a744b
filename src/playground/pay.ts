import { word } from './words.ts';
import { decode, dollars, requiredBy, sign } from './x402.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly isDevnet: boolean;
  /** Told as a way to say it: the page may change its language. */
  readonly step: (say: () => string, kind?: string) => void;
}
export interface Result {
  readonly status: number;
  readonly body: Record<string, unknown> | null;
  /** Millionths of a dollar that were settled. */
  readonly paid: number;
}

const BODY_TOO_LARGE_TO_SEND_TWICE = 65_536;
const TRIES = 5;

/** Runs one call; `step(say, kind)` is told what happens. Never signs twice for one call. */
export async function payAndCall({ method, url, body, isDevnet, step }: Call): Promise<Result> {
  const send = (payment: string | undefined, content: string | undefined) =>
    fetch(url, {
      method,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(payment ? { 'payment-signature': payment } : {}),
      },
      ...(content === undefined ? {} : { body: content }),
    });
  step(() => word('asking'));
  // A large file is not uploaded twice: the price does not depend on it.
  const probe = body !== undefined && body.length > BODY_TOO_LARGE_TO_SEND_TWICE ? '{}' : body;
  const started = performance.now();
  const first = await send(undefined, probe);
  if (first.status !== 402) {
    if (first.ok) step(() => word('freeCall'), 'good');
    return finish(first, started, step, 0);
  }
  const required = requiredBy(first);
  const { amount, network, payTo } = required.accepts[0]!;
  step(() => word('price', { price: dollars(Number(amount)), network, payTo }));
  step(() => word('signing'));
  const { header, payer } = await sign(required, isDevnet);
  step(() => word('signed', { payer }));
  const paidAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const response = await send(header, body);
    const isRetryable = [429, 503].includes(response.status) || response.status === 409;
    const wait = Number(response.headers.get('retry-after'));
    if (!isRetryable || !wait || attempt >= TRIES) return finish(response, paidAt, step, Number(amount));
    await new Promise((resolve) => setTimeout(resolve, 1000 * Math.min(wait, 5)));
  }
}

async function finish(response: Response, started: number, step: Call['step'], price: number): Promise<Result> {
  const ms = Math.round(performance.now() - started);
  const text = await response.text();
  step(() => word('answered', { status: response.status, ms }), response.ok ? 'good' : 'bad');
  const receipt = response.headers.get('payment-response');
  if (receipt) {
    const { transaction } = decode(receipt) as { transaction: string };
    step(() => word('receipt', { transaction }), 'good');
  } else if (!response.ok) step(() => word('notCharged'));
  const body = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, body, paid: receipt ? price : 0 };
}
