import type { Folded } from '../data/fold.ts';
import type { Found } from './place.ts';
import { cityRoot, type TownFinder } from './town.ts';

/** 芝公1丁目: 芝 is a town, and what is written is how one other town begins. */
export function completedTown(towns: TownFinder, folded: Folded, plain: readonly Found[]): Found[] | undefined {
  const [first] = plain;
  if (!first?.hit || plain.length > 1) return undefined;
  const begun = towns.byPrefix(folded, cityRoot(towns.data, first.city), first.adminTo, 2);
  if (begun.towns.length !== 1 || begun.to <= first.hit.to) return undefined;
  const { to } = begun;
  const hit = { town: begun.towns[0]!, koaza: -1, from: first.adminTo, townTo: to, to, flags: 0, recovered: true };
  return [{ ...first, hit }];
}
