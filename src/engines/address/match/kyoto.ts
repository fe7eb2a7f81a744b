import type { AddressData } from '../data/address-data.ts';
import { ENTRY } from '../data/compile.ts';
import { type Folded, HYPHEN, isNumber } from '../data/fold.ts';
import { isBoundary, SYMBOL } from './symbols.ts';
import { findTown, type TownHit } from './town.ts';

/** A street description is never longer than this; what comes later is a building. */
const STREET_LIMIT = 48;

/**
 * In Kyoto the town may follow a description of the crossing (寺町通御池上る上本能寺前町). The town is what stands
 * after the last direction word and before the lot number; whole names only, since many towns begin alike.
 */
export function findKyotoTown(
  data: AddressData,
  folded: Folded,
  root: number,
  from: number,
): { hit: TownHit; streetTo: number } | undefined {
  const direct = findTown(data, folded, root, from);
  if (direct && direct.flags === 0 && isBoundary(folded, direct.to)) return { hit: direct, streetTo: from };
  const end = descriptionEnd(folded, from);
  let fallback: { hit: TownHit; streetTo: number } | undefined;
  for (let i = end; i > from; i--) {
    if (!followsDirection(folded, i, from)) continue;
    const hit = whole(findTown(data, folded, root, i));
    if (!hit) continue;
    if (isBoundary(folded, hit.to)) return { hit, streetTo: i };
    fallback ??= { hit, streetTo: i };
  }
  if (fallback) return fallback;
  if (direct) return { hit: direct, streetTo: from };
  // No direction word at all: a whole town name that ends where the numbers begin.
  for (let i = from + 1; i < end - 1; i++) {
    const hit = whole(findTown(data, folded, root, i));
    if (hit && hit.to - i >= 3 && isBoundary(folded, hit.to)) return { hit, streetTo: i };
  }
  return undefined;
}

const whole = (hit: TownHit | undefined) =>
  hit && (hit.flags & (ENTRY.variant | ENTRY.partial)) === 0 ? hit : undefined;

/** The first number that can only be a lot: 285番地, 12-3, or the last thing written. 五条通 and 四条上る are streets. */
function descriptionEnd(folded: Folded, from: number): number {
  const limit = Math.min(folded.length, from + STREET_LIMIT);
  for (let i = from; i < limit; i++) {
    if (!isNumber(folded.symbols[i]!)) continue;
    const next = folded.symbols[i + 1]!;
    if (i + 1 >= folded.length || next === HYPHEN || next === SYMBOL.ban || next === SYMBOL.go) return i;
  }
  return limit;
}

function followsDirection(folded: Folded, i: number, from: number): boolean {
  const { symbols } = folded;
  const last = symbols[i - 1]!;
  if (last === SYMBOL.street || last === SYMBOL.enter || last === SYMBOL.corner) return true;
  if (last === SYMBOL.ru && i - 2 >= from)
    return symbols[i - 2] === SYMBOL.up || symbols[i - 2] === SYMBOL.down || symbols[i - 2] === SYMBOL.enter;
  return (last === SYMBOL.up || last === SYMBOL.down) && i - 1 > from;
}
