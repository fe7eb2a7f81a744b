import type { SyncStore } from '../sync.types.ts';
import type { Database } from './database.ts';
import { takeLease } from './leases.ts';

interface RawState {
  name: string;
  value: string;
  version: number;
  updated_at: number;
}

export function postgresSync(db: Database): SyncStore {
  const { sql } = db;
  return {
    async get<T>(name: string) {
      const [row] = await sql<RawState[]>`SELECT * FROM sync_state WHERE name = ${name}`;
      return row ? { value: JSON.parse(row.value) as T, version: row.version, updatedAt: row.updated_at } : null;
    },

    async put(name, value, options = {}) {
      const { ifVersion } = options;
      const text = JSON.stringify(value);
      const insert = () => sql`
        INSERT INTO sync_state (name, value, version, updated_at) VALUES (${name}, ${text}, 1, ${db.now()})`;
      const [row] = await (ifVersion === undefined
        ? sql<RawState[]>`${insert()} ON CONFLICT (name) DO UPDATE SET value = excluded.value,
            version = sync_state.version + 1, updated_at = excluded.updated_at RETURNING version`
        : ifVersion === 0
          ? sql<RawState[]>`${insert()} ON CONFLICT (name) DO NOTHING RETURNING version`
          : sql<RawState[]>`UPDATE sync_state SET value = ${text}, version = version + 1, updated_at = ${db.now()}
              WHERE name = ${name} AND version = ${ifVersion} RETURNING version`);
      return row?.version ?? null;
    },

    async list(prefix) {
      const rows = await sql<RawState[]>`
        SELECT * FROM sync_state WHERE starts_with(name, ${prefix}) ORDER BY name COLLATE "C"`;
      return rows.map((row) => ({
        name: row.name,
        value: JSON.parse(row.value) as unknown,
        updatedAt: row.updated_at,
      }));
    },

    async lease(name, owner, leaseMs) {
      return takeLease(db, `sync:${name}`, owner, leaseMs, { renew: true });
    },

    async release(name, owner) {
      await sql`DELETE FROM leases WHERE name = ${`sync:${name}`} AND owner = ${owner}`;
    },
  };
}
