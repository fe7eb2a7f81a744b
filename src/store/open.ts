import { join } from 'node:path';
import { createSecrets, loadStateKey } from './secrets.ts';
import type { StateStore } from './state-store.ts';
import { type Deadlines, withDeadlines } from './with-deadline.ts';

export interface OpenOptions {
  /** PostgreSQL; without it a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** `JBIS_STATE_KEY`: 32 bytes in Base64. Required with `databaseUrl`. */
  readonly stateKey?: string | undefined;
  /** Tests only: replaces the store's clock (with PostgreSQL: the server's clock). */
  readonly now?: () => number;
  /** PostgreSQL connections of this process; default 10. */
  readonly maxConnections?: number;
  /** Of each operation on PostgreSQL; the default answers a caller within three seconds. */
  readonly deadlines?: Deadlines;
}

export async function openStateStore(options: OpenOptions): Promise<StateStore> {
  const { databaseUrl, dataDir, stateKey } = options;
  const key = loadStateKey({ stateKey, dataDir, shared: databaseUrl !== undefined });
  const secrets = createSecrets(key);
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('./sqlite/store.ts');
    // SQLite answers at once or waits for its own lock, for less than a caller would.
    return openSqliteStore({ file: join(dataDir, 'state.db'), secrets, now: options.now ?? Date.now });
  }
  const { openPostgresStore } = await import('./postgres/store.ts');
  return withDeadlines(
    await openPostgresStore({
      url: databaseUrl,
      secrets,
      now: options.now,
      maxConnections: options.maxConnections ?? 10,
    }),
    options.deadlines,
  );
}
