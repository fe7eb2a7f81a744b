import { STRIKE_KEEP_MS, type StrikeStore } from '../strikes.types.ts';
import type { Database } from './database.ts';

/** Points of a row at `:now`, with `:fadeMs` for one to fade. */
export const STANDING = 'max(0.0, strikes.points - max(0, :now - strikes.updated_at) * 1.0 / :fadeMs)';

export function sqliteStrikes(db: Database): StrikeStore {
  return {
    async add(name, points, fadeMs) {
      return db.get<{ points: number }>(
        `INSERT INTO strikes (name, points, updated_at) VALUES (:name, max(0.0, :points), :now)
         ON CONFLICT (name) DO UPDATE SET points = max(0.0, ${STANDING} + :points),
           updated_at = max(strikes.updated_at, excluded.updated_at) RETURNING points`,
        { name, points, fadeMs, now: db.now() },
      )!.points;
    },

    async get(name, fadeMs) {
      const row = db.get<{ points: number }>(`SELECT ${STANDING} AS points FROM strikes WHERE name = :name`, {
        name,
        fadeMs,
        now: db.now(),
      });
      return row?.points ?? 0;
    },

    async clear(name) {
      db.run('DELETE FROM strikes WHERE name = :name', { name });
    },

    async purge() {
      return db.run('DELETE FROM strikes WHERE updated_at < :before', { before: db.now() - STRIKE_KEEP_MS });
    },
  };
}
