import { createJobService } from '../batch-jobs/job-service.ts';
import { answerStoreUnavailable } from '../batch-jobs/job-store-unavailable.ts';
import { documentLane, lookUpLane, type Readers } from '../batch-jobs/lanes.ts';
import { createRunner, type RunnerOptions } from '../batch-jobs/runner.ts';
import type { BatchOperation } from '../contract/batch.ts';
import { declaredServices, missingServices } from '../contract/declared-services.ts';
import type { HandlerContext } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { OPERATIONS } from '../endpoints/batch/operations.ts';
import type { Services } from '../endpoints/services.ts';
import { taskOwner } from '../worker-pool/index.ts';
import type { OpenModule } from './module.ts';

const HOUR_MS = 3600_000;
const CREATE_PER_MINUTE = 20;

/** Batch jobs: the service the endpoints use and, unless this node only answers requests, the worker. */
const openJobsModule: OpenModule = async ({ config, store, now, log }, earlier) => {
  const { role, resultHours, jobsPerPayer, queueItems } = config.jobs;
  const services = earlier as Record<string, unknown>;
  const limits = {
    maxUnfinishedPerPayer: jobsPerPayer,
    maxWaitingItems: queueItems,
    createPerMinute: CREATE_PER_MINUTE,
    resultHours,
  };
  const jobs = answerStoreUnavailable(createJobService(store, limits));
  const work: RunnerOptions = {
    store,
    retentionMs: resultHours * HOUR_MS,
    log,
    runItem: async (operation, input, meta, signal) => {
      const endpoint = OPERATIONS[operation as BatchOperation];
      if (missingServices(endpoint, services).length > 0) throw serviceError('source_unavailable');
      const context: HandlerContext<never> = {
        deps: declaredServices(endpoint, services) as never,
        signal,
        now,
        requestId: 'batch',
        payer: null,
        paymentId: null,
        requestHash: '',
        idempotencyKey: null,
      };
      const request = { ...(input as object), response_language: meta.response_language };
      // All jobs together are one owner: in a queue of readers they have one place among the callers.
      return taskOwner.run('batch jobs', () => endpoint.handler(request as never, context));
    },
  };
  const runners = [
    createRunner({ ...work, lane: lookUpLane }),
    createRunner({ ...work, lane: documentLane(() => readersOf(earlier.ocr)), idleMs: 500 }),
  ];
  if (role !== 'api') for (const runner of runners) runner.start();
  return {
    sources: {
      jobs,
      jobPayment: async (id) => {
        const row = await store.payments.get({ id });
        return { transaction: row?.txHash ?? null, network: row?.network ?? config.payment.network };
      },
    } satisfies Partial<Services>,
    health: () => ({ role }),
    findings: () => [
      {
        part: 'batch jobs',
        state: 'ready',
        message: role === 'api' ? 'accepted here, worked on by worker nodes' : 'accepted and worked on here',
      },
    ],
    close: async () => {
      if (role !== 'api') await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
};

/** Engines without a pool of their own (tests) always have room. */
const readersOf = (ocr: Services['ocr'] | undefined): Readers | undefined =>
  ocr && 'counters' in ocr ? (ocr as { counters: () => Readers }).counters() : undefined;

export default openJobsModule;
