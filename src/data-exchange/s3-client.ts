import { createHash } from 'node:crypto';
import { FetchFailure, streamSafely } from '../net/index.ts';
import { RemoteError, type RetryOptions, withRetry } from './remote.ts';
import { type Credentials, EMPTY_HASH, encodeSegment, signedHeaders } from './signature-v4.ts';

export interface S3Options {
  /** Where the store listens, e.g. https://s3.ap-northeast-1.amazonaws.com; the bucket goes into the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** With a closing slash, or empty. */
  readonly prefix: string;
  readonly credentials: Credentials;
  readonly now?: () => Date;
  readonly retry?: RetryOptions;
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'HEAD' | 'DELETE';
  /** Undefined: the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Statuses that are answers; everything else is an error. */
  readonly expect: readonly number[];
}

export interface S3Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly text: string;
}

export interface S3Client {
  call(call: Call): Promise<S3Answer>;
  /** The object from a byte on, as it arrives. */
  stream(key: string, from: number): AsyncIterable<Uint8Array>;
}

const RETRY: RetryOptions = { attempts: 5, firstWaitMs: 500 };
const ANSWER_BYTES = 16 * 1024 * 1024;
const CALL_MS = 10 * 60_000;
const TRANSFER_MS = 24 * 3600_000;
const IDLE_MS = 60_000;
const MANY_BYTES = 1024 ** 4;

export function createS3Client(options: S3Options): S3Client {
  const { endpoint, region, bucket, prefix, credentials, now = () => new Date(), retry = RETRY } = options;

  const send = async ({ method, key, query = {}, headers = {}, body }: Omit<Call, 'expect'>, timeoutMs: number) => {
    const path = key === undefined ? [bucket] : [bucket, ...`${prefix}${key}`.split('/')];
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${path.map(encodeSegment).join('/')}`);
    // Spaces as %20, as the signature has them.
    url.search = Object.entries(query)
      .map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`)
      .join('&');
    const bodyHash = body ? createHash('sha256').update(body).digest('hex') : EMPTY_HASH;
    try {
      return await streamSafely({
        url: url.href,
        method,
        body: body ?? (method === 'PUT' || method === 'POST' ? new Uint8Array() : undefined),
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(await signedHeaders({ method, url, bodyHash, region, credentials, now: now() })),
        },
        maxBytes: MANY_BYTES,
        timeoutMs,
        idleMs: IDLE_MS,
        // The operator names the store; it may well be in the private network.
        allowHttp: endpoint.startsWith('http://'),
        allowAddress: () => true,
      });
    } catch (error) {
      throw transferError(error, url);
    }
  };

  const once = async (call: Call): Promise<S3Answer> => {
    const { status, header, content } = await send(call, CALL_MS);
    const text = call.method === 'HEAD' ? '' : await textOf(content, endpoint);
    if (!call.expect.includes(status)) throw refusal(status, text, call.key ?? bucket);
    return { status, header, text };
  };

  return {
    call: (call) => withRetry(retry, () => once(call)),
    async *stream(key, from) {
      const headers = from > 0 ? { range: `bytes=${from}-` } : {};
      const answer = await withRetry(retry, async () => {
        const sent = await send({ method: 'GET', key, headers }, TRANSFER_MS);
        if (sent.status !== (from > 0 ? 206 : 200)) {
          throw refusal(sent.status, await textOf(sent.content, endpoint), key);
        }
        return sent;
      });
      try {
        yield* answer.content;
      } catch (error) {
        throw transferError(error, new URL(endpoint));
      }
    },
  };
}

function transferError(error: unknown, url: URL): unknown {
  if (!(error instanceof FetchFailure)) return error;
  const retryable = error.kind === 'unreachable' || error.kind === 'timeout' || error.kind === 'invalid';
  return new RemoteError(`${url.origin}: ${error.message}`, { cause: error, retryable });
}

async function textOf(content: AsyncIterable<Uint8Array>, endpoint: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES) throw new RemoteError(`${endpoint} answers more than expected.`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw transferError(error, new URL(endpoint));
  }
  return Buffer.concat(chunks).toString('utf8');
}

const ADVICE: Readonly<Record<string, string>> = {
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  SignatureDoesNotMatch: 'Check JBIS_S3_SECRET_KEY and JBIS_S3_REGION.',
  InvalidAccessKeyId: 'Check JBIS_S3_ACCESS_KEY.',
  AccessDenied: 'The key may not do this: it needs to list, read and, for push, write and delete in the bucket.',
  NoSuchBucket: 'Create the bucket first.',
};

function refusal(status: number, text: string, what: string): RemoteError {
  const code = tagOf(text, 'Code') ?? `HTTP ${status}`;
  const message = tagOf(text, 'Message');
  const advice = ADVICE[code];
  return new RemoteError([`${what}: ${code}${message ? ` (${message})` : ''}.`, advice].filter(Boolean).join(' '), {
    retryable: status >= 500 || status === 429 || code === 'RequestTimeout' || code === 'SlowDown',
  });
}

/** The answers are flat XML with plain text in the tags that are read. */
export const tagOf = (xml: string, tag: string): string | undefined => tagsOf(xml, tag)[0];

export const tagsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => unescapeXml(match[1]!));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) =>
    name
      ? (ENTITIES[name as string] ?? all)
      : String.fromCodePoint(Number.parseInt(decimal ?? hexadecimal, decimal ? 10 : 16)),
  );
