import type { StateStore } from '../store/state-store.ts';
import { createStandings } from './standings.ts';

/**
 * Headers that are malformed or signed by somebody else cost a check and prove no payer, so they count against the
 * network address alone.
 */
export interface AddressStrikes {
  /** False: not now. Otherwise `leave` must be called when the check is over. */
  enter(address: string): boolean;
  leave(address: string): void;
  add(address: string): void;
}

/** From `strikes` points on an address has one check at a time, from twice as many none; all fade within `fadeMs`. */
export function createAddressStrikes(
  store: Pick<StateStore, 'strikes'>,
  options: { readonly strikes: number; readonly fadeMs: number; readonly now: () => number },
): AddressStrikes {
  const { strikes, now } = options;
  const standings = createStandings(store, { prefix: 'net', fadeMs: options.fadeMs / strikes, now });
  const checks = new Map<string, number>();
  return {
    enter(address) {
      const points = standings.pointsOf(address);
      const inside = checks.get(address) ?? 0;
      if (points >= 2 * strikes - 0.5 || (points >= strikes - 0.5 && inside > 0)) return false;
      checks.set(address, inside + 1);
      return true;
    },
    leave(address) {
      const inside = checks.get(address) ?? 0;
      if (inside > 1) checks.set(address, inside - 1);
      else checks.delete(address);
    },
    add: (address) => standings.change(address, 1),
  };
}
