import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldKey } from './fold.ts';

/** Which characters are mistaken for each other: `data/address/confusions.txt`, read when an address first needs mending. */
const FILE = join(import.meta.dirname, '../../../../data/address/confusions.txt');

export interface Confusions {
  /** Whether the symbol read may stand for the symbol meant. */
  has(read: number, meant: number): boolean;
}

export function readConfusions(): Confusions {
  const pairs = new Set<number>();
  const symbol = (char: string) => {
    const key = foldKey(char);
    return key.length === 1 ? key.charCodeAt(0) : 0;
  };
  const add = (read: string, meant: string) => pairs.add(symbol(read) * 0x10000 + symbol(meant));
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const isGroup = line.startsWith('=');
    const [first, ...others] = [...(isGroup ? line.slice(1) : line)] as [string, ...string[]];
    for (const other of others) {
      add(other, first);
      add(first, other);
      if (isGroup) for (const third of others) if (third !== other) add(other, third);
    }
  }
  return { has: (read, meant) => pairs.has(read * 0x10000 + meant) };
}
