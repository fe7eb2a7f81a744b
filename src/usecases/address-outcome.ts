import type { AddressOutcome } from '../engines/registry/index.ts';

/** Same block or town is agreement; only the municipality in common, or less, is not; null when not comparable. */
export const addressAgrees = (outcome: AddressOutcome): boolean | null =>
  outcome === 'incomparable' ? null : outcome === 'same_block' || outcome === 'same_town';
