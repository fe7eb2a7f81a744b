import { filled, READING_WORDS, type ReadingLanguage } from './words.ts';

/** Sets that a reader sees at once; the earlier ones open at a touch. */
const SHOWN = 12;
/** Sets that stand for how it is now. */
export const LAST = 6;

interface HistoryParts<Reading> {
  readonly sentences: string;
  readonly head: readonly string[];
  /** Columns of text; all others are numbers. */
  readonly texts: readonly number[];
  readonly row: (reading: Reading) => string[];
  /** What would make the table too wide, below it: a heading and a paragraph for each set. */
  readonly notes?: { readonly title: string; readonly of: (reading: Reading) => string };
}

/** Sentences, then a table with the newest set first: Markdown for a repository's page and for /docs alike. */
export function history<Reading>(
  readings: readonly Reading[],
  language: ReadingLanguage,
  { sentences, head, texts, row, notes }: HistoryParts<Reading>,
): string {
  const newest = readings.toReversed();
  const table = (some: readonly Reading[]) =>
    [head, head.map((_, column) => (texts.includes(column) ? '---' : '--:')), ...some.map(row)]
      .map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
      .join('\n');
  const told = (some: readonly Reading[]) =>
    notes ? [opening(notes.title, some.map((reading) => `- ${notes.of(reading)}`).join('\n'))] : [];
  const earlier = newest.slice(SHOWN);
  const title = filled(READING_WORDS[language].earlier, { sets: earlier.length });
  return [
    sentences,
    table(newest.slice(0, SHOWN)),
    ...told(newest.slice(0, SHOWN)),
    ...(earlier.length > 0 ? [opening(title, table(earlier), ...told(earlier))] : []),
  ].join('\n\n');
}

const opening = (title: string, ...content: string[]): string =>
  [`<details>\n<summary>${title}</summary>`, ...content, '</details>'].join('\n\n');

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const sumOf = <Reading>(readings: readonly Reading[], count: (reading: Reading) => number | undefined): number =>
  readings.reduce((sum, reading) => sum + (count(reading) ?? 0), 0);

export const grouped = (count: number): string => count.toLocaleString('en-US');

/** 1 stays 1; every other share has its three digits. */
export const share = (value: number): string => (value === 1 ? '1' : value.toFixed(3));

/** As it was noted, with a digit behind the point where there is only one in front of it. */
export const percent = (value: number): string =>
  `${Number.isInteger(value) && value < 10 ? value.toFixed(1) : value}\u00a0%`;
