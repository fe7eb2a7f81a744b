/** Words that mean one thing: a row of a table. A test reads its example. */
export interface WordRow {
  readonly id: string;
  readonly words: readonly string[];
  /** A line as it is met, with one of the words in it. */
  readonly example: string;
}

/** The words as the inside of a pattern; of two that begin alike the longer has to come first. */
export const alternation = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
