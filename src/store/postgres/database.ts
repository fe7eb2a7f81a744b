import postgres from 'postgres';

/** postgres.js with bigint columns read as numbers (all are times or small counts; amounts are read as text). */
export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

export interface Database {
  readonly sql: Sql;
  /** The clock as an SQL expression: the server's own, so that all nodes agree on leases. */
  now(): Fragment;
  /** A transaction that is run again when PostgreSQL broke a deadlock at its expense. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

/** deadlock_detected, serialization_failure */
const AGAIN = new Set(['40P01', '40001']);
const TRIES = 4;

export function openDatabase(options: {
  url: string;
  maxConnections: number;
  now: (() => number) | undefined;
}): Database {
  const sql = postgres(options.url, {
    max: options.maxConnections,
    connect_timeout: 5,
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'jbis',
      lock_timeout: 15_000,
      statement_timeout: 60_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    types: {
      bigint: {
        to: 20,
        from: [20],
        parse: Number,
        serialize: (value: number | bigint) => value.toString(),
      },
    },
  }) as unknown as Sql;
  const fixed = options.now;
  return {
    sql,
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      for (let attempt = 1; ; attempt++) {
        try {
          return (await sql.begin(work)) as T;
        } catch (error) {
          if (attempt >= TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error;
        }
      }
    },
    now: fixed ? () => sql`${fixed()}::bigint` : () => sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
  };
}
