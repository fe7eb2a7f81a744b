import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, before, describe, it } from 'node:test';
import postgres from 'postgres';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStateStore } from './open.ts';
import { openDatabase } from './sqlite/database.ts';
import { migrate } from './sqlite/migrations.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly key: boolean;
}
/** Tables with their columns, unique keys and indexes, in words both databases share. */
type Schema = Record<string, { columns: Column[]; unique: string[]; indexes: string[] }>;

const KINDS: Readonly<Record<string, string>> = {
  INTEGER: 'whole number',
  bigint: 'whole number',
  integer: 'whole number',
  TEXT: 'text',
  text: 'text',
  BLOB: 'bytes',
  bytea: 'bytes',
  REAL: 'number',
  'double precision': 'number',
};

function ofSqlite(): { schema: Schema; version: number } {
  const db = openDatabase(':memory:', () => 0);
  migrate(db);
  const tables = db.all<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`);
  const schema = Object.fromEntries(
    tables.map(({ name: table }) => {
      const columns = db.all<{ name: string; type: string; notnull: number; pk: number }>(
        `SELECT name, type, "notnull", pk FROM pragma_table_info('${table}')`,
      );
      const indexes = db.all<{ name: string; origin: string; unique: number }>(
        `SELECT name, origin, "unique" FROM pragma_index_list('${table}')`,
      );
      const columnsOf = (index: string) =>
        db
          .all<{ name: string }>(`SELECT name FROM pragma_index_info('${index}') ORDER BY seqno`)
          .map(({ name }) => name)
          .join(', ');
      return [
        table,
        {
          columns: columns.map(({ name, type, notnull, pk }) => ({
            name,
            type: KINDS[type]!,
            nullable: notnull === 0 && pk === 0,
            key: pk > 0,
          })),
          unique: indexes
            .filter(({ origin }) => origin === 'u')
            .map(({ name }) => columnsOf(name))
            .sort(),
          indexes: indexes
            .filter(({ origin }) => origin === 'c')
            .map(({ name }) => `${name} (${columnsOf(name)})`)
            .sort(),
        },
      ];
    }),
  );
  const { user_version: version } = db.get<{ user_version: number }>('PRAGMA user_version')!;
  db.close();
  return { schema, version };
}

async function ofPostgres(url: string): Promise<{ schema: Schema; version: number }> {
  const sql = postgres(url, { max: 1 });
  const columns = await sql<{ table: string; name: string; type: string; nullable: boolean; key: boolean }[]>`
    SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable,
      coalesce(a.attnum = ANY (i.indkey), false) AS key
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, a.attnum`;
  const indexes = await sql<{ table: string; name: string; columns: string; constraint: boolean; primary: boolean }[]>`
    SELECT t.relname AS table, x.relname AS name, i.indisprimary AS primary,
      EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = x.oid) AS constraint,
      (SELECT string_agg(a.attname, ', ' ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k (attnum, n)
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum) AS columns
    FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relnamespace = 'public'::regnamespace`;
  const [row] = await sql<{ value: string }[]>`SELECT value FROM meta WHERE name = 'schema_version'`;
  await sql.end();
  const tables = [...new Set(columns.map(({ table }) => table))];
  const schema = Object.fromEntries(
    tables.map((table) => {
      const own = indexes.filter((index) => index.table === table && !index.primary);
      return [
        table,
        {
          columns: columns
            .filter((column) => column.table === table)
            .map(({ name, type, nullable, key }) => ({ name, type: KINDS[type]!, nullable, key })),
          unique: own
            .filter(({ constraint }) => constraint)
            .map((index) => index.columns)
            .sort(),
          indexes: own
            .filter(({ constraint }) => !constraint)
            .map((index) => `${index.name} (${index.columns})`)
            .sort(),
        },
      ];
    }),
  );
  return { schema, version: Number(row!.value) };
}

describe('the two state databases', { skip: postgresMissing() ?? false }, () => {
  let server: TestPostgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  it('have the same tables, columns, keys, indexes and migration number', async () => {
    const databaseUrl = await server.createDatabase();
    const stateKey = Buffer.alloc(32, 1).toString('base64');
    await (await openStateStore({ databaseUrl, dataDir: tmpdir(), stateKey })).close();
    const [lite, big] = [ofSqlite(), await ofPostgres(databaseUrl)];
    assert.deepEqual(Object.keys(lite.schema).sort(), Object.keys(big.schema).sort());
    for (const table of Object.keys(lite.schema)) assert.deepEqual(lite.schema[table], big.schema[table], table);
    assert.deepEqual([lite.version, big.version], [MIGRATIONS.length, MIGRATIONS.length]);
  });

  it('are brought from any older version to the same', async () => {
    const { migrate: migratePostgres } = await import('./postgres/migrations.ts');
    const { openDatabase: openPostgres } = await import('./postgres/database.ts');
    for (let from = 1; from < MIGRATIONS.length; from++) {
      const url = await server.createDatabase();
      const db = openPostgres({ url, maxConnections: 1, now: undefined });
      await migratePostgres(db, from);
      await migratePostgres(db);
      await db.sql.end();
      assert.deepEqual((await ofPostgres(url)).schema, ofSqlite().schema, `from ${from}`);
    }
  });
});
