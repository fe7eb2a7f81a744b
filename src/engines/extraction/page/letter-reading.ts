/** Letters that look like digits. */
export const LOOKALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
};
export const KANJI: Readonly<Record<string, string>> = Object.fromEntries(
  [...'〇一二三四五六七八九']
    .map((sign, digit) => [sign, String(digit)])
    .concat([
      ['零', '0'],
      ['○', '0'],
    ]),
);

/** A rule that reads letters as the digits they stand for. */
export interface Reading {
  readonly id: string;
  readonly pattern: RegExp;
  readonly table: Readonly<Record<string, string>>;
  /** The place alone says that a number stands there: no true digit is needed. */
  readonly lettersAlone?: true;
  readonly example: readonly [printed: string, read: string];
  readonly counterExample: string;
}
