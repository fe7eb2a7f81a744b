export interface Position {
  /** Both count from 1; columns count characters (code points), a tab as one. */
  readonly line: number;
  readonly column: number;
}

/** Turns offsets into lines and columns; the line index is built on the first question only. */
export class Positions {
  readonly #source: string;
  #starts: number[] | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  at(offset: number): Position {
    const starts = (this.#starts ??= lineStarts(this.#source));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: codePoints(this.#source, starts[low]!, offset) + 1 };
  }

  /** The text of a line (from 1), without its line break. */
  line(line: number): string {
    const starts = (this.#starts ??= lineStarts(this.#source));
    const start = starts[line - 1];
    if (start === undefined) return '';
    const end = starts[line];
    return this.#source.slice(start, end === undefined ? undefined : end - 1);
  }
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function codePoints(source: string, from: number, to: number): number {
  let count = to - from;
  for (let i = from; i < to; i++) if ((source.charCodeAt(i) & 0xfc00) === 0xdc00) count--;
  return count;
}
