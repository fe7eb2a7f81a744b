import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldSymbol } from './fold.ts';

/** Which characters are mistaken for each other: `data/address/confusions.txt`, read when an address first needs mending. */
const FILE = join(import.meta.dirname, '../../../../data/address/confusions.txt');

/** For a symbol as it is read: the symbols that may have been meant, in ascending order. Few each. */
export type Confusions = ReadonlyMap<number, readonly number[]>;

export function readConfusions(): Confusions {
  const meantBy = new Map<number, number[]>();
  const add = (read: number, meant: number) => {
    const known = meantBy.get(read);
    if (known === undefined) meantBy.set(read, [meant]);
    else if (!known.includes(meant)) known.push(meant);
  };
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const isGroup = line.startsWith('=');
    // Folded once: in a group each character stands beside each other one.
    const symbols = Array.from(isGroup ? line.slice(1) : line, foldSymbol);
    const first = symbols[0]!;
    for (let i = 1; i < symbols.length; i++) {
      add(symbols[i]!, first);
      add(first, symbols[i]!);
      if (isGroup) for (let j = 1; j < symbols.length; j++) if (i !== j) add(symbols[i]!, symbols[j]!);
    }
  }
  for (const meant of meantBy.values()) meant.sort((a, b) => a - b);
  return meantBy;
}
