/**
 * Letters of which a text must have at least one for a pattern to match anywhere in it; null where none can be told.
 * Read from the pattern itself: of parts in a row the rarest, of alternatives all, of what may be missing nothing.
 */
export function requiredLetters({ source, flags }: RegExp): ReadonlySet<string> | null {
  return new Reader(source, flags.includes('i')).alternatives();
}

type Letters = ReadonlySet<string> | null;

/** A class of more letters than this rules no row out. */
const MOST_IN_CLASS = 24;
const DIGITS = [...'0123456789'];
/** Letters without a meaning of their own behind a backslash stand for themselves. */
const SELF = /[^\p{L}\p{N}]/u;

class Reader {
  readonly #source: string;
  readonly #anyCase: boolean;
  #at = 0;

  constructor(source: string, anyCase: boolean) {
    this.#source = source;
    this.#anyCase = anyCase;
  }

  /** Up to the end of a bracket or of the whole. */
  alternatives(): Letters {
    let all: Set<string> | null = new Set();
    for (;;) {
      const one = this.#sequence();
      all = one && all && new Set([...all, ...one]);
      if (this.#source[this.#at] !== '|') return all;
      this.#at++;
    }
  }

  #sequence(): Letters {
    let best: Letters = null;
    while (this.#at < this.#source.length && !')|'.includes(this.#source[this.#at]!)) {
      const part = this.#atom();
      const needed = this.#isOptional() ? null : part;
      if (needed && (!best || commonness(needed) < commonness(best))) best = needed;
    }
    return best;
  }

  #atom(): Letters {
    const sign = this.#source[this.#at++]!;
    if (sign === '(') return this.#bracket();
    if (sign === '[') return this.#class();
    if (sign === '\\') return this.#escaped();
    // The second half of a character goes with the first.
    if (/[\ud800-\udbff]/.test(sign)) this.#at++;
    return '^$.'.includes(sign) ? null : this.#letter(sign);
  }

  #bracket(): Letters {
    const opening = /^(?:\?(?:[:=!]|<[=!]|<[^>]+>))?/.exec(this.#source.slice(this.#at))![0];
    this.#at += opening.length;
    const inside = this.alternatives();
    this.#at++;
    // What looks ahead or back needs its letters in the text as well; what must not be there needs none.
    return opening.endsWith('!') ? null : inside;
  }

  #escaped(): Letters {
    const sign = this.#source[this.#at++]!;
    if (sign === 'd') return new Set(DIGITS);
    if (SELF.test(sign)) return this.#letter(sign);
    // \p{L}, \u30fc, \k<name>: nothing is told by them.
    const rest = this.#source.slice(this.#at);
    if ('pPuk'.includes(sign)) this.#at += /^(?:\{[^}]*\}|<[^>]*>|[0-9a-f]{4})/i.exec(rest)?.[0].length ?? 0;
    else if (sign === 'x') this.#at += 2;
    return null;
  }

  #class(): Letters {
    const start = this.#at;
    for (; this.#source[this.#at] !== ']'; this.#at++) if (this.#source[this.#at] === '\\') this.#at++;
    const inside = this.#source.slice(start, this.#at++);
    // Ranges, classes and letters of two units are not spelled out.
    if (/^\^|\\[^\\\]/.^$*+?()[{}|-]|[^\\]-.|\\\\-./.test(inside) || /[\ud800-\udfff]/.test(inside)) return null;
    const letters = inside.replace(/\\(.)/g, '$1');
    if (letters.length > MOST_IN_CLASS) return null;
    const all = [...letters].map((sign) => this.#letter(sign));
    return all.includes(null) ? null : new Set(all.flatMap((one) => [...one!]));
  }

  #letter(sign: string): Letters {
    if (!this.#anyCase || sign.toLowerCase() === sign.toUpperCase()) return new Set([sign]);
    // k and s have a third form, which only some patterns take for the same.
    return /[a-jl-rt-z]/i.test(sign) ? new Set([sign.toLowerCase(), sign.toUpperCase()]) : null;
  }

  #isOptional(): boolean {
    const quantifier = /^(?:[?*+]|\{(\d+),?\d*\})\??/.exec(this.#source.slice(this.#at));
    if (!quantifier) return false;
    this.#at += quantifier[0].length;
    return '?*'.includes(quantifier[0][0]!) || quantifier[1] === '0';
  }
}

/** How often papers have one of the letters, roughly: figures in every row, kana in most, a kanji in few. */
function commonness(letters: ReadonlySet<string>): number {
  let sum = 0;
  for (const letter of letters) {
    const code = letter.charCodeAt(0);
    sum += code >= 0x3400 && code < 0xa000 ? 1 : '0123456789 ,.:()-'.includes(letter) ? 20 : 3;
  }
  return sum;
}
