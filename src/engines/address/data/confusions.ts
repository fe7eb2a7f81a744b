import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldKey } from './fold.ts';

/** Which characters are mistaken for each other: `data/address/confusions.txt`, read when an address first needs mending. */
const FILE = join(import.meta.dirname, '../../../../data/address/confusions.txt');

/** For a symbol as it is read: the symbols that may have been meant. */
export type Confusions = ReadonlyMap<number, ReadonlySet<number>>;

export function readConfusions(): Confusions {
  const meantBy = new Map<number, Set<number>>();
  const symbol = (char: string) => {
    const key = foldKey(char);
    return key.length === 1 ? key.charCodeAt(0) : 0;
  };
  const add = (read: string, meant: string) => {
    const known = meantBy.get(symbol(read));
    if (known) known.add(symbol(meant));
    else meantBy.set(symbol(read), new Set([symbol(meant)]));
  };
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
  return meantBy;
}
