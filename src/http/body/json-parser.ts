import { serviceError } from '../../contract/errors.ts';
import type { BrokenRule } from '../../contract/rules.ts';
import { jsonInvalid, RequestInvalid, valueError } from '../../contract/validation-error.ts';
import { createPool, QueueFullError, workerEntry } from '../../worker-pool/index.ts';
import type { ParsedBody, Unparsed } from './json.worker.ts';
import { putTogether } from './json-pieces.ts';
import { putBack } from './long-texts.ts';

/** Bodies up to this size are parsed where they arrive: handing them over would cost more. */
export const SMALL_BODY = 64 * 1024;

/** Parses JSON bodies without holding the main thread: small ones at once, large ones in a worker, piece by piece. */
export interface JsonParser {
  /**
   * Takes the bytes (checked UTF-8): they belong to the worker afterwards. With `longTextsAt` strings of more than 64 kB
   * come as a `LongText` there, and are refused everywhere else.
   */
  parse(bytes: Buffer<ArrayBuffer>, options?: Pick<Unparsed, 'longTextsAt'>): Promise<unknown>;
  close(): Promise<void>;
}

/** A string is longer than any that is no file. */
export class TextTooLong extends Error {}

/** A second of work at most: the rest is for a machine that is busy, where late is better than not at all. */
const DEADLINE_MS = 120_000;
const WAITING = 64;

export function createJsonParser(): JsonParser {
  const pool = createPool<Unparsed, ParsedBody>({
    name: 'json',
    kind: 'thread',
    entry: workerEntry(import.meta.url, './json.worker'),
    size: 1,
    queueLimit: WAITING,
    deadlineMs: DEADLINE_MS,
    maxHeapMb: 512,
    lazy: true,
  });
  return {
    async parse(bytes, { longTextsAt } = {}) {
      const parsed = await pool.run({ bytes, longTextsAt }, { transfer: [bytes.buffer] }).catch((error: unknown) => {
        throw error instanceof QueueFullError ? serviceError('body_budget_exhausted', { cause: error }) : error;
      });
      if (parsed.kind === 'malformed') throw jsonInvalid(parsed.position, parsed.error);
      if (parsed.kind === 'long_text') throw new TextTooLong();
      if (parsed.kind === 'refused') throw bodyRefused(parsed.message);
      let root: unknown;
      for (const [i, { bytes: part, ...piece }] of parsed.pieces.entries()) {
        // A turn of the loop for others between two pieces.
        if (i > 0) await new Promise((resolve) => setImmediate(resolve));
        root = putTogether(root, { ...piece, text: Buffer.from(part.buffer).toString('utf8') }, i === 0);
      }
      // Making a string of megabytes and looking at it are two turns.
      await new Promise((resolve) => setImmediate(resolve));
      if (parsed.texts.length > 0) putBack(root, longTextsAt!, parsed.texts);
      return root;
    },
    close: () => pool.close(),
  };
}

/** 422 for a body that breaks a rule of its shape, at its key where it is one. */
export const bodyRefused = (sentence: BrokenRule, key?: string): RequestInvalid =>
  new RequestInvalid([valueError(key === undefined ? ['body'] : ['body', key], sentence, null)]);
