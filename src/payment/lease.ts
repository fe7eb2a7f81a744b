import { randomUUID } from 'node:crypto';
import type { PaymentKey, PaymentStore } from '../store/payments.types.ts';

/** New for every piece of work: it fences off whoever held the row before. */
export const newOwner = (): string => randomUUID();

/** Keeps the lease of a row alive while `work` runs. A process that dies loses it within `leaseMs`. */
export async function withLease<T>(
  payments: PaymentStore,
  key: PaymentKey,
  owner: string,
  leaseMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    // A lost or unreachable lease is noticed by the next state change, which demands the owner.
    payments.heartbeat(key, owner, leaseMs).catch(() => undefined);
  }, leaseMs / 3);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
