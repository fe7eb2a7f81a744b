import type { BrokenRule } from '../../contract/rules.ts';
import { Upload } from '../../contract/upload.ts';
import { Base64Sink } from './base64-sink.ts';

/**
 * Base64 strings are taken out of a JSON body while it streams in: the value of a named key of the top-level object is
 * decoded chunk by chunk, and the JSON that is left holds `0` in its place. A real tokenizer, since a key may be
 * escaped, repeated, nested or merely quoted inside a text.
 */
export interface Extracted {
  /** The JSON without the strings taken out. */
  readonly rest: Buffer;
  readonly uploads: ReadonlyMap<string, Upload>;
  /** Keys whose string is not Base64, with the reason. */
  readonly problems: ReadonlyMap<string, string>;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COLON = 0x3a;
const COMMA = 0x2c;
const ZERO = Buffer.from('0');

/** The rest is small by contract: text fields have limits. */
const MAX_KEY_BYTES = 512;

/** A request has a few dozen fields; more keys than this are not looked at. */
const MOST_KEYS = 256;

export class RestTooLarge extends Error {}

/** The body breaks a rule that is seen while it arrives. */
export class BodyRefused extends Error {
  readonly rule: BrokenRule;
  readonly key: string | undefined;

  constructor(rule: BrokenRule, key?: string) {
    super(rule);
    this.rule = rule;
    this.key = key;
  }
}

export class Base64Extractor {
  readonly #limits: ReadonlyMap<string, number>;
  readonly #maxRest: number;
  readonly #expected: number | undefined;
  #rest: Buffer[] = [];
  #restBytes = 0;
  #uploads = new Map<string, Upload>();
  #problems = new Map<string, string>();
  #depth = 0;
  /** In the top-level object, the next string is a key. */
  #expectKey = false;
  #inString = false;
  #escaped = false;
  #keyBytes: number[] | undefined;
  #keys = 0;
  readonly #seen = new Set<string>();
  #key: string | undefined;
  #afterColon = false;
  #sink: Base64Sink | undefined;

  /** `limits`: key → the longest string, in characters, that is decoded at all. `expected`: length of the body. */
  constructor(limits: ReadonlyMap<string, number>, maxRest: number, expected?: number) {
    this.#limits = limits;
    this.#maxRest = maxRest;
    this.#expected = expected;
  }

  write(chunk: Buffer): void {
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#sink) {
        at = this.#sink.write(chunk, at);
        from = at;
        if (this.#sink.ended) this.#finishUpload();
        continue;
      }
      const byte = chunk[at]!;
      if (this.#inString) {
        at = this.#stringByte(chunk, at, byte);
        continue;
      }
      if (byte === QUOTE && this.#startsUpload()) {
        this.#keep(chunk.subarray(from, at));
        this.#keep(ZERO);
        this.#sink = new Base64Sink(this.#limits.get(this.#key!)!, this.#expected);
        at++;
        from = at;
        continue;
      }
      this.#structure(byte);
      at++;
    }
    this.#keep(chunk.subarray(from));
  }

  end(): Extracted {
    if (this.#sink) {
      // The body ended inside the string: leave the JSON unterminated so that the parser says so.
      this.#rest.pop();
      this.#rest.push(Buffer.from('"'));
    }
    return { rest: Buffer.concat(this.#rest), uploads: this.#uploads, problems: this.#problems };
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#restBytes += bytes.length;
    if (this.#restBytes > this.#maxRest) throw new RestTooLarge();
    // A copy: the chunk is a view of a pool that is used again.
    this.#rest.push(Buffer.from(bytes));
  }

  #stringByte(chunk: Buffer, at: number, byte: number): number {
    if (this.#escaped) {
      this.#escaped = false;
      this.#keyBytes?.push(byte);
      return at + 1;
    }
    if (byte === QUOTE) {
      this.#inString = false;
      if (this.#keyBytes) this.#endKey(this.#keyBytes);
      this.#keyBytes = undefined;
      return at + 1;
    }
    if (byte === BACKSLASH) this.#escaped = true;
    if (this.#keyBytes) {
      if (this.#keyBytes.length < MAX_KEY_BYTES) this.#keyBytes.push(byte);
      return at + 1;
    }
    // On to the next byte that can matter; never past it, so that each byte is looked at once.
    at++;
    if (byte !== BACKSLASH) while (at < chunk.length && chunk[at] !== QUOTE && chunk[at] !== BACKSLASH) at++;
    return at;
  }

  #endKey(bytes: number[]): void {
    if (++this.#keys > MOST_KEYS) throw new BodyRefused(`the object has more than ${MOST_KEYS} keys`);
    const key = decodeKey(bytes);
    this.#key = key;
    if (key === undefined || !this.#limits.has(key)) return;
    if (this.#seen.has(key)) throw new BodyRefused(`${key} is given twice`, key);
    this.#seen.add(key);
  }

  #startsUpload(): boolean {
    return this.#depth === 1 && this.#afterColon && this.#key !== undefined && this.#limits.has(this.#key);
  }

  #structure(byte: number): void {
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return;
    if (byte === QUOTE) {
      this.#inString = true;
      if (this.#depth === 1 && this.#expectKey) {
        this.#keyBytes = [];
        this.#expectKey = false;
      }
      return;
    }
    if (byte === COLON && this.#depth === 1) {
      this.#afterColon = true;
      return;
    }
    if (byte === COMMA && this.#depth === 1) {
      this.#expectKey = true;
      this.#afterColon = false;
      this.#key = undefined;
      return;
    }
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      this.#depth++;
      // A top-level array has depth 1 too, but no keys.
      if (this.#depth === 1) this.#expectKey = byte === OPEN_BRACE;
      return;
    }
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#depth--;
  }

  #finishUpload(): void {
    const { bytes, chars, declaredType, problem } = this.#sink!.result();
    this.#sink = undefined;
    const key = this.#key!;
    this.#uploads.set(key, new Upload(bytes, chars, declaredType));
    if (problem) this.#problems.set(key, problem);
    this.#key = undefined;
    this.#afterColon = false;
  }
}

function decodeKey(bytes: number[]): string | undefined {
  try {
    return JSON.parse(`"${Buffer.from(bytes).toString('utf8')}"`) as string;
  } catch {
    return undefined;
  }
}
