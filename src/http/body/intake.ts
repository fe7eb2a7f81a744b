import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { because, type ErrorDetail } from '../../contract/error-details.ts';
import { serviceError } from '../../contract/errors.ts';
import type { Upload } from '../../contract/upload.ts';
import { RequestInvalid, valueError } from '../../contract/validation-error.ts';
import { loopTurns } from '../loop-turns.ts';
import { Base64Extractor, BodyRefused, RestTooLarge } from './base64-extractor.ts';
import type { HeldBytes } from './byte-budget.ts';
import { bodyRefused, SMALL_BODY } from './json-parser.ts';
import { SlowUploads } from './slow-uploads.ts';

/** A body that was read: its JSON without the files (UTF-8, no byte order mark), the files, the hash of its raw bytes. */
export interface Intake {
  readonly rest: Buffer<ArrayBuffer>;
  readonly uploads: ReadonlyMap<string, Upload>;
  /** SHA-256 over what the request is bound by and the raw bytes of the body. */
  readonly digest: () => string;
}

export interface IntakeOptions {
  readonly limit: number;
  /** Base64 keys and their longest accepted string. */
  readonly files: ReadonlyMap<string, number>;
  /** What else the request hash binds: method, path and query. */
  readonly bound: string;
  /** Counted as they arrive; given back by the caller. */
  readonly held: HeldBytes;
  /** Length of the body, where it was declared. */
  readonly expected?: number | undefined;
  /** Slower than this from the first byte on is no upload but a held connection. */
  readonly minBytesPerSecond?: number;
  readonly now?: () => number;
  /** Whether this turn of the loop has no time left for another piece. */
  readonly isSpent?: () => boolean;
}

/** Each piece costs more than its bytes: no client cuts a whole body into chunks of a few bytes. */
const SMALLEST_PIECE = 64;
const MOST_SMALL_PIECES = 1000;
const MIN_BYTES_PER_SECOND = 16 * 1024;

/** A fast sender has megabytes ready at every turn of the loop; so many are taken in one, and others have theirs. */
const MOST_IN_A_TURN = 128 * 1024;

/** Invalid UTF-8, or cut into crumbs: FastAPI's own 400 body. */
export class BodyUnreadable extends Error {}
/** The client sends slower than the minimum rate: 408. */
export class UploadTooSlow extends Error {}

/** The connection ended before the body did: nobody is left to answer. */
export class ClientGone extends Error {}

const NO_UPLOADS: ReadonlyMap<string, Upload> = new Map();
const MAX_REST = 1024 * 1024;
const RATE_GRACE_MS = 5000;

/**
 * `Expect: 100-continue` is answered here and not earlier: a call that is refused before never sends its body. HTTP/1.0
 * has no such answer: it would be taken for the whole one (RFC 9110 §10.1.1).
 */
export function askForBody({ headers, httpVersion }: IncomingMessage, response: ServerResponse): void {
  if (httpVersion !== '1.0' && headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

export async function readBody(stream: Readable, options: IntakeOptions): Promise<Intake> {
  const { limit, files, bound, held, expected } = options;
  if (expected !== undefined && expected > limit) throw tooLarge(because('byte_limit', { bytes: limit }));
  const extractor = files.size > 0 ? new Base64Extractor(files, Math.min(MAX_REST, limit), expected) : undefined;
  // A large body is hashed while it streams; a small one is kept and hashed only if somebody asks.
  let hash = extractor ? createHash('sha256').update(bound) : undefined;
  const chunks: Buffer[] = [];
  let total = 0;
  let pieces = 0;
  const receive = (chunk: Buffer) => {
    total += chunk.length;
    if (total > limit) throw tooLarge(because('byte_limit', { bytes: limit }));
    if (++pieces > MOST_SMALL_PIECES + total / SMALLEST_PIECE) throw new BodyUnreadable();
    held.take(chunk.length);
    if (extractor) extractor.write(chunk);
    else chunks.push(chunk);
    if (hash) hash.update(chunk);
    else if (total > SMALL_BODY) {
      hash = createHash('sha256').update(bound);
      for (const part of chunks) hash.update(part);
    }
  };
  try {
    const isTooSlow = rateWatch(() => total, options);
    await drain(stream, receive, { isTooSlow, isSpent: options.isSpent ?? loopTurns.isSpent });
  } catch (error) {
    if (error instanceof BodyRefused) throw bodyRefused(error.rule, error.key);
    if (!(error instanceof RestTooLarge)) throw error;
    throw tooLarge(because('json_beside_file'));
  }
  if (!extractor) {
    const raw = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    const digest = hash;
    return {
      rest: checked(raw),
      uploads: NO_UPLOADS,
      digest: once(() => (digest ? digest.digest('hex') : hashOf(bound, raw))),
    };
  }
  const { rest, uploads, problems } = extractor.end();
  const text = checked(rest);
  for (const [key, problem] of problems) throw notBase64(key, problem, uploads.get(key));
  return { rest: text, uploads, digest: once(() => hash!.digest('hex')) };
}

const tooLarge = (detail: ErrorDetail) => serviceError('payload_too_large', { detail });

/** A hash can be asked once only; the answer as often as it is wanted. */
function once(digest: () => string): () => string {
  let known: string | undefined;
  return () => (known ??= digest());
}

const slowUploads = new SlowUploads();

/** Reads to the end. A refusal stops reading but leaves the socket open, so that the answer can still be sent. */
function drain(
  stream: Readable,
  receive: (chunk: Buffer) => void,
  { isTooSlow, isSpent }: { isTooSlow: () => boolean; isSpent: () => boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let ended = false;
    let failed = false;
    const upload = { isTooSlow, end: () => fail(new UploadTooSlow()) };
    slowUploads.watch(upload);
    // After its end a stream emits `close` only, so the listeners may stay; after a refusal they must go.
    const fail = (error: unknown) => {
      failed = true;
      slowUploads.forget(upload);
      stream.off('data', onData).off('end', onEnd).off('close', onClose);
      stream.pause();
      reject(error);
    };
    let inTurn = 0;
    const take = (chunk: Buffer) => {
      inTurn += chunk.length;
      try {
        receive(chunk);
      } catch (error) {
        fail(error);
      }
    };
    let late: Buffer | undefined;
    const takeLate = () => {
      const chunk = late;
      late = undefined;
      if (chunk && !failed) take(chunk);
    };
    const onData = (chunk: Buffer) => {
      // Many senders at once have a piece each in the same turn.
      takeLate();
      if (failed) return;
      if (isSpent()) late = chunk;
      else take(chunk);
      if (failed || (late === undefined && inTurn < MOST_IN_A_TURN)) return;
      stream.pause();
      setImmediate(() =>
        loopTurns.run(() => {
          inTurn = 0;
          takeLate();
          if (!failed) stream.resume();
        }),
      );
    };
    const onEnd = () => {
      // A stream that has its end already tells it also while it is paused.
      takeLate();
      if (failed) return;
      ended = true;
      slowUploads.forget(upload);
      resolve();
    };
    const onClose = () => {
      slowUploads.forget(upload);
      if (!ended) reject(new ClientGone());
    };
    stream.on('data', onData).on('end', onEnd).on('error', fail).on('close', onClose);
  });
}

const notBase64 = (key: string, problem: string, input: unknown) =>
  new RequestInvalid([valueError(['body', key], `${key} is not valid Base64: ${problem}`, input)]);

function checked(bytes: Buffer): Buffer<ArrayBuffer> {
  if (!isUtf8(bytes)) throw new BodyUnreadable();
  // A byte order mark is not part of the JSON text (RFC 8259 §8.1 lets a parser ignore it).
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return (marked ? Buffer.from(bytes.subarray(3)) : bytes) as Buffer<ArrayBuffer>;
}

/** An upload whose mean rate stays under the minimum ends, so that slow senders cannot hold memory for long. */
function rateWatch(total: () => number, options: IntakeOptions): () => boolean {
  const { now = Date.now, minBytesPerSecond = MIN_BYTES_PER_SECOND } = options;
  const started = now();
  return () => {
    const elapsed = now() - started;
    return elapsed >= RATE_GRACE_MS && (total() / elapsed) * 1000 < minBytesPerSecond;
  };
}

/** The request hash of a small request: method, path, query and body, bound together. */
export const hashOf = (bound: string, body: Buffer): string =>
  createHash('sha256').update(bound).update(body).digest('hex');

/** Each part is closed by a zero byte, so that no two requests run together. */
export const boundBy = (method: string, path: string, query: string): string => `${method}\0${path}\0${query}\0`;
