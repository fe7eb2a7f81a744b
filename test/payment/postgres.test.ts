import { after, before, describe, test } from 'node:test';
import { facilitatorFaults } from '../../testkit/payment/attacks/facilitator.ts';
import { replayAttacks } from '../../testkit/payment/attacks/replay.ts';
import { makeBed } from '../../testkit/payment/bed.ts';
import { contractPayments } from '../../testkit/payment/contract-payments.ts';
import { CONTRACT_CRASH_POINTS, CRASH_PATHS, type CrashLab, openCrashLab } from '../../testkit/payment/crash.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';

/** Several servers share their state in PostgreSQL: what holds on one machine must hold there. */
describe('two servers on one PostgreSQL', { skip: postgresMissing() }, () => {
  let postgres: TestPostgres;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.stop());

  for (const attack of [...replayAttacks, ...facilitatorFaults]) {
    test(attack.name, async () => {
      const bed = await makeBed({ databaseUrl: await postgres.createSchema() });
      try {
        await attack.run(bed);
      } finally {
        await bed.close();
      }
    });
  }

  describe('kill -9 of one of them: the other answers the same header, charged once', () => {
    let lab: CrashLab;
    before(async () => {
      lab = await openCrashLab({ databaseUrl: await postgres.createDatabase() });
    });
    after(() => lab.close());
    for (const { path, price } of CRASH_PATHS)
      for (const point of ['working', 'after settling', 'broadcast'] as const)
        test(`${path} ${point}`, () => lab.survive({ point, path, price }));
    for (const point of CONTRACT_CRASH_POINTS)
      test(`a contract wallet, ${point}`, () => lab.survive({ point, ...CRASH_PATHS[0], byContract: true }));
  });

  describe('payers that are contracts', () => {
    contractPayments(async () => makeBed({ databaseUrl: await postgres.createSchema() }));
  });
});
