import type { StateStore } from '../store/state-store.ts';

/**
 * Headers that are malformed or signed by somebody else cost a check and prove no payer, so they count against the
 * network address alone. Counted in the store, for all servers; an address is asked about only after it failed here.
 */
export interface AddressStrikes {
  /** False: not now. Otherwise `leave` must be called when the check is over. */
  enter(address: string): boolean;
  leave(address: string): void;
  add(address: string): void;
}

interface Standing {
  points: number;
  at: number;
  inside: number;
}

const MOST_KEPT = 10_000;

/** From `strikes` points on an address has one check at a time, from twice as many none; all fade within `fadeMs`. */
export function createAddressStrikes(
  store: Pick<StateStore, 'strikes'>,
  options: { readonly strikes: number; readonly fadeMs: number; readonly now: () => number },
): AddressStrikes {
  const { strikes, now } = options;
  const fadeMs = options.fadeMs / strikes;
  const known = new Map<string, Standing>();
  const pointsOf = ({ points, at }: Standing) => Math.max(0, points - (now() - at) / fadeMs);
  const forgetFaded = () => {
    for (const [address, standing] of known)
      if (standing.inside === 0 && pointsOf(standing) === 0) known.delete(address);
  };
  return {
    enter(address) {
      const standing = known.get(address);
      if (!standing) return true;
      const points = pointsOf(standing);
      if (points >= 2 * strikes - 0.5 || (points >= strikes - 0.5 && standing.inside > 0)) return false;
      standing.inside++;
      return true;
    },
    leave(address) {
      const standing = known.get(address);
      if (standing && standing.inside > 0) standing.inside--;
    },
    add(address) {
      if (known.size >= MOST_KEPT) forgetFaded();
      const standing = known.get(address) ?? { points: 0, at: now(), inside: 0 };
      Object.assign(standing, { points: pointsOf(standing) + 1, at: now() });
      known.set(address, standing);
      // What other servers saw of it comes back; a store that is away leaves what was seen here.
      store.strikes.add(`net:${address}`, 1, fadeMs).then(
        (points) => Object.assign(standing, { points: Math.max(points, pointsOf(standing)), at: now() }),
        () => undefined,
      );
    },
  };
}
