import type { StateStore } from '../store/state-store.ts';

/**
 * What stands against network addresses: points that fade, one every `fadeMs`. Counted in the store, for all servers; an
 * address is asked about only after something happened here.
 */
export interface Standings {
  pointsOf(address: string): number;
  /** Adds points, or takes them away again. */
  change(address: string, points: number): void;
}

interface Standing {
  points: number;
  at: number;
}

/** Whoever has many addresses could fill the memory with them: those that did nothing for longest are forgotten. */
const MOST_KEPT = 10_000;

export function createStandings(
  store: Pick<StateStore, 'strikes'>,
  options: { readonly prefix: string; readonly fadeMs: number; readonly now: () => number; readonly most?: number },
): Standings {
  const { prefix, fadeMs, now, most = MOST_KEPT } = options;
  const known = new Map<string, Standing>();
  const left = ({ points, at }: Standing) => Math.max(0, points - (now() - at) / fadeMs);
  return {
    pointsOf(address) {
      const standing = known.get(address);
      return standing === undefined ? 0 : left(standing);
    },
    change(address, points) {
      const standing = known.get(address) ?? { points: 0, at: now() };
      Object.assign(standing, { points: Math.max(0, left(standing) + points), at: now() });
      // The newest stands last.
      known.delete(address);
      known.set(address, standing);
      if (known.size > most) known.delete(known.keys().next().value!);
      // What other servers saw of it comes back; a store that is away leaves what was seen here.
      store.strikes.add(`${prefix}:${address}`, points, fadeMs).then(
        (all) => {
          const seen = left(standing);
          Object.assign(standing, {
            points: points < 0 ? Math.min(Math.max(0, all), seen) : Math.max(all, seen),
            at: now(),
          });
        },
        () => undefined,
      );
    },
  };
}
