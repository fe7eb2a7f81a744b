import type { Bucket, LimitOutcome } from './limits.types.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export interface BucketState {
  readonly tokens: number;
  readonly updated_at: number;
}

/** Refills for the time gone by, then takes `cost` if there is enough. A clock set back refills nothing. */
export function drawFrom(
  state: BucketState | undefined,
  bucket: Bucket,
  now: number,
): { tokens: number; outcome: LimitOutcome } {
  const cost = bucket.cost ?? 1;
  const elapsed = state ? Math.max(0, now - state.updated_at) : 0;
  const full = Math.min(
    bucket.capacity,
    (state?.tokens ?? bucket.capacity) + (elapsed / 1000) * bucket.refillPerSecond,
  );
  // Sums of fractions may miss a whole token by a hair.
  const allowed = full + 1e-9 >= cost;
  const tokens = allowed ? Math.max(0, full - cost) : full;
  const wait = cost > bucket.capacity ? Number.POSITIVE_INFINITY : ((cost - full) / bucket.refillPerSecond) * 1000;
  return { tokens, outcome: { allowed, remaining: Math.floor(tokens), retryAfterMs: allowed ? 0 : Math.ceil(wait) } };
}
