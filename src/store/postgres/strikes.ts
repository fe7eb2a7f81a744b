import { STRIKE_KEEP_MS, type StrikeStore } from '../strikes.types.ts';
import type { Database, Fragment } from './database.ts';

/** Points of a row now, with `fadeMs` for one to fade. */
export const standing = (db: Database, fadeMs: number): Fragment =>
  db.sql`greatest(0, strikes.points - greatest(0, ${db.now()} - strikes.updated_at)::float8 / ${fadeMs}::float8)`;

export function postgresStrikes(db: Database): StrikeStore {
  const { sql } = db;
  return {
    async add(name, points, fadeMs) {
      const [row] = await sql<{ points: number }[]>`
        INSERT INTO strikes (name, points, updated_at) VALUES (${name}, greatest(0, ${points}::float8), ${db.now()})
        ON CONFLICT (name) DO UPDATE SET points = greatest(0, ${standing(db, fadeMs)} + ${points}::float8),
          updated_at = greatest(strikes.updated_at, excluded.updated_at) RETURNING points`;
      return row!.points;
    },

    async get(name, fadeMs) {
      const [row] = await sql<{ points: number }[]>`
        SELECT ${standing(db, fadeMs)} AS points FROM strikes WHERE name = ${name}`;
      return row?.points ?? 0;
    },

    async clear(name) {
      await sql`DELETE FROM strikes WHERE name = ${name}`;
    },

    async purge() {
      const { count } = await sql`DELETE FROM strikes WHERE updated_at < ${db.now()} - ${STRIKE_KEEP_MS}::bigint`;
      return count;
    },
  };
}
