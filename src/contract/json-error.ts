/**
 * Where and why a JSON text is malformed, in the words of Python's json module: the 422 contract is the one FastAPI
 * clients know. Only run after JSON.parse refused the text, but by anybody and for nothing: code units are compared, no
 * string is made of them, and nesting must not overflow.
 */
interface JsonProblem {
  readonly position: number;
  readonly error: string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LETTER_U = 0x75;
const ESCAPES = new Set(Array.from('"\\/bfnrt', (char) => char.charCodeAt(0)));
const WORDS = ['true', 'false', 'null'];

export function explainJsonError(text: string): JsonProblem {
  const problem = new Scanner(text).run();
  // Python counts code points, JavaScript UTF-16 units.
  let position = 0;
  for (let at = 0; at < problem.position; at++) if (!isLowSurrogate(text.charCodeAt(at))) position++;
  return { error: problem.error, position };
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isHex = (unit: number): boolean =>
  isDigit(unit) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);

class Scanner {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  run(): JsonProblem {
    /** The signs that close what is open. */
    const open: number[] = [];
    this.#skip();
    for (;;) {
      const problem = this.#value(open);
      if (problem) return problem;
      // The value may have opened a container; otherwise close as many as end here.
      const next = this.#afterValue(open);
      if (next) return next;
    }
  }

  /** The code unit `ahead` of here; NaN behind the end. */
  #unit(ahead = 0): number {
    return this.#text.charCodeAt(this.#at + ahead);
  }

  /** Reads a scalar, or opens containers until a scalar or an empty container was read. */
  #value(open: number[]): JsonProblem | undefined {
    for (;;) {
      const unit = this.#unit();
      if (unit === QUOTE) return this.#string();
      if (unit !== OPEN_OBJECT && unit !== OPEN_LIST) return this.#scalar();
      const close = unit === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_LIST;
      this.#at++;
      this.#skip();
      if (this.#unit() === close) {
        this.#at++;
        return undefined;
      }
      open.push(close);
      const problem = close === CLOSE_OBJECT ? this.#key() : undefined;
      if (problem) return problem;
    }
  }

  #afterValue(open: number[]): JsonProblem | undefined {
    for (;;) {
      this.#skip();
      const close = open.at(-1);
      if (close === undefined) return { position: this.#at, error: 'Extra data' };
      const unit = this.#unit();
      if (unit === COMMA) {
        this.#at++;
        this.#skip();
        return close === CLOSE_OBJECT ? this.#key() : undefined;
      }
      if (unit !== close) return { position: this.#at, error: "Expecting ',' delimiter" };
      this.#at++;
      open.pop();
    }
  }

  #key(): JsonProblem | undefined {
    if (this.#unit() !== QUOTE) {
      return { position: this.#at, error: 'Expecting property name enclosed in double quotes' };
    }
    const problem = this.#string();
    if (problem) return problem;
    this.#skip();
    if (this.#unit() !== COLON) return { position: this.#at, error: "Expecting ':' delimiter" };
    this.#at++;
    this.#skip();
    return undefined;
  }

  #string(): JsonProblem | undefined {
    const text = this.#text;
    const start = this.#at;
    for (let at = start + 1; ; at++) {
      const unit = text.charCodeAt(at);
      if (unit === QUOTE) {
        this.#at = at + 1;
        return undefined;
      }
      if (Number.isNaN(unit)) return { position: start, error: 'Unterminated string starting at' };
      if (unit < 0x20) return { position: at, error: 'Invalid control character at' };
      if (unit !== BACKSLASH) continue;
      const kind = text.charCodeAt(at + 1);
      if (Number.isNaN(kind)) return { position: start, error: 'Unterminated string starting at' };
      if (kind === LETTER_U) {
        for (let digit = at + 2; digit < at + 6; digit++)
          if (!isHex(text.charCodeAt(digit))) return { position: at + 1, error: 'Invalid \\uXXXX escape' };
        at += 5;
      } else if (ESCAPES.has(kind)) at++;
      else return { position: at, error: 'Invalid \\escape' };
    }
  }

  #scalar(): JsonProblem | undefined {
    const start = this.#at;
    if (this.#number()) return undefined;
    this.#at = start;
    for (const word of WORDS) {
      if (!this.#text.startsWith(word, start)) continue;
      this.#at += word.length;
      return undefined;
    }
    return { position: start, error: 'Expecting value' };
  }

  /** As much as is a number; what follows it is somebody else's fault. False where none begins. */
  #number(): boolean {
    if (this.#unit() === 0x2d) this.#at++;
    if (!isDigit(this.#unit())) return false;
    if (this.#unit() === 0x30) this.#at++;
    else this.#digits(0);
    if (this.#unit() === 0x2e && isDigit(this.#unit(1))) this.#digits(1);
    const isExponent = this.#unit() === 0x65 || this.#unit() === 0x45;
    const sign = this.#unit(1) === 0x2b || this.#unit(1) === 0x2d ? 1 : 0;
    if (isExponent && isDigit(this.#unit(1 + sign))) this.#digits(1 + sign);
    return true;
  }

  #digits(ahead: number): void {
    this.#at += ahead;
    while (isDigit(this.#unit())) this.#at++;
  }

  #skip(): void {
    for (;;) {
      const unit = this.#unit();
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return;
      this.#at++;
    }
  }
}
