import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file is one idea; more lines than this are two. */
const MOST_LINES = 250;
/** Suites and stand-ins are read from top to bottom like a list. */
const MOST_LINES_OF_A_TEST = 400;

/** One table each, which would not be clearer in two files. */
const TABLES: ReadonlySet<string> = new Set(['src/contract/errors.ts', 'src/contract/labels/value.labels.ts']);

export interface LongFile {
  readonly file: string;
  readonly lines: number;
}

const isTest = (file: string): boolean => file.endsWith('.test.ts') || /^(?:test|testkit)\//.test(file);

/** Files that are longer than a file may be, tables apart. */
export function longFiles(root: string): LongFile[] {
  return globSync('{src,testkit,test,bench,eval,tools}/**/*.{ts,mjs}', { cwd: root })
    .filter((file) => !file.includes('.generated.') && !TABLES.has(file))
    .map((file) => ({ file, lines: lineCount(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ file, lines }) => lines > (isTest(file) ? MOST_LINES_OF_A_TEST : MOST_LINES))
    .sort((a, b) => b.lines - a.lines);
}

/** Files that are excused and no longer need to be. */
export const excusedInVain = (root: string): string[] =>
  [...TABLES].filter((file) => lineCount(readFileSync(join(root, file), 'utf8')) <= MOST_LINES);

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
