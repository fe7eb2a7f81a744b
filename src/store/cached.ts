import { randomUUID } from 'node:crypto';
import type { CacheStore } from './cache.types.ts';

export interface CachedOptions<T> {
  readonly freshMs: number | ((value: T) => number);
  /** A stale value is served this much longer when loading fails. */
  readonly keepMs?: number;
  /** How long another node that is loading the same key is waited for; then this one loads too. */
  readonly waitMs?: number;
}

export interface Cached<T> {
  readonly value: T;
  readonly storedAt: number;
  readonly source: 'cache' | 'loaded' | 'stale';
}

const POLL_MS = 50;

/** Loads each key once at a time: callers in this process share one promise, other nodes wait for the lease holder. */
export function cachedLoader(cache: CacheStore, now: () => number = Date.now) {
  const underWay = new Map<string, Promise<Cached<unknown>>>();

  async function load<T>(key: string, options: CachedOptions<T>, fetch: () => Promise<T>): Promise<Cached<T>> {
    const found = await cache.get<T>(key);
    if (found?.fresh) return { value: found.value, storedAt: found.storedAt, source: 'cache' };
    const owner = randomUUID();
    const waitMs = options.waitMs ?? 10_000;
    const deadline = now() + waitMs;
    let locked = await cache.lock(key, owner, waitMs);
    while (!locked && now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const other = await cache.get<T>(key);
      if (other?.fresh) return { value: other.value, storedAt: other.storedAt, source: 'cache' };
      locked = await cache.lock(key, owner, waitMs);
    }
    try {
      const value = await fetch();
      const freshMs = typeof options.freshMs === 'function' ? options.freshMs(value) : options.freshMs;
      if (freshMs > 0) await cache.set(key, value, { freshMs, keepMs: options.keepMs ?? 0 });
      return { value, storedAt: now(), source: 'loaded' };
    } catch (error) {
      if (found && options.keepMs) return { value: found.value, storedAt: found.storedAt, source: 'stale' };
      throw error;
    } finally {
      if (locked) await cache.unlock(key, owner);
    }
  }

  return async <T>(key: string, options: CachedOptions<T>, fetch: () => Promise<T>): Promise<Cached<T>> => {
    const running = underWay.get(key) as Promise<Cached<T>> | undefined;
    if (running) return running;
    const started = load(key, options, fetch).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
