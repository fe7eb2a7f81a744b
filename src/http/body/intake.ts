import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { serviceError } from '../../contract/errors.ts';
import type { Upload } from '../../contract/upload.ts';
import { RequestInvalid } from '../../contract/validation-error.ts';
import { Base64Lift, RestTooLarge } from './base64-extractor.ts';

/** A body that was read: its JSON text without the files, the files, and the hash of its raw bytes. */
export interface Intake {
  readonly text: string;
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
  /** 0 switches the check off: small bodies are bounded by the request time-out. */
  readonly minBytesPerSecond: number;
  readonly now?: () => number;
}

/** Invalid UTF-8: FastAPI's own 400 body. */
export class BodyUnreadable extends Error {}
/** The client sends slower than the minimum rate: 408. */
export class UploadTooSlow extends Error {}

/** The connection ended before the body did: nobody is left to answer. */
export class ClientGone extends Error {}

const NO_UPLOADS: ReadonlyMap<string, Upload> = new Map();
const MAX_REST = 1024 * 1024;
const RATE_GRACE_MS = 10_000;

/** `Expect: 100-continue` is answered here and not earlier: a call that is refused before never sends its body. */
export function askForBody({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
}

export async function readBody(stream: Readable, options: IntakeOptions): Promise<Intake> {
  const { limit, files, bound, now = Date.now } = options;
  const lift = files.size > 0 ? new Base64Lift(files, Math.min(MAX_REST, limit)) : undefined;
  // A large body is hashed while it streams; a small one is kept and hashed only if somebody asks.
  const hash = lift ? createHash('sha256').update(bound) : undefined;
  const chunks: Buffer[] = [];
  const started = now();
  let total = 0;
  const receive = (chunk: Buffer) => {
    total += chunk.length;
    if (total > limit) throw serviceError('payload_too_large', { detail: `limit ${limit} bytes` });
    hash?.update(chunk);
    if (lift) lift.write(chunk);
    else chunks.push(chunk);
  };
  const watch = options.minBytesPerSecond > 0 ? watchRate(stream, () => total, started, options) : undefined;
  try {
    await drain(stream, receive);
  } catch (error) {
    if (!(error instanceof RestTooLarge)) throw error;
    throw serviceError('payload_too_large', { detail: 'the JSON beside the file is over 1 MB' });
  } finally {
    clearInterval(watch);
  }
  if (!lift) {
    const raw = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    return { text: decode(raw), uploads: NO_UPLOADS, digest: () => hashOf(bound, raw) };
  }
  const { rest, uploads, problems } = lift.end();
  const text = decode(rest);
  for (const [key, problem] of problems) throw notBase64(key, problem, uploads.get(key));
  return { text, uploads, digest: () => hash!.digest('hex') };
}

/** Reads to the end. A refusal stops reading but leaves the socket open, so that the answer can still be sent. */
function drain(stream: Readable, receive: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let ended = false;
    // After its end a stream emits `close` only, so the listeners may stay; after a refusal they must go.
    const fail = (error: unknown) => {
      stream.off('data', onData).off('end', onEnd).off('close', onClose);
      stream.pause();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      try {
        receive(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const onEnd = () => {
      ended = true;
      resolve();
    };
    const onClose = () => {
      if (!ended) reject(new ClientGone());
    };
    stream.on('data', onData).on('end', onEnd).on('error', fail).on('close', onClose);
  });
}

const notBase64 = (key: string, problem: string, input: unknown) =>
  new RequestInvalid([
    {
      type: 'value_error',
      loc: ['body', key],
      msg: `Value error, ${key} is not valid Base64: ${problem}`,
      input,
      ctx: { error: {} },
    },
  ]);

function decode(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new BodyUnreadable();
  // A byte order mark is not part of the JSON text (RFC 8259 §8.1 lets a parser ignore it).
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    ? bytes.toString('utf8', 3)
    : bytes.toString('utf8');
}

/** Ends an upload whose mean rate stays under the minimum, so that slow senders cannot hold memory for long. */
function watchRate(stream: Readable, total: () => number, started: number, options: IntakeOptions) {
  const now = options.now ?? Date.now;
  const check = () => {
    const elapsed = now() - started;
    if (elapsed < RATE_GRACE_MS) return;
    if ((total() / elapsed) * 1000 < options.minBytesPerSecond) stream.destroy(new UploadTooSlow());
  };
  return setInterval(check, 1000).unref();
}

/** The request hash of a small request: method, path, query and body, bound together. */
export const hashOf = (bound: string, body: Buffer): string =>
  createHash('sha256').update(bound).update(body).digest('hex');

/** Each part is closed by a zero byte, so that no two requests run together. */
export const boundBy = (method: string, path: string, query: string): string => `${method}\0${path}\0${query}\0`;
