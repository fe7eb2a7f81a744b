import { checkKey } from '../key-check.ts';
import type { Secrets } from '../secrets.ts';
import type { StateStore } from '../state-store.ts';
import { sqliteCache } from './cache.ts';
import { openDatabase } from './database.ts';
import { sqliteIdentifiers } from './identifiers.ts';
import { sqliteJobs } from './jobs.ts';
import { sqliteLimits } from './limits.ts';
import { migrate } from './migrations.ts';
import { sqlitePayments } from './payments.ts';
import { sqliteStrikes } from './strikes.ts';
import { sqliteSync } from './sync.ts';

export function openSqliteStore(options: { file: string; secrets: Secrets; now: () => number }): StateStore {
  const db = openDatabase(options.file, options.now);
  try {
    migrate(db);
    const stored = db.write(() => {
      db.run(`INSERT INTO meta (name, value) VALUES ('state_key', :id) ON CONFLICT DO NOTHING`, {
        id: options.secrets.keyId,
      });
      return db.get<{ value: string }>(`SELECT value FROM meta WHERE name = 'state_key'`)!.value;
    });
    checkKey(stored, options.secrets, options.file);
  } catch (error) {
    db.close();
    throw error;
  }
  return {
    kind: 'sqlite',
    secrets: options.secrets,
    payments: sqlitePayments(db),
    identifiers: sqliteIdentifiers(db),
    cache: sqliteCache(db),
    limits: sqliteLimits(db),
    strikes: sqliteStrikes(db),
    sync: sqliteSync(db),
    jobs: sqliteJobs(db),
    async ping() {
      // Writes: a full disk or a folder that became read-only still lets one read.
      db.run(`INSERT INTO meta (name, value) VALUES ('seen_at', :at) ON CONFLICT (name) DO UPDATE SET value = :at`, {
        at: String(db.now()),
      });
    },
    async now() {
      return db.now();
    },
    async close() {
      db.close();
    },
  };
}
