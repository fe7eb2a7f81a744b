import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Page {
  /** Path below the repository. */
  readonly file: string;
  readonly text: string;
}

/** Every page a person or an agent reads; generated pages are asked from the running service instead. */
export const pages = (): Page[] =>
  ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
    .filter((file) => !file.startsWith('docs/generated/'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

export interface Block {
  /** The word after the fence; empty for output and drawings. */
  readonly language: string;
  readonly text: string;
}

export const fencedBlocks = (text: string): Block[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({ language: match[1]!, text: match[2]! }));

const PROGRAMS =
  'npx|jbis|npm|node|git|curl|docker|kubectl|helm|python3|sqlite3|openssl|psql|pg_dump|pg_restore|systemctl|cp|mkdir';
/** A line that a shell would run: a program we know, with settings before it or without. */
export const COMMAND = new RegExp(`^(?:[A-Z][A-Z0-9_]*=\\S+ )*(?:${PROGRAMS})(?: |$)`);

/** Lines of the shell blocks, comments taken off. */
export const shellLines = (text: string): string[] =>
  fencedBlocks(text)
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => block.text.split('\n'))
    .map((line) => line.replace(/(?:^|\s+)#\s.*$/, '').trim())
    .filter((line) => line !== '');

/** Commands inside sentences: `jbis doctor`. */
export const inlineCommands = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
    .map((match) => match[1]!.trim())
    .filter((code) => COMMAND.test(code));

/** `npx jbis` and `jbis` are one command; what stands after `npm ci &&` is one of its own. */
export const plainCommand = (line: string): string => line.replaceAll('npx jbis', 'jbis').replace(/^npm ci && /, '');
