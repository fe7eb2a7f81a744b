// A node in a process of its own that kills itself (SIGKILL) at the step of a job named in CRASH_AT.
import { createJobService } from '../../src/batch-jobs/job-service.ts';
import { createRunner } from '../../src/batch-jobs/runner.ts';
import type { JobStore } from '../../src/store/jobs.types.ts';
import { openStateStore } from '../../src/store/open.ts';
import { PATIENT } from '../store-contract/context.ts';
import { type CrashOrder, JOB_LIMITS, settle, work } from './work.ts';

const { CRASH_AT, ORDER } = process.env as Record<string, string>;
const order = JSON.parse(ORDER!) as CrashOrder;

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
const at = async (point: string): Promise<void> => {
  if (CRASH_AT === point) await die();
};

const real = await openStateStore({ ...order.place, deadlines: PATIENT });
const watched = ['create', 'followPayments', 'takeTurn', 'finish', 'giveBack', 'sweep', 'retry', 'expire'] as const;
const jobs = { ...real.jobs } as Record<string, unknown>;
for (const name of watched) {
  const method = real.jobs[name] as (...args: unknown[]) => Promise<unknown>;
  jobs[name] = async (...args: unknown[]) => {
    await at(`before ${name}`);
    const outcome = await method(...args);
    // An empty turn is no transition.
    if (outcome !== null) await at(`after ${name}`);
    return outcome;
  };
}
const store = { ...real, jobs: jobs as unknown as JobStore };
const service = createJobService(store, JOB_LIMITS);
const runner = createRunner({
  store,
  retentionMs: 3_600_000,
  leaseMs: order.leaseMs,
  idleMs: 20,
  log: { warn: () => undefined },
  runItem: async (_operation, input) => {
    const value = await work(order.place.dataDir, input);
    await at('in an item');
    if (order.action === 'stop') void runner.stop();
    return value;
  },
});

if (order.action === 'work' || order.action === 'stop') {
  await service.create({ ...(order.batch as object), unitPrice: 5000n } as never);
  await settle(real, order.key);
  await store.jobs.followPayments();
  runner.start();
} else if (order.action === 'sweep') await store.jobs.sweep({ maxAttempts: 5, retentionMs: 3_600_000 });
else if (order.action === 'retry') await service.retry(order.jobId!);
else if (order.action === 'remove') await service.remove(order.jobId!);
// Still here when the point was never reached: the test waits for the kill and fails.
setTimeout(() => process.exit(3), 120_000);
