/**
 * Where and why a JSON text is malformed, in the words of Python's json module: the 422 contract is the one FastAPI
 * clients know. Only run after JSON.parse refused the text, so speed does not matter; nesting must not overflow.
 */
interface JsonProblem {
  readonly position: number;
  readonly error: string;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const ESCAPES = '"\\/bfnrt';

export function explainJsonError(text: string): JsonProblem {
  const problem = new Scanner(text).run();
  // Python counts code points, JavaScript UTF-16 units.
  let position = 0;
  for (let at = 0; at < problem.position; at++) if (!isLowSurrogate(text.charCodeAt(at))) position++;
  return { error: problem.error, position };
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

class Scanner {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  run(): JsonProblem {
    const open: ('{' | '[')[] = [];
    this.#skip();
    for (;;) {
      const problem = this.#value(open);
      if (problem) return problem;
      // The value may have opened a container; otherwise close as many as end here.
      const next = this.#afterValue(open);
      if (next) return next;
    }
  }

  /** Reads a scalar, or opens containers until a scalar or an empty container was read. */
  #value(open: ('{' | '[')[]): JsonProblem | undefined {
    for (;;) {
      const char = this.#text[this.#at];
      if (char === '"') return this.#string();
      if (char === '{') {
        this.#at++;
        this.#skip();
        if (this.#text[this.#at] === '}') return this.#step();
        open.push('{');
        const problem = this.#key();
        if (problem) return problem;
      } else if (char === '[') {
        this.#at++;
        this.#skip();
        if (this.#text[this.#at] === ']') return this.#step();
        open.push('[');
      } else return this.#scalar();
    }
  }

  #afterValue(open: ('{' | '[')[]): JsonProblem | undefined {
    for (;;) {
      this.#skip();
      const container = open.at(-1);
      if (container === undefined) return { position: this.#at, error: 'Extra data' };
      const char = this.#text[this.#at];
      if (char === ',') {
        this.#at++;
        this.#skip();
        return container === '{' ? this.#key() : undefined;
      }
      if (char !== (container === '{' ? '}' : ']')) return { position: this.#at, error: "Expecting ',' delimiter" };
      this.#at++;
      open.pop();
    }
  }

  #key(): JsonProblem | undefined {
    if (this.#text[this.#at] !== '"') {
      return { position: this.#at, error: 'Expecting property name enclosed in double quotes' };
    }
    const problem = this.#string();
    if (problem) return problem;
    this.#skip();
    if (this.#text[this.#at] !== ':') return { position: this.#at, error: "Expecting ':' delimiter" };
    this.#at++;
    this.#skip();
    return undefined;
  }

  #string(): JsonProblem | undefined {
    const start = this.#at++;
    for (;;) {
      const char = this.#text[this.#at];
      if (char === undefined) return { position: start, error: 'Unterminated string starting at' };
      if (char === '"') return this.#step();
      if (char < ' ') return { position: this.#at, error: 'Invalid control character at' };
      if (char === '\\') {
        const kind = this.#text[this.#at + 1];
        if (kind === undefined) return { position: start, error: 'Unterminated string starting at' };
        if (kind === 'u') {
          if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 2, this.#at + 6))) {
            return { position: this.#at + 1, error: 'Invalid \\uXXXX escape' };
          }
          this.#at += 6;
        } else if (ESCAPES.includes(kind)) this.#at += 2;
        else return { position: this.#at, error: 'Invalid \\escape' };
      } else this.#at++;
    }
  }

  #scalar(): JsonProblem | undefined {
    for (const word of ['true', 'false', 'null']) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return undefined;
      }
    }
    NUMBER.lastIndex = this.#at;
    const number = NUMBER.exec(this.#text);
    if (!number) return { position: this.#at, error: 'Expecting value' };
    this.#at += number[0].length;
    return undefined;
  }

  #step(): undefined {
    this.#at++;
  }

  #skip(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return;
      this.#at++;
    }
  }
}
