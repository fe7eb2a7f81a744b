import type { StateStore } from '../store/state-store.ts';
import { type Leases, newOwner } from './lease.ts';
import type { Settlement } from './settlement.ts';

interface ReconcileOptions {
  readonly store: StateStore;
  readonly settlement: Settlement;
  readonly leases: Leases;
  readonly leaseMs: number;
  readonly everyMs: number;
  readonly log: { warn(fields: object, message: string): void };
}

export interface Reconciler {
  /** One pass: brings rows left behind to their end and deletes what is kept in the store and whose time is over. */
  pass(): Promise<{ ended: number; purged: number }>;
  start(): void;
  stop(): Promise<void>;
}

const BATCH = 8;
const IDENTIFIER_KEEP_MS = 30 * 86_400_000;

/** Safe on several servers at once: the store leases each row to one of them. */
export function createReconciler(options: ReconcileOptions): Reconciler {
  const { store, settlement, leases, leaseMs, everyMs, log } = options;
  const { payments } = store;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();

  const pass = async () => {
    let ended = 0;
    for (;;) {
      const owner = newOwner();
      const rows = await payments.takeDue({ owner, leaseMs, limit: BATCH });
      const ends = await Promise.all(
        rows.map(async (row) => {
          const end = await leases.hold(row, owner, () => settlement.recover(row, owner));
          return end.outcome !== 'pending';
        }),
      );
      ended += ends.filter(Boolean).length;
      if (rows.length < BATCH || stopped) break;
    }
    await store.identifiers.purge(IDENTIFIER_KEEP_MS);
    await store.strikes.purge();
    await store.limits.purge();
    await store.cache.purge();
    return { ended, purged: await payments.purge() };
  };

  const schedule = () => {
    timer = setTimeout(() => {
      running = pass()
        .catch((error: Error) => log.warn({ error: error.message }, 'reconcile pass failed'))
        .finally(() => {
          if (!stopped) schedule();
        });
    }, everyMs);
    timer.unref();
  };

  return {
    pass,
    start: schedule,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
