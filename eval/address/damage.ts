import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedTown } from '../../src/engines/address/index.ts';
import { randomOf } from '../random.ts';

const CONFUSIONS = join(import.meta.dirname, '../../data/address/confusions.txt');
/** Where a character is damaged, and how. */
const PARTS = ['prefecture', 'city', 'town'] as const;
const KINDS = ['confused', 'replaced', 'dropped'] as const;
const NUMBERS = '12-3';
const HAN = /\p{Script=Han}/u;

export interface Damaged {
  readonly class: string;
  readonly input: string;
  readonly town: ListedTown;
}

/** For a character meant: what is read for it. */
function misreadings(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of readFileSync(CONFUSIONS, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [meant, ...read] = [...line.replace(/^=/, '')];
    found.set(meant!, [...(found.get(meant!) ?? []), ...read]);
  }
  return found;
}

/**
 * Addresses of all Japan with one character of the prefecture, the municipality or the town confused with one of its
 * look-alikes, replaced by another one that names have, or left out. What is then the name of another listed town of the
 * municipality is no damage and is left out.
 */
export function damaged(
  towns: readonly ListedTown[],
  isListed: (whole: string) => boolean,
  count: number,
  seed: number,
): Damaged[] {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const misread = misreadings();
  const cases: Damaged[] = [];
  while (cases.length < count) {
    const town = pick(towns);
    const part = pick(PARTS);
    const kind = pick(KINDS);
    const characters = [...town[part]];
    const at = Math.floor(random() * characters.length);
    const old = characters[at]!;
    const other =
      kind === 'dropped' ? '' : kind === 'confused' ? pick(misread.get(old) ?? [old]) : pick([...pick(towns).town]);
    if (other === old || /[0-9０-９（(]/.test(old + other) || (kind === 'replaced' && !HAN.test(other))) continue;
    const name = characters.with(at, other).join('');
    const parts = { prefecture: town.prefecture, city: town.city, town: town.town, [part]: name };
    const whole = parts.prefecture + parts.city + parts.town;
    if (name.length < 2 || isListed(whole)) continue;
    cases.push({ class: `${part}_${kind}`, input: whole + NUMBERS, town });
  }
  return cases;
}
