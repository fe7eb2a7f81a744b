import type { SyncStore } from '../sync.types.ts';
import type { Database } from './database.ts';
import { takeLease } from './leases.ts';

interface RawState {
  name: string;
  value: string;
  version: number;
  updated_at: number;
}

export function sqliteSync(db: Database): SyncStore {
  return {
    async get<T>(name: string) {
      const row = db.get<RawState>('SELECT * FROM sync_state WHERE name = :name', { name });
      return row ? { value: JSON.parse(row.value) as T, version: row.version, updatedAt: row.updated_at } : null;
    },

    async put(name, value, options = {}) {
      const params = { name, value: JSON.stringify(value), now: db.now() };
      const { ifVersion } = options;
      const insert = 'INSERT INTO sync_state (name, value, version, updated_at) VALUES (:name, :value, 1, :now)';
      const change = 'value = :value, version = version + 1, updated_at = :now';
      const row =
        ifVersion === undefined
          ? db.get<RawState>(`${insert} ON CONFLICT (name) DO UPDATE SET ${change} RETURNING version`, params)
          : ifVersion === 0
            ? db.get<RawState>(`${insert} ON CONFLICT (name) DO NOTHING RETURNING version`, params)
            : db.get<RawState>(
                `UPDATE sync_state SET ${change} WHERE name = :name AND version = :ifVersion RETURNING version`,
                { ...params, ifVersion },
              );
      return row?.version ?? null;
    },

    async list(prefix) {
      return db
        .all<RawState>('SELECT * FROM sync_state WHERE substr(name, 1, length(:prefix)) = :prefix ORDER BY name', {
          prefix,
        })
        .map((row) => ({ name: row.name, value: JSON.parse(row.value) as unknown, updatedAt: row.updated_at }));
    },

    async lease(name, owner, leaseMs) {
      return takeLease(db, `sync:${name}`, owner, leaseMs, { renew: true });
    },

    async release(name, owner) {
      db.run('DELETE FROM leases WHERE name = :name AND owner = :owner', { name: `sync:${name}`, owner });
    },
  };
}
