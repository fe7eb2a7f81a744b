import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One evaluation case: a document as text, as card sides, or as images beside the file, and what it says. */
export interface Case {
  readonly id: string;
  readonly document_type: 'invoice' | 'receipt' | 'business_card';
  readonly traps?: readonly string[];
  readonly text?: string;
  readonly sides?: { readonly front?: readonly string[]; readonly back?: readonly string[] };
  readonly image?: string;
  readonly front_image?: string;
  readonly back_image?: string;
  /** [x, y, width, height] of each field on its image. */
  readonly regions?: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly layout?: string;
  /** May hold `document_kind` and `should_pass` beside the fields. */
  readonly expected: Readonly<Record<string, unknown>>;
  readonly expected_checks?: Readonly<Record<string, string>>;
  readonly expected_extra?: Readonly<Record<string, unknown>> & { readonly ambiguous?: readonly string[] };
  readonly should_pass?: boolean;
  /** Folder the case came from, for its images. */
  readonly folder: string;
}

/** All cases of a folder and its subfolders, in order of their names. */
export function loadCases(folder: string): Case[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const parsed = JSON.parse(readFileSync(path, 'utf8')) as Case | Case[];
      const list = Array.isArray(parsed) ? parsed : [parsed];
      return list.map((item) => ({ ...item, folder: join(path, '..') }));
    })
    .filter((item) => item.expected !== undefined && item.document_type !== undefined);
}

/** Whether the paper proves itself, as its writer labelled it; null when nobody said. */
export function shouldPass(item: Case): boolean | null {
  const label = item.should_pass ?? item.expected.should_pass ?? item.expected_extra?.should_pass;
  return typeof label === 'boolean' ? label : null;
}

/** Keys of `expected` that are no printed fields. */
export const LABEL_KEYS: ReadonlySet<string> = new Set(['should_pass']);
