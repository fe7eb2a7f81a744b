import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { toServiceError } from '../contract/errors.ts';
import { RequestInvalid } from '../contract/validation-error.ts';
import { BodyUnreadable, UploadTooSlow } from './body/intake.ts';
import { SlowUploads } from './body/slow-uploads.ts';
import { CORS_HEADERS } from './cors.ts';
import { utf8 } from './utf8.ts';

/** A finished answer of any route: bytes, nothing is serialised again. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream where the answer is told while the work goes on. */
  readonly body: string | Uint8Array | ReadableStream<Uint8Array>;
  /** Pages and operators' routes: no foreign page may read them. */
  readonly sameOrigin?: true;
}

/** No browser takes an answer for something else than it says it is. */
const EVERYWHERE = ['x-content-type-options', 'nosniff'];
const CORS_LINES = [...EVERYWHERE, ...Object.entries(CORS_HEADERS).flat()];
const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' };

export const json = (status: number, value: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: { ...JSON_HEADERS, ...headers },
  body: JSON.stringify(value),
});

export const detail = (status: number, text: string, headers: Record<string, string> = {}) =>
  json(status, { detail: text }, headers);

/** For whoever has nothing but the address, or a wrong path: where the service is described (RFC 8631, RFC 8288). */
export const SIGNPOST = {
  link: [
    '</llms.txt>; rel="describedby"; type="text/plain"',
    '</openapi.json>; rel="service-desc"; type="application/json"',
    '</docs/>; rel="service-doc"; type="text/html"',
    '</health>; rel="status"; type="application/json"',
  ].join(', '),
};

export const redirect = (location: string, headers: Record<string, string> = {}): HttpAnswer => ({
  status: 302,
  headers: { ...headers, location },
  body: '',
});

/** Any thrown thing as the answer the contract has for it. */
export function answerForError(thrown: unknown) {
  if (thrown instanceof RequestInvalid) return { status: 422, headers: JSON_HEADERS, body: thrown.toText() };
  if (thrown instanceof BodyUnreadable) return detail(400, 'There was an error parsing the body');
  if (thrown instanceof UploadTooSlow) return detail(408, 'Request Timeout', { connection: 'close' });
  const error = toServiceError(thrown);
  const retry = error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) };
  return json(error.status, error.toBody(), retry);
}

/** A longer text goes out beside its headers: joined with them it would be copied once more. */
const LONGEST_TEXT = 16_384;

/** A short text goes out with its headers in one piece, which costs less than two: its bytes as characters. */
function pieceOf(body: HttpAnswer['body']): HttpAnswer['body'] {
  if (typeof body !== 'string') return body;
  const bytes = utf8(body);
  return bytes.length > LONGEST_TEXT ? bytes : bytes.toString('latin1');
}

/** The only place that writes to a response. HEAD gets the headers of the answer and not its body. */
export function writeAnswer(response: ServerResponse, id: string, answer: HttpAnswer, bound = untilRead): void {
  const { status, headers } = answer;
  const body = pieceOf(answer.body);
  const isStream = body instanceof ReadableStream;
  const length = isStream ? 0 : body.length;
  // Names and values in turn: Node writes them as they are, without an object in between.
  const lines: string[] = answer.sameOrigin ? [...EVERYWHERE, 'x-request-id', id] : [...CORS_LINES, 'x-request-id', id];
  if (status !== 204 && !isStream) lines.push('content-length', String(length));
  // What says nothing of caches is kept by none.
  if (headers['cache-control'] === undefined) lines.push('cache-control', 'no-store');
  for (const name in headers) lines.push(name, headers[name]!);
  response.writeHead(status, lines);
  if (isStream) {
    Readable.fromWeb(body as never)
      .on('error', () => response.destroy())
      .pipe(response);
    // How long it will be is not known yet; the longest work and the longest answer have their time in this.
    bound(response, LONGEST_STREAM);
  } else {
    response.end(body, 'latin1');
    if (response.writableLength > 0) bound(response, length);
  }
}

const LONGEST_READ_MS = 120_000;
const MIN_BYTES_PER_MS = 16;
const LONGEST_STREAM = 4 * 1024 * 1024;
const unread = new SlowUploads();

/** Whoever takes an answer slower than bodies must be sent, or not at all, holds it in our memory: that ends, too. */
export function untilRead(response: ServerResponse, bytes: number, now: () => number = Date.now, open = unread): void {
  const end = now() + LONGEST_READ_MS + bytes / MIN_BYTES_PER_MS;
  const reader = { isTooSlow: () => now() > end, end: () => void response.destroy() };
  open.watch(reader);
  response.once('close', () => open.forget(reader));
}
