import { UpstreamError } from './upstream-error.ts';

export interface HttpRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface HttpAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly bytes: Uint8Array;
}

/** How a connector reaches its source. Throws UpstreamError; a status of any kind is an answer. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>;

/** UTF-8 text without a byte-order mark (TextDecoder drops it). */
export const textOf = (answer: HttpAnswer): string => new TextDecoder().decode(answer.bytes);

export function jsonOf(answer: HttpAnswer): unknown {
  try {
    return JSON.parse(textOf(answer));
  } catch (cause) {
    // A gateway's HTML page with status 200 is no answer.
    throw new UpstreamError('invalid_response', `no JSON (HTTP ${answer.status})`, { cause });
  }
}

/** What a status other than the expected ones means. */
export function statusFault(answer: HttpAnswer): UpstreamError {
  const { status } = answer;
  const message = `HTTP ${status}`;
  if (status === 401 || status === 403) return new UpstreamError('refused', message);
  if (status === 429) {
    const seconds = retryAfter(answer);
    return new UpstreamError('rate_limited', message, seconds === undefined ? {} : { retryAfterSeconds: seconds });
  }
  if (status === 408 || status === 504) return new UpstreamError('timeout', message);
  if (status >= 500) return new UpstreamError('unavailable', message);
  return new UpstreamError('invalid_response', message);
}

function retryAfter(answer: HttpAnswer): number | undefined {
  const value = answer.header('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3600) : undefined;
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
export const optionalText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
