import type { Imports } from '../data/assemble.ts';

/** Identifies the imported files of a data folder; empty when there are none. */
export function importedKey(_dataDir: string): string {
  return '';
}

export function loadImports(_dataDir: string): Imports {
  return { towns: [] };
}
