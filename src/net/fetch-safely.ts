import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { isPublicAddress } from './addresses.ts';
import { readBody } from './decode.ts';
import { FetchFailure } from './failure.ts';
import { type Resolve, systemResolve } from './resolve.ts';

export interface FetchOptions {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Most bytes of the answer, on the wire and after decompression. */
  readonly maxBytes: number;
  /** The whole exchange, redirects and name resolution included; default 10 s. */
  readonly timeoutMs?: number;
  /** Longest silence; default 5 s. */
  readonly idleMs?: number;
  /** Default 0: a redirect is returned as it is. More than allowed is refused. */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal | undefined;
  readonly resolve?: Resolve;
  /** Which addresses may be connected to; default the public internet. Settings of the operator may allow more. */
  readonly allowAddress?: (address: string) => boolean;
  /** Plain HTTP: only for loopback (stand-ins, devnet) and addresses an operator has set. */
  readonly allowHttp?: boolean;
  /** Further trusted certificates (PEM), e.g. of a private network or a test. */
  readonly ca?: string;
}

export interface FetchAnswer {
  readonly status: number;
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly header: (name: string) => string | null;
  readonly bytes: Uint8Array;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_URL = 2048;
/** What may follow a redirect to another host: nothing that says who is asking. */
const HARMLESS_HEADERS = new Set(['accept', 'accept-language', 'user-agent']);

/**
 * The one way out of the service. HTTPS only; the name is resolved once, every address is checked, and the connection
 * goes to a checked address (so a name cannot change its mind in between); each redirect goes through the same checks;
 * size and time are bounded. Any status is an answer; everything else is a FetchFailure.
 */
export async function fetchSafely(options: FetchOptions): Promise<FetchAnswer> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  const maxRedirects = options.maxRedirects ?? 0;
  let method = options.method ?? 'GET';
  let { headers = {}, body } = options;
  let url = checkUrl(options.url, options);
  const visited = new Set<string>();
  try {
    for (let hop = 0; ; hop++) {
      visited.add(url.href);
      const answer = await once({ ...options, method, headers, body }, url, signal);
      const location = answer.header('location');
      if (!REDIRECTS.has(answer.status) || location === null || maxRedirects === 0) return answer;
      if (hop >= maxRedirects) throw new FetchFailure('refused', `more than ${maxRedirects} redirects`);
      if (!URL.canParse(location, url)) throw new FetchFailure('invalid', 'the redirect has no valid address');
      const next = checkUrl(new URL(location, url).href, options);
      if (visited.has(next.href)) throw new FetchFailure('refused', 'the redirects go in a circle');
      if (next.origin !== url.origin) {
        if (body !== undefined && answer.status >= 307) {
          throw new FetchFailure('refused', 'a redirect would send the body to another host');
        }
        headers = Object.fromEntries(
          Object.entries(headers).filter(([name]) => HARMLESS_HEADERS.has(name.toLowerCase())),
        );
      }
      if (answer.status < 307 && method !== 'HEAD') {
        method = 'GET';
        body = undefined;
      }
      url = next;
    }
  } catch (error) {
    throw toFailure(error, deadline, options.signal);
  }
}

function checkUrl(text: string, options: FetchOptions): URL {
  if (text.length > MAX_URL || !URL.canParse(text)) throw new FetchFailure('refused', 'the address is not a valid URL');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && options.allowHttp)) {
    throw new FetchFailure('refused', 'only HTTPS addresses are fetched');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchFailure('refused', 'an address with a user name or password is not fetched');
  }
  return url;
}

/** The addresses to connect to. One that is not allowed spoils the name: a public name has no private addresses. */
async function addressesOf(url: URL, options: Exchange, signal: AbortSignal): Promise<string[]> {
  // The URL parser has already turned decimal, octal and hexadecimal notations into the usual one.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const allowed = options.allowAddress ?? isPublicAddress;
  const found = isIP(host) ? [host] : [...(await withSignal((options.resolve ?? systemResolve)(host), signal))];
  if (found.length === 0) throw new FetchFailure('unreachable', 'the host has no address');
  if (!found.every((address) => isIP(address) !== 0 && allowed(address))) {
    throw new FetchFailure('refused', 'the host is not on the public internet');
  }
  return found;
}

type Exchange = Omit<FetchOptions, 'method' | 'headers' | 'body'> & {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
};

async function once(exchange: Exchange, url: URL, signal: AbortSignal): Promise<FetchAnswer> {
  const addresses = await addressesOf(url, exchange, signal);
  const idleMs = exchange.idleMs ?? 5000;
  const { response, socket } = await send(exchange, url, addresses, idleMs, signal);
  try {
    const silence = new FetchFailure('timeout', `nothing arrived for ${idleMs} ms`);
    let idle = setTimeout(() => response.destroy(silence), idleMs);
    const touch = () => {
      clearTimeout(idle);
      idle = setTimeout(() => response.destroy(silence), idleMs);
    };
    const bytes = await readBody(response, exchange.maxBytes, touch).finally(() => clearTimeout(idle));
    return {
      status: response.statusCode ?? 0,
      url: url.href,
      header(name) {
        const value = response.headers[name.toLowerCase()];
        return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
      },
      bytes,
    };
  } finally {
    // Whatever is left of the answer is not wanted.
    response.destroy();
    socket?.destroy();
  }
}

function send(
  exchange: Exchange,
  url: URL,
  addresses: readonly string[],
  idleMs: number,
  signal: AbortSignal,
): Promise<{ response: IncomingMessage; socket: Socket | undefined }> {
  const { body } = exchange;
  const pinned: LookupFunction = (_hostname, options, callback) => {
    const list = addresses.map((address) => ({ address, family: isIP(address) }));
    if (options.all) callback(null, list);
    else callback(null, list[0]!.address, list[0]!.family);
  };
  const request: RequestOptions & { ca?: string } = {
    method: exchange.method,
    headers: {
      'user-agent': 'jbis',
      accept: '*/*',
      'accept-encoding': 'gzip, identity;q=0.5',
      ...exchange.headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
    lookup: pinned,
    // A connection of its own: nothing of another request can be on it, and no proxy setting applies.
    agent: false,
    signal,
    ...(exchange.ca === undefined ? {} : { ca: exchange.ca }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = url.protocol === 'https:' ? httpsRequest(url, request) : httpRequest(url, request);
    outgoing.setTimeout(idleMs, () => {
      outgoing.destroy(new FetchFailure('timeout', `nothing arrived for ${idleMs} ms`));
    });
    outgoing.on('response', (response) => {
      // From here on the reader of the body watches for silence.
      outgoing.setTimeout(0);
      resolve({ response, socket: outgoing.socket ?? undefined });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function toFailure(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (caller?.aborted) return new FetchFailure('cancelled', 'the request was cancelled', { cause: error });
  if (deadline.aborted) return new FetchFailure('timeout', 'the answer did not come in time', { cause: error });
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (cause instanceof FetchFailure) return cause;
  if (code === 'ETIMEDOUT' || code === 'ETIMEOUT') {
    return new FetchFailure('timeout', 'the answer did not come in time', { cause: error });
  }
  if (code?.startsWith('HPE_')) return new FetchFailure('invalid', 'the answer is not HTTP', { cause: error });
  return new FetchFailure('unreachable', `the host could not be reached (${code ?? 'error'})`, { cause: error });
}
