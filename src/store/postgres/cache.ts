import type { CacheStore } from '../cache.types.ts';
import type { Database } from './database.ts';
import { takeLease } from './leases.ts';

interface RawEntry {
  value: string;
  stored_at: number;
  fresh_until: number;
  fresh: boolean;
}

export function postgresCache(db: Database): CacheStore {
  const { sql } = db;
  return {
    async get<T>(key: string) {
      const [row] = await sql<RawEntry[]>`
        SELECT value, stored_at, fresh_until, fresh_until > ${db.now()} AS fresh FROM cache
        WHERE key = ${key} AND keep_until > ${db.now()}`;
      if (!row) return null;
      const value = JSON.parse(row.value) as T;
      return { value, storedAt: row.stored_at, freshUntil: row.fresh_until, fresh: row.fresh };
    },

    async set(key, value, { freshMs, keepMs = 0 }) {
      await sql`
        INSERT INTO cache (key, value, stored_at, fresh_until, keep_until)
        SELECT ${key}, ${JSON.stringify(value)}, now, now + ${freshMs}::bigint, now + ${freshMs + keepMs}::bigint
        FROM (SELECT ${db.now()} AS now) clock
        ON CONFLICT (key) DO UPDATE SET value = excluded.value, stored_at = excluded.stored_at,
          fresh_until = excluded.fresh_until, keep_until = excluded.keep_until`;
    },

    async delete(key) {
      await sql`DELETE FROM cache WHERE key = ${key}`;
    },

    async lock(key, owner, leaseMs) {
      return takeLease(db, `cache:${key}`, owner, leaseMs, { renew: false });
    },

    async unlock(key, owner) {
      await sql`DELETE FROM leases WHERE name = ${`cache:${key}`} AND owner = ${owner}`;
    },

    async purge() {
      await sql`DELETE FROM leases WHERE until <= ${db.now()}`;
      const { count } = await sql`DELETE FROM cache WHERE keep_until <= ${db.now()}`;
      return count;
    },
  };
}
