import type { StateStore } from '../store/state-store.ts';

/** What went through the shared parts of the store since the start, for the metrics. */
export interface StoreCounters {
  /** Strikes given, by what they stand against. */
  readonly strikes: { payer: number; address: number; newcomers: number; contracts: number };
  /** Answers of the cache of other sources. */
  readonly cache: { fresh: number; stale: number; miss: number; stored: number };
}

const KINDS: Readonly<Record<string, keyof StoreCounters['strikes']>> = {
  payer: 'payer',
  newcomers: 'newcomers',
  contracts: 'contracts',
};

/** The same store, with strikes and cache look-ups counted. */
export function countStore(store: StateStore): { readonly store: StateStore; readonly counters: StoreCounters } {
  const counters: StoreCounters = {
    strikes: { payer: 0, address: 0, newcomers: 0, contracts: 0 },
    cache: { fresh: 0, stale: 0, miss: 0, stored: 0 },
  };
  const { strikes, cache } = store;
  return {
    counters,
    store: {
      ...store,
      strikes: {
        ...strikes,
        add: (name, points, fadeMs) => {
          if (points > 0) counters.strikes[KINDS[name.split(':', 1)[0]!] ?? 'address'] += points;
          return strikes.add(name, points, fadeMs);
        },
      },
      cache: {
        ...cache,
        get: async <T>(key: string) => {
          const found = await cache.get<T>(key);
          counters.cache[found === null ? 'miss' : found.fresh ? 'fresh' : 'stale']++;
          return found;
        },
        set: (key, value, options) => {
          counters.cache.stored++;
          return cache.set(key, value, options);
        },
      },
    },
  };
}
