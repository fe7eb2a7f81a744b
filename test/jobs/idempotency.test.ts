import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openRaceLab, type RaceLab } from '../../testkit/jobs/idempotency-race.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { type Service, startService } from '../../testkit/service.ts';

const missing = postgresMissing();

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const skip = kind === 'PostgreSQL' && missing ? missing : false;
  describe(`payments that race under one Idempotency-Key on ${kind}`, { skip }, () => {
    let server: TestPostgres | undefined;
    let lab: RaceLab;
    before(async () => {
      if (kind === 'PostgreSQL') server = await startPostgres();
      lab = await openRaceLab(server ? { databaseUrl: await server.createDatabase() } : {});
    });
    after(async () => {
      await lab.close();
      await server?.stop();
    });
    for (const payments of [2, 3, 5])
      test(`${payments} payments: one job, one charge`, async () => {
        for (let round = 0; round < 4; round++) assert.deepEqual(await lab.race(payments), { charges: 1, jobs: 1 });
      });
  });
}

describe('the Idempotency-Key header', () => {
  let service: Service;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());
  const body = JSON.stringify({ operation: 'postal_lookup', items: [{ postal_code: '100-0005' }] });

  for (const [what, key] of [
    ['too short', 'abc'],
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['with a space', 'order 4711 a'],
    ['not ASCII', 'schl\u00fcssel-1'],
  ] as const)
    test(`${what}: 422 before anything is asked or paid`, async () => {
      const answer = await fetch(`${service.url}/v1/batch-jobs`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      });
      const { detail } = (await answer.json()) as { detail: { loc: unknown }[] };
      assert.equal(answer.status, 422);
      assert.deepEqual(detail[0]!.loc, ['header', 'idempotency-key']);
    });

  test('may be sent by a page of another origin', async () => {
    const preflight = await fetch(`${service.url}/v1/batch-jobs`, { method: 'OPTIONS' });
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /Idempotency-Key/);
  });
});
