import { after, before, describe, test } from 'node:test';
import {
  EXPIRE_POINTS,
  type JobCrashLab,
  openJobCrashLab,
  RETRY_POINTS,
  STOP_POINTS,
  SWEEP_POINTS,
  WORK_POINTS,
} from '../../testkit/jobs/crash.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';

let server: TestPostgres;
const missing = postgresMissing();

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  const skip = kind === 'PostgreSQL' && missing ? missing : false;
  describe(`kill -9 at every step of a batch job on ${kind}`, { skip }, () => {
    let lab: JobCrashLab;
    before(async () => {
      if (kind === 'SQLite') lab = await openJobCrashLab();
      else {
        server = await startPostgres();
        lab = await openJobCrashLab({ databaseUrl: await server.createDatabase() });
      }
    });
    after(async () => {
      await lab.close();
      if (kind === 'PostgreSQL') await server.stop();
    });
    for (const point of WORK_POINTS) test(`${point}: the job ends with every result`, () => lab.work(point));
    for (const point of STOP_POINTS)
      test(`${point} of a node that was stopping: the job ends with every result`, () => lab.work(point, 'stop'));
    for (const point of SWEEP_POINTS) test(`${point}: dead leases are found again`, () => lab.sweep(point));
    for (const point of RETRY_POINTS) test(`${point}: one free retry, not two and not none`, () => lab.retry(point));
    for (const point of EXPIRE_POINTS) test(`${point}: deleted is deleted`, () => lab.remove(point));
  });
}
