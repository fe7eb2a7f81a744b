/**
 * Decodes one Base64 JSON string as its bytes arrive, strictly: the alphabet of RFC 4648 §4 with its padding, an
 * optional data-URL prefix, `\/` (legal JSON for `/`) and line breaks (`\n`, `\r`), which MIME encoders insert.
 * Each byte is looked at a fixed number of times, whatever stands between the quotes.
 */
interface SinkResult {
  readonly bytes: Uint8Array;
  readonly chars: number;
  readonly declaredType: string | undefined;
  readonly problem: string | undefined;
}

const QUOTE = 0x22;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const BACKSLASH = 0x5c;
const LETTER_N = 0x6e;
const LETTER_R = 0x72;
const MAX_PREFIX = 256;
const DATA_URL = /^data:([a-z0-9.+/-]*)(?:;[a-z0-9=._-]+)*;base64,/i;
const SMALLEST = 64 * 1024;
/** Memory is asked for sixteen times what has arrived, at most; the system hands out pages when they are written. */
const AHEAD = 16;

export class Base64Sink {
  ended = false;
  readonly #maxChars: number;
  readonly #most: number;
  #target: Buffer = Buffer.alloc(0);
  #used = 0;
  #chars = 0;
  #carry = '';
  #prefix: string | undefined = '';
  #declaredType: string | undefined;
  #problem: string | undefined;
  #padding = 0;
  #escaped = false;

  /** `expected`: the length of the whole body, where it is known; no file in it is longer. */
  constructor(maxChars: number, expected = Number.POSITIVE_INFINITY) {
    this.#maxChars = maxChars;
    this.#most = Math.ceil((Math.min(maxChars, expected) / 4) * 3) + 3;
  }

  /** Consumes bytes from `at`; returns where it stopped (behind the closing quote, or the end of the chunk). */
  write(chunk: Buffer, at: number): number {
    const backslash = this.#escaped ? at : chunk.indexOf(BACKSLASH, at);
    const quote = chunk.indexOf(QUOTE, at);
    if (backslash >= 0 && (quote < 0 || backslash < quote)) return this.#unescape(chunk, at);
    const end = quote < 0 ? chunk.length : quote;
    if (end > at) this.#text(chunk.toString('latin1', at, end));
    if (quote < 0) return end;
    this.#finish();
    return quote + 1;
  }

  result(): SinkResult {
    return {
      bytes: this.#target.subarray(0, this.#used),
      chars: this.#chars,
      declaredType: this.#declaredType,
      problem: this.#problem,
    };
  }

  /** A chunk with escapes, byte by byte in one pass. */
  #unescape(chunk: Buffer, from: number): number {
    const plain = Buffer.allocUnsafe(chunk.length - from);
    let length = 0;
    let at = from;
    let closed = false;
    let escaped = this.#escaped;
    for (; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (escaped) {
        escaped = false;
        if (byte === SLASH) plain[length++] = SLASH;
        else if (byte === LETTER_N || byte === LETTER_R) this.#chars++;
        else this.#refuse('it holds an escape that is not part of Base64');
      } else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) {
        closed = true;
        break;
      } else plain[length++] = byte;
    }
    this.#escaped = escaped;
    if (length > 0) this.#text(plain.toString('latin1', 0, length));
    if (!closed) return at;
    this.#finish();
    return at + 1;
  }

  #text(text: string): void {
    this.#chars += text.length;
    if (this.#chars > this.#maxChars) {
      // Too long to be accepted: count on for the error, keep nothing.
      this.#target = Buffer.allocUnsafeSlow(0);
      this.#used = 0;
      return;
    }
    if (this.#problem) return;
    if (this.#prefix !== undefined) this.#prefixed(text);
    else this.#decode(text);
  }

  /** Collects the first characters until it is clear whether a data-URL prefix opens the string. */
  #prefixed(text: string): void {
    const seen = this.#prefix + text;
    const mayBePrefix = 'data:'.startsWith(seen.slice(0, 5).toLowerCase()) || /^data:/i.test(seen);
    if (mayBePrefix) {
      const comma = seen.indexOf(',');
      if (comma < 0 && seen.length < MAX_PREFIX) {
        this.#prefix = seen;
        return;
      }
      const match = DATA_URL.exec(seen.slice(0, comma + 1));
      this.#prefix = undefined;
      if (!match) {
        this.#refuse('its data-URL prefix is not of the form data:TYPE;base64,');
        return;
      }
      this.#declaredType = match[1] === '' ? undefined : match[1]?.toLowerCase();
      this.#decode(seen.slice(comma + 1));
      return;
    }
    this.#prefix = undefined;
    this.#decode(seen);
  }

  #decode(text: string): void {
    let input = this.#carry + text;
    if (this.#padding > 0 && /[^=]/.test(input)) {
      this.#refuse('characters follow its padding');
      return;
    }
    const usable = input.length - (input.length % 4);
    this.#carry = input.slice(usable);
    input = input.slice(0, usable);
    if (usable === 0) return;
    let padding = 0;
    while (padding < 3 && input.charCodeAt(usable - 1 - padding) === EQUALS) padding++;
    if (padding > 2) {
      this.#refuse('its padding is wrong');
      return;
    }
    this.#padding += padding;
    if (this.#padding > 2 || (this.#padding > padding && padding > 0)) {
      this.#refuse('its padding is wrong');
      return;
    }
    this.#grow((usable / 4) * 3);
    const expected = (usable / 4) * 3 - padding;
    const written = this.#target.write(input, this.#used, 'base64');
    // Node's decoder skips foreign characters and reads the URL alphabet; both show as a difference here.
    if (written !== expected || input.includes('-') || input.includes('_')) {
      this.#refuse('it holds characters outside the Base64 alphabet');
      return;
    }
    this.#used += written;
  }

  #grow(more: number): void {
    const needed = this.#used + more;
    if (needed <= this.#target.length) return;
    const ahead = Math.max(SMALLEST, needed * AHEAD);
    const next = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(ahead, this.#most)));
    this.#target.copy(next, 0, 0, this.#used);
    this.#target = next;
  }

  #finish(): void {
    this.ended = true;
    if (this.#chars > this.#maxChars || this.#problem) return;
    if (this.#prefix !== undefined) {
      const left = this.#prefix;
      this.#prefix = undefined;
      if (left.length >= 5) {
        this.#refuse('its data-URL prefix has no content');
        return;
      }
      this.#decode(left);
    }
    if (this.#carry !== '') this.#refuse('its length is not a multiple of four');
  }

  #refuse(problem: string): void {
    this.#problem ??= problem;
    this.#target = Buffer.allocUnsafeSlow(0);
    this.#used = 0;
  }
}
