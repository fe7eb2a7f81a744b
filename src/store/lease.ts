import { randomUUID } from 'node:crypto';
import type { SyncStore } from './sync.types.ts';

const LEASE_MS = 5 * 60_000;
const RENEW_MS = 60_000;

/** Does the work while no other process does it; null when one is at it. A process that dies lets its lease run out. */
export async function withLease<T>(store: SyncStore, name: string, work: () => Promise<T>): Promise<T | null> {
  const owner = randomUUID();
  if (!(await store.lease(name, owner, LEASE_MS))) return null;
  const renew = setInterval(() => void store.lease(name, owner, LEASE_MS).catch(() => undefined), RENEW_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renew);
    await store.release(name, owner);
  }
}
