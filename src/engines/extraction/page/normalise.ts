/** NFKC text that remembers where each of its UTF-16 units stood in the original. */
export interface Normalised {
  readonly text: string;
  /** `origin[i]` is the index in the original of the character that gave `text[i]`; one more entry for the end. */
  readonly origin: readonly number[];
}

const HALFWIDTH_MARK = /[ﾞﾟ]/;
// NFKC leaves these; every rule downstream wants one minus, one multiplication sign and one kind of space.
const FOLDED: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '─': '-',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '\t': '    ',
  '\u00a0': ' ',
  '\u200b': '',
  '\ufeff': '',
};

/** NFKC character by character, so that every result can be shown as it was printed. */
export function normalise(original: string): Normalised {
  let text = '';
  const origin: number[] = [];
  for (let i = 0; i < original.length; ) {
    const point = String.fromCodePoint(original.codePointAt(i)!);
    let length = point.length;
    let piece = point;
    // A half-width kana and its sound mark are one character only when composed together.
    if (HALFWIDTH_MARK.test(original[i + length] ?? '')) {
      piece += original[i + length];
      length++;
    }
    const folded = FOLDED[piece] ?? piece.normalize('NFKC');
    text += folded;
    for (let k = 0; k < folded.length; k++) origin.push(i);
    i += length;
  }
  origin.push(original.length);
  return { text, origin };
}

/** The printed text behind `text[start..end)`. */
export const printed = (original: string, normalised: Normalised, start: number, end: number): string =>
  original.slice(normalised.origin[start] ?? original.length, normalised.origin[end] ?? original.length);
