import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document nobody here wrote, with what was typed from it by eye. Never committed, never trained on. */
export interface RealPage {
  readonly id: string;
  /** How it was taken (photo, scan, pdf-text) and what it is (receipt, card …). */
  readonly group: string;
  readonly segments: readonly { readonly kind: string; readonly text: string }[];
  readonly load: () => Uint8Array | Promise<Uint8Array>;
}

/** Kinds of segments a pen wrote begin with this. */
export const HANDWRITTEN = 'hw_';

/** `truth/ID.txt` beside the pictures: `#file|class|type|note`, then `kind|text` per segment. */
export function realPages(folder: string): RealPage[] {
  const truth = join(folder, 'truth');
  const names = readdirSync(truth).filter((name) => name.endsWith('.txt'));
  return names.sort().flatMap((name): RealPage[] => {
    const [head = '', ...lines] = readFileSync(join(truth, name), 'utf8').trim().split('\n');
    const [file = '', taken, type] = head.slice(1).split('|');
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const segments = lines.filter(Boolean).map((line) => {
      const at = line.indexOf('|');
      return { kind: line.slice(0, at), text: line.slice(at + 1) };
    });
    return [{ id: name.replace('.txt', ''), group: `${taken} ${type}`, segments, load: () => readFileSync(path) }];
  });
}

type Expected = string | number | null;

/** What a document says: a list means that any of its values is right, null that it does not say. */
export type RealFields = Readonly<Record<string, Expected | readonly Expected[]>>;

/** `fields.json`: document type → page id → field → value. */
export const realFields = (folder: string): Readonly<Record<string, Readonly<Record<string, RealFields>>>> =>
  JSON.parse(readFileSync(join(folder, 'fields.json'), 'utf8'));
