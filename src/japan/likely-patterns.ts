import { requiredLetters } from './required-letters.ts';

/**
 * The entries of a table whose pattern can match a text at all, in the order of the table, told by the letters that the
 * text has. Most rows of a paper have no letter of most patterns, and trying each of them costs a multiple of one look
 * at every letter. The table is read when it is first asked: a program that reads no papers pays nothing for it.
 */
export function likelyPatterns<T>(
  entries: readonly T[],
  patternOf: (entry: T) => RegExp,
): (text: string) => readonly T[] {
  let letters: Letters | undefined;
  return (text) => {
    letters ??= lettersOf(entries.map(patternOf));
    const { always, byLetter, found } = letters;
    const width = always.length;
    found.set(always);
    for (let at = 0; at < text.length; at++) {
      const bits = byLetter.get(text.charCodeAt(at));
      if (bits !== undefined) for (let word = 0; word < width; word++) found[word]! |= bits[word]!;
    }
    let likely: T[] | undefined;
    for (let word = 0; word < width; word++)
      for (let bits = found[word]!; bits !== 0; bits &= bits - 1)
        (likely ??= []).push(entries[word * 32 + 31 - Math.clz32(bits & -bits)]!);
    return likely ?? NONE;
  };
}

const NONE: readonly never[] = [];

/** A bit for each pattern: those that may match any text, those that need one of the letters, those of a text. */
interface Letters {
  readonly always: Int32Array;
  readonly byLetter: ReadonlyMap<number, Int32Array>;
  readonly found: Int32Array;
}

function lettersOf(patterns: readonly RegExp[]): Letters {
  const width = Math.ceil(patterns.length / 32);
  const always = new Int32Array(width);
  const byLetter = new Map<number, Int32Array>();
  patterns.forEach((pattern, index) => {
    const mark = (bits: Int32Array) => {
      bits[index >> 5]! |= 1 << (index & 31);
    };
    const letters = requiredLetters(pattern);
    if (letters === null) mark(always);
    for (const letter of letters ?? []) {
      const code = letter.charCodeAt(0);
      const bits = byLetter.get(code) ?? new Int32Array(width);
      byLetter.set(code, bits);
      mark(bits);
    }
  });
  return { always, byLetter, found: new Int32Array(width) };
}
