import { randomUUID } from 'node:crypto';
import type { PaymentRef, PaymentStore } from '../store/payments.types.ts';

/** New for every piece of work: it fences off whoever held the row before. */
export const newOwner = (): string => randomUUID();

interface Held {
  readonly payment: PaymentRef;
  readonly owner: string;
  readonly since: number;
}

/** Keeps the leases of rows alive while work on them runs. A process that dies loses them within `leaseMs`. */
export interface Leases {
  hold<T>(payment: PaymentRef, owner: string, work: () => Promise<T>): Promise<T>;
}

/** One timer for all rows; most work ends before its first beat. */
export function createLeases(payments: PaymentStore, leaseMs: number): Leases {
  const held = new Set<Held>();
  const everyMs = leaseMs / 4;
  let timer: NodeJS.Timeout | undefined;

  const beat = () => {
    const due = Date.now() - everyMs;
    for (const { payment, owner, since } of held) {
      // A lost or unreachable lease is noticed by the next state change, which demands the owner.
      if (since <= due) payments.heartbeat(payment, owner, leaseMs).catch(() => undefined);
    }
    if (held.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async hold(payment, owner, work) {
      const lease = { payment, owner, since: Date.now() };
      held.add(lease);
      timer ??= setInterval(beat, everyMs).unref();
      try {
        return await work();
      } finally {
        held.delete(lease);
      }
    },
  };
}
