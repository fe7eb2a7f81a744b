import { type ListedTown, listTowns } from '../../src/engines/address/index.ts';

/** A real town with its municipality and postal code, from the address data of the package. */
export type Town = ListedTown;

let cached: readonly Town[] | undefined;

export function realTowns(): readonly Town[] {
  cached ??= listTowns();
  return cached;
}
