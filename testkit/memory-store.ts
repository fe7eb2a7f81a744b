import { randomBytes } from 'node:crypto';
import { createSecrets } from '../src/store/secrets.ts';
import { openSqliteStore } from '../src/store/sqlite/store.ts';

/** Cache and limits of the real state store on SQLite in memory: what connectors need of it. */
export function memoryStore() {
  const { cache, limits } = openSqliteStore({
    file: ':memory:',
    secrets: createSecrets(randomBytes(32)),
    now: Date.now,
  });
  return { cache, limits };
}
