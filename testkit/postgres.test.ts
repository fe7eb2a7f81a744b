import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import postgres from 'postgres';
import { postgresMissing, startPostgres, type TestPostgres } from './postgres.ts';

describe('the PostgreSQL of the tests', { skip: postgresMissing() ?? false }, () => {
  let server: TestPostgres;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.stop());

  it('is version 18 and gives each caller an empty database', async () => {
    const urls = await Promise.all([server.createDatabase(), server.createDatabase()]);
    assert.notEqual(urls[0], urls[1]);
    for (const url of urls) {
      const sql = postgres(url, { max: 1 });
      const [version] = await sql`SHOW server_version_num`;
      assert.match(String(version?.server_version_num), /^18/);
      await sql`CREATE TABLE only_here (a int)`;
      await sql.end();
    }
  });

  it('keeps committed rows over a crash and comes back on the same port', async () => {
    const url = await server.createDatabase();
    const sql = postgres(url, { max: 1 });
    await sql`CREATE TABLE t (a int)`;
    await sql`INSERT INTO t VALUES (7)`;
    await sql`CHECKPOINT`;
    await server.crash();
    await assert.rejects(async () => sql`SELECT 1`);
    await server.start();
    assert.deepEqual([...(await sql`SELECT a FROM t`)], [{ a: 7 }]);
    await sql.end();
  });
});
