import type { IncomingMessage } from 'node:http';
import { because } from '../contract/error-details.ts';
import { readBody } from './decode.ts';
import { exchange } from './exchange.ts';
import { FetchFailure } from './failure.ts';
import type { FetchAnswer, FetchOptions, StreamAnswer } from './fetch.types.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_URL = 2048;
/** What may follow a redirect to another host: nothing that says who is asking. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent']);

/**
 * The way to sources and to addresses a request names. HTTPS only; the name is resolved once, every address is checked, and the connection
 * goes to a checked address (so a name cannot change its mind in between); each redirect goes through the same checks;
 * size and time are bounded. Any status is an answer; everything else is a FetchFailure.
 */
export async function fetchSafely(options: FetchOptions): Promise<FetchAnswer> {
  const { content, ...head } = await streamSafely(options);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { ...head, bytes: Buffer.concat(chunks) };
}

/** The same for bodies too large to hold: the content is handed out as it arrives. */
export async function streamSafely(options: FetchOptions): Promise<StreamAnswer> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  const idleMs = options.idleMs ?? 5000;
  const failure = (error: unknown) => toFailure(error, deadline, options.signal);
  try {
    const { response, url } = await follow(options, idleMs, signal);
    return {
      status: response.statusCode ?? 0,
      url: url.href,
      header: (name) => headerOf(response, name),
      content: withFailures(readBody(response, { maxBytes: options.maxBytes, idleMs }), failure),
    };
  } catch (error) {
    throw failure(error);
  }
}

async function follow(options: FetchOptions, idleMs: number, signal: AbortSignal) {
  const maxRedirects = options.maxRedirects ?? 0;
  let method: string = options.method ?? 'GET';
  let { headers = {}, body } = options;
  let url = checkUrl(options.url, options);
  const visited = new Set<string>();
  for (let hop = 0; ; hop++) {
    visited.add(url.href);
    const response = await exchange({ ...options, url, method, headers, body, idleMs, signal });
    const status = response.statusCode ?? 0;
    const location = headerOf(response, 'location');
    if (!REDIRECTS.has(status) || location === null || maxRedirects === 0) return { response, url };
    response.destroy();
    if (hop >= maxRedirects) throw new FetchFailure('refused', because('redirects_too_many', { count: maxRedirects }));
    if (!URL.canParse(location, url)) throw new FetchFailure('invalid', because('redirect_invalid'));
    const next = checkUrl(new URL(location, url).href, options);
    if (visited.has(next.href)) throw new FetchFailure('refused', because('redirects_circle'));
    if (next.origin !== url.origin) {
      if (body !== undefined && status >= 307) {
        throw new FetchFailure('refused', because('redirect_with_body'));
      }
      headers = Object.fromEntries(
        Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name.toLowerCase())),
      );
    }
    if (status < 307 && method !== 'HEAD') {
      method = 'GET';
      body = undefined;
    }
    url = next;
  }
}

function checkUrl(text: string, options: FetchOptions): URL {
  if (text.length > MAX_URL || !URL.canParse(text)) throw new FetchFailure('refused', because('url_invalid'));
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && options.allowHttp)) {
    throw new FetchFailure('refused', because('url_not_https'));
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('refused', because('url_with_credentials'));
  }
  return url;
}

function headerOf(response: IncomingMessage, name: string): string | null {
  const value = response.headers[name.toLowerCase()];
  return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
}

async function* withFailures(
  content: AsyncIterable<Uint8Array>,
  failure: (error: unknown) => FetchFailure,
): AsyncGenerator<Uint8Array> {
  // The reader's own exceptions do not come through here, only those of the transfer.
  try {
    yield* content;
  } catch (error) {
    throw failure(error);
  }
}

function toFailure(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (caller?.aborted) return new FetchFailure('cancelled', because('request_cancelled'), { cause: error });
  if (deadline.aborted) return new FetchFailure('timeout', because('answer_late'), { cause: error });
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof FetchFailure) return cause;
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') {
    return new FetchFailure('timeout', because('answer_late'), { cause: error });
  }
  if (code?.startsWith('HPE_')) return new FetchFailure('invalid', because('answer_not_http'), { cause: error });
  return new FetchFailure('unreachable', because('host_unreachable', { code: code ?? 'error' }), { cause: error });
}
