import type { CacheStore } from '../cache.types.ts';
import type { Database } from './database.ts';
import { takeLease } from './leases.ts';

export function sqliteCache(db: Database): CacheStore {
  return {
    async get<T>(key: string) {
      const now = db.now();
      const row = db.get<{ value: string; stored_at: number; fresh_until: number }>(
        'SELECT value, stored_at, fresh_until FROM cache WHERE key = :key AND keep_until > :now',
        { key, now },
      );
      if (!row) return null;
      const value = JSON.parse(row.value) as T;
      return { value, storedAt: row.stored_at, freshUntil: row.fresh_until, fresh: row.fresh_until > now };
    },

    async set(key, value, { freshMs, keepMs = 0 }) {
      const now = db.now();
      db.run(
        `INSERT INTO cache (key, value, stored_at, fresh_until, keep_until)
         VALUES (:key, :value, :now, :fresh, :keep)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value, stored_at = excluded.stored_at,
           fresh_until = excluded.fresh_until, keep_until = excluded.keep_until`,
        { key, value: JSON.stringify(value), now, fresh: now + freshMs, keep: now + freshMs + keepMs },
      );
    },

    async delete(key) {
      db.run('DELETE FROM cache WHERE key = :key', { key });
    },

    async lock(key, owner, leaseMs) {
      return takeLease(db, `cache:${key}`, owner, leaseMs, { renew: false });
    },

    async unlock(key, owner) {
      db.run('DELETE FROM leases WHERE name = :name AND owner = :owner', { name: `cache:${key}`, owner });
    },

    async purge() {
      const now = db.now();
      db.run('DELETE FROM leases WHERE until <= :now', { now });
      return db.run('DELETE FROM cache WHERE keep_until <= :now', { now });
    },
  };
}
