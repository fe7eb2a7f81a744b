/** Seeded random numbers (mulberry32): the same seed gives the same pages on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Whole number, both ends included. */
  readonly int: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly digits: (count: number) => string;
  /** Approximately normal, mean 0, deviation 1. */
  readonly normal: () => number;
}

export function seeded(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)]!,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    normal: () => next() + next() + next() + next() + next() + next() - 3,
  };
}
