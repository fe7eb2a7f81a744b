import { MIGRATIONS, render } from '../migrations.ts';
import type { Database } from './database.ts';

/** Brings the file to the newest version. Safe when several processes open it at the same time. */
export function migrate(db: Database, to = MIGRATIONS.length): void {
  const version = () => db.get<{ user_version: number }>('PRAGMA user_version')!.user_version;
  if (version() === to) return;
  db.atStart(() =>
    db.write(() => {
      const from = version();
      if (from > MIGRATIONS.length) {
        throw new Error(
          `The state database has schema version ${from}, this program knows ${MIGRATIONS.length}. Run the newer version of jbis, or another JBIS_DATA_DIR.`,
        );
      }
      db.exec('CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
      for (const statements of MIGRATIONS.slice(from, to)) db.exec(render(statements, 'sqlite'));
      db.exec(`PRAGMA user_version = ${to}`);
    }),
  );
}
