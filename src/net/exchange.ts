import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { because } from '../contract/error-details.ts';
import { isPublicAddress } from './addresses.ts';
import { FetchFailure } from './failure.ts';
import type { FetchOptions } from './fetch.types.ts';
import { systemResolve } from './resolve.ts';

/** One request to one address, redirects left to the caller. */
export interface Exchange extends Pick<FetchOptions, 'resolve' | 'allowAddress' | 'ca'> {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FetchOptions['body'];
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

export async function exchange(options: Exchange): Promise<IncomingMessage> {
  const addresses = await addressesOf(options);
  const { url, body, idleMs } = options;
  const request: RequestOptions & { ca?: string } = {
    method: options.method,
    headers: {
      'user-agent': 'jbis',
      accept: '*/*',
      'accept-encoding': 'gzip, identity;q=0.5',
      ...options.headers,
      ...(body === undefined ? {} : { 'content-length': String(lengthOf(body)) }),
    },
    lookup: pinned(addresses),
    // A connection of its own: nothing of another request can be on it, and no proxy setting applies.
    agent: false,
    signal: options.signal,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = url.protocol === 'https:' ? httpsRequest(url, request) : httpRequest(url, request);
    outgoing.setTimeout(idleMs, () => {
      outgoing.destroy(new FetchFailure('timeout', because('silent', { ms: idleMs })));
    });
    outgoing.on('response', (response) => {
      // From here on the reader of the body watches for silence.
      outgoing.setTimeout(0);
      resolve(response);
    });
    outgoing.on('error', reject);
    if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) outgoing.end(body);
    else {
      const source = Readable.from(body.stream());
      source.on('error', (error) => outgoing.destroy(error));
      source.pipe(outgoing);
    }
  });
}

const lengthOf = (body: NonNullable<FetchOptions['body']>): number =>
  typeof body === 'string' || body instanceof Uint8Array ? Buffer.byteLength(body) : body.bytes;

/** The addresses to connect to. One that is not allowed spoils the name: a public name has no private addresses. */
async function addressesOf(options: Exchange): Promise<string[]> {
  // The URL parser has already turned decimal, octal and hexadecimal notations into the usual one.
  const host = options.url.hostname.replace(/^\[(.*)\]$/, '$1');
  const allowed = options.allowAddress ?? isPublicAddress;
  const resolve = options.resolve ?? systemResolve;
  const found = isIP(host) ? [host] : [...(await unlessAborted(resolve(host), options.signal))];
  if (found.length === 0) throw new FetchFailure('unreachable', because('host_without_address'));
  if (!found.every((address) => isIP(address) !== 0 && allowed(address))) {
    throw new FetchFailure('refused', because('host_not_public'));
  }
  return found;
}

/** A name that could answer otherwise the second time is not asked a second time. */
function pinned(addresses: readonly string[]): LookupFunction {
  const list = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, options, callback) => {
    if (options.all) callback(null, list);
    else callback(null, list[0]!.address, list[0]!.family);
  };
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
