/**
 * Decodes one Base64 JSON string as its bytes arrive, strictly: the alphabet of RFC 4648 §4 with its padding, an
 * optional data-URL prefix, `\/` (legal JSON for `/`) and line breaks (`\n`, `\r`), which MIME encoders insert.
 */
interface SinkResult {
  readonly bytes: Uint8Array;
  readonly chars: number;
  readonly declaredType: string | undefined;
  readonly problem: string | undefined;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const EQUALS = 0x3d;
const MAX_PREFIX = 256;
const DATA_URL = /^data:([a-z0-9.+/-]*)(?:;[a-z0-9=._-]+)*;base64,/i;

export class Base64Sink {
  ended = false;
  readonly #maxChars: number;
  /** Reserved up front but touched only as far as data arrives, so memory grows with the data. */
  #target: Buffer;
  #used = 0;
  #chars = 0;
  #carry = '';
  #prefix: string | undefined = '';
  #declaredType: string | undefined;
  #problem: string | undefined;
  #padding = 0;
  #escaped = false;

  constructor(maxChars: number) {
    this.#maxChars = maxChars;
    this.#target = Buffer.allocUnsafeSlow(0);
  }

  /** Consumes bytes from `at`; returns where it stopped (behind the closing quote, or the end of the chunk). */
  write(chunk: Buffer, at: number): number {
    while (at < chunk.length) {
      if (this.#escaped) {
        this.#escape(chunk[at]!);
        at++;
        continue;
      }
      const quote = chunk.indexOf(QUOTE, at);
      const stop = quote < 0 ? chunk.length : quote;
      let backslash = chunk.indexOf(BACKSLASH, at);
      if (backslash > stop) backslash = -1;
      const end = backslash < 0 ? stop : backslash;
      if (end > at) this.#text(chunk.toString('latin1', at, end));
      if (backslash >= 0) {
        this.#escaped = true;
        at = backslash + 1;
        continue;
      }
      if (quote >= 0) {
        this.#finish();
        return quote + 1;
      }
      at = end;
    }
    return at;
  }

  result(): SinkResult {
    return {
      bytes: this.#target.subarray(0, this.#used),
      chars: this.#chars,
      declaredType: this.#declaredType,
      problem: this.#problem,
    };
  }

  #escape(byte: number): void {
    this.#escaped = false;
    if (byte === 0x2f) this.#text('/');
    else if (byte === 0x6e || byte === 0x72) this.#chars++;
    else this.#refuse('it holds an escape that is not part of Base64');
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
    if (this.#used + more <= this.#target.length) return;
    const most = Math.ceil((this.#maxChars / 4) * 3) + 3;
    // One reservation for all: the system hands out pages only when they are written.
    const next = Buffer.allocUnsafeSlow(Math.max(most, this.#used + more));
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
