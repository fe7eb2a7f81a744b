import type { StateStore } from './state-store.ts';

/** The store did not answer in time. What was asked may still happen: whoever asked must not take it for undone. */
export class StoreTimeout extends Error {
  /** As the operating system would say it: the store is away. */
  readonly code = 'ETIMEDOUT';

  constructor(operation: string, ms: number) {
    super(`The state store did not answer ${operation} within ${ms} ms.`);
    this.name = 'StoreTimeout';
  }
}

export interface Deadlines {
  readonly usualMs: number;
  /** For what moves many rows. */
  readonly longMs: number;
}

/** A caller is answered within three seconds, whatever became of the database. */
export const DEADLINES: Deadlines = { usualMs: 2500, longMs: 15_000 };

const AREAS = ['payments', 'identifiers', 'cache', 'limits', 'strikes', 'sync', 'jobs'] as const;
const LONG = new Set(['jobs.create', 'jobs.finish', 'jobs.sweep', 'payments.ledger', 'payments.list']);

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Every operation of the store with a deadline: a frozen database is answered, not waited for. */
export function withDeadlines(store: StateStore, deadlines: Deadlines = DEADLINES): StateStore {
  const limit =
    (name: string, method: Method): Method =>
    (...parameters) =>
      inTime(name, LONG.has(name) || name.endsWith('.purge') ? deadlines.longMs : deadlines.usualMs, () =>
        method(...parameters),
      );
  const areas = AREAS.map((area) => {
    const methods = Object.entries(store[area] as unknown as Record<string, Method>);
    return [area, Object.fromEntries(methods.map(([name, method]) => [name, limit(`${area}.${name}`, method)]))];
  });
  return {
    ...store,
    ...(Object.fromEntries(areas) as Pick<StateStore, (typeof AREAS)[number]>),
    ping: () => inTime('ping', deadlines.usualMs, () => store.ping()),
    now: () => inTime('now', deadlines.usualMs, () => store.now()),
  };
}

async function inTime<T>(name: string, ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreTimeout(name, ms)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
