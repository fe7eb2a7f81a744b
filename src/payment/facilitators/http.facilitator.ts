import type { PaymentPayload, PaymentRequirements, SettleResponse, VerifyResponse } from '@x402/core/types';
import { type Facilitator, FacilitatorUnavailable } from './facilitator.ts';

interface Options {
  /** From the configuration only, never from a request. */
  readonly url: string;
  /** The `Authorization` header of a request, if the facilitator wants one. */
  readonly authorize?: ((method: string, url: string) => string) | undefined;
  readonly timeoutMs: number;
  readonly now?: () => number;
}

const MOST_BYTES = 64 * 1024;
const LONGEST_PAUSE_S = 60;
/** Bad request, too large, unprocessable: said of what was sent, not of the one who answers. */
const UNREAD = new Set([400, 413, 422]);

/** The facilitator protocol of x402 v2: POST /verify and POST /settle on one fixed host, redirects refused. */
export function createHttpFacilitator({ url, authorize, timeoutMs, now = Date.now }: Options): Facilitator {
  const base = url.replace(/\/+$/, '');
  // After "too many requests" verifying pauses as long as the facilitator asked for; settling never does.
  let pausedUntil = 0;

  const post = async (path: string, payload: PaymentPayload, requirements: PaymentRequirements) => {
    const target = `${base}/${path}`;
    const authorization = authorize?.('POST', target);
    try {
      const response = await fetch(target, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ x402Version: 2, paymentPayload: payload, paymentRequirements: requirements }),
      });
      return { response, body: parseObject(await readLimited(response)) };
    } catch (cause) {
      throw new FacilitatorUnavailable(`The facilitator did not answer /${path}.`, { cause });
    }
  };

  const unavailable = (response: Response, path: string) => {
    const asked = Number(response.headers.get('retry-after'));
    const pause = Number.isFinite(asked) && asked > 0 ? Math.min(asked, LONGEST_PAUSE_S) : 1;
    if (response.status === 429) pausedUntil = now() + pause * 1000;
    const message = `The facilitator answered /${path} with ${response.status}.`;
    return new FacilitatorUnavailable(message, {
      retryAfterSeconds: Math.ceil(pause),
      isUnread: UNREAD.has(response.status),
    });
  };

  /** GET /supported lists the kinds of payment (x402 v2: `{kinds: [{scheme, network}]}`). */
  const supportedNetworks = async (): Promise<string[]> => {
    const target = `${base}/supported`;
    const authorization = authorize?.('GET', target);
    const response = await fetch(target, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: authorization ? { authorization } : {},
    });
    const kinds = parseObject(await readLimited(response))?.kinds;
    if (!response.ok || !Array.isArray(kinds)) throw new Error(`/supported answered ${response.status}`);
    return kinds
      .filter((kind: { scheme?: unknown }) => kind?.scheme === 'exact')
      .map((kind: { network?: unknown }) => String(kind.network));
  };

  return {
    name: 'http',
    async unsupported(network) {
      try {
        const networks = await supportedNetworks();
        return networks.includes(network)
          ? null
          : `The facilitator ${base} does not settle on ${network} (it does on ${networks.join(', ') || 'nothing'}).`;
      } catch (error) {
        return `The facilitator ${base} cannot be asked: ${(error as Error).message}.`;
      }
    },
    async verify(payload, requirements) {
      if (now() < pausedUntil) {
        const retryAfterSeconds = Math.ceil((pausedUntil - now()) / 1000);
        throw new FacilitatorUnavailable('The facilitator asked for a pause.', { retryAfterSeconds });
      }
      const { response, body } = await post('verify', payload, requirements);
      // Some facilitators send the verdict "invalid" with a 4xx status.
      if (typeof body?.isValid === 'boolean' && response.status < 429 && (response.ok || body.isValid === false))
        return body as unknown as VerifyResponse;
      throw unavailable(response, 'verify');
    },
    async settle(payload, requirements) {
      const { response, body } = await post('settle', payload, requirements);
      if (typeof body?.success === 'boolean' && response.status < 429 && (response.ok || body.success === false))
        return { transaction: '', network: requirements.network, ...body } as unknown as SettleResponse;
      throw unavailable(response, 'settle');
    },
  };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`More than ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
