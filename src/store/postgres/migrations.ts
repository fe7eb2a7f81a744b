import { MIGRATIONS, render } from '../migrations.ts';
import type { Database } from './database.ts';

/** One number for "jbis is migrating": any value, the same in all versions. */
const LOCK = 841_984_028;

/** Brings the database to the newest version. Safe when several servers start at the same time: one migrates. */
export async function migrate({ sql }: Database, to = MIGRATIONS.length): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${LOCK})`;
    await tx`CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)`;
    const [row] = await tx<{ value: string }[]>`SELECT value FROM meta WHERE name = 'schema_version'`;
    const from = Number(row?.value ?? 0);
    if (from > MIGRATIONS.length) {
      throw new Error(
        `The database has schema version ${from}, this program knows ${MIGRATIONS.length}. Run the newer version of jbis, or another DATABASE_URL.`,
      );
    }
    if (from === to) return;
    for (const statements of MIGRATIONS.slice(from, to)) await tx.unsafe(render(statements, 'postgres'));
    await tx`INSERT INTO meta (name, value) VALUES ('schema_version', ${String(to)})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  });
}
