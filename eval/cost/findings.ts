import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What one stretch of the run found. */
export interface Findings {
  /** Requests sent. */
  readonly sent: number;
  readonly inputs: number;
  /** Inputs above the limit in every reading. */
  readonly over: readonly string[];
  /** Inputs above it once and not again: a collection of garbage or another process fell into the reading. */
  readonly notRepeated: number;
  /** Documents read for nothing before their sender was refused. */
  readonly uncharged: number;
  readonly worst: { readonly usPerByte: number; readonly by: string };
  readonly answerOver: number;
  readonly recoverMs: number;
}

export const NOTHING: Findings = {
  sent: 0,
  inputs: 0,
  over: [],
  notRepeated: 0,
  uncharged: 0,
  worst: { usPerByte: 0, by: '' },
  answerOver: 0,
  recoverMs: 0,
};

export const together = (a: Findings, b: Findings): Findings => ({
  sent: a.sent + b.sent,
  inputs: a.inputs + b.inputs,
  over: [...a.over, ...b.over],
  notRepeated: a.notRepeated + b.notRepeated,
  uncharged: a.uncharged + b.uncharged,
  worst: a.worst.usPerByte >= b.worst.usPerByte ? a.worst : b.worst,
  answerOver: Math.max(a.answerOver, b.answerOver),
  recoverMs: Math.max(a.recoverMs, b.recoverMs),
});

/** A folder in which a run that is cut short finds its finished stretches, and a reader the inputs that were too dear. */
export interface Notebook {
  read(stretch: string): Findings | undefined;
  write(stretch: string, findings: Findings): void;
  keep(name: string, body: Buffer): void;
}

export function openNotebook(folder: string | undefined): Notebook {
  if (folder === undefined) return { read: () => undefined, write: () => undefined, keep: () => undefined };
  mkdirSync(folder, { recursive: true });
  const fileOf = (stretch: string) => join(folder, `${stretch}.json`);
  return {
    read: (stretch) =>
      existsSync(fileOf(stretch)) ? (JSON.parse(readFileSync(fileOf(stretch), 'utf8')) as Findings) : undefined,
    write: (stretch, findings) => writeFileSync(fileOf(stretch), `${JSON.stringify(findings)}\n`),
    keep: (name, body) => writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}-${body.length}.body`), body),
  };
}
