import { checkKey } from '../key-check.ts';
import { type Secrets, StateKeyError } from '../secrets.ts';
import type { StateStore } from '../state-store.ts';
import { postgresCache } from './cache.ts';
import { openDatabase } from './database.ts';
import { postgresIdentifiers } from './identifiers.ts';
import { postgresJobs } from './jobs.ts';
import { postgresLimits } from './limits.ts';
import { migrate } from './migrations.ts';
import { postgresPayments } from './payments.ts';
import { postgresStrikes } from './strikes.ts';
import { postgresSync } from './sync.ts';

export async function openPostgresStore(options: {
  url: string;
  secrets: Secrets;
  now: (() => number) | undefined;
  maxConnections: number;
}): Promise<StateStore> {
  const db = openDatabase(options);
  const { sql } = db;
  try {
    await migrate(db);
    await sql`INSERT INTO meta (name, value) VALUES ('state_key', ${options.secrets.keyId}) ON CONFLICT DO NOTHING`;
    const [row] = await sql<{ value: string }[]>`SELECT value FROM meta WHERE name = 'state_key'`;
    checkKey(row!.value, options.secrets, 'DATABASE_URL');
  } catch (error) {
    await sql.end({ timeout: 1 });
    if (error instanceof StateKeyError) throw error;
    // Never with the URL: it holds the password.
    throw new Error(`The database of DATABASE_URL cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  return {
    kind: 'postgres',
    secrets: options.secrets,
    payments: postgresPayments(db),
    identifiers: postgresIdentifiers(db),
    cache: postgresCache(db),
    limits: postgresLimits(db),
    strikes: postgresStrikes(db),
    sync: postgresSync(db),
    jobs: postgresJobs(db),
    async ping() {
      // Writes, as on SQLite: a full disk or a standby that became the server still lets one read.
      await sql`INSERT INTO meta (name, value) VALUES ('seen_at', ${String(Date.now())})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    },
    async now() {
      const [row] = await sql<{ now: number }[]>`SELECT ${db.now()} AS now`;
      return row!.now;
    },
    async close() {
      await sql.end({ timeout: 5 });
    },
  };
}
