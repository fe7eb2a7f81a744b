import { createJobService } from '../batch-jobs/job-service.ts';
import { answerStoreUnavailable } from '../batch-jobs/job-store-unavailable.ts';
import { createRunner } from '../batch-jobs/runner.ts';
import type { BatchOperation } from '../contract/batch.ts';
import { declaredServices, missingServices } from '../contract/declared-services.ts';
import type { HandlerContext } from '../contract/endpoint.ts';
import { serviceError } from '../contract/errors.ts';
import { OPERATIONS } from '../endpoints/batch/operations.ts';
import type { Services } from '../endpoints/services.ts';
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
  };
  const jobs = answerStoreUnavailable(createJobService(store, limits));
  const runner = createRunner({
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
      return endpoint.handler(request as never, context);
    },
  });
  if (role !== 'api') runner.start();
  return {
    sources: {
      jobs,
      operationServices: () => services,
      paymentTransaction: async (id) => (await store.payments.get({ id }))?.txHash ?? null,
    } satisfies Partial<Services>,
    health: () => ({ role }),
    findings: () => [
      {
        part: 'batch jobs',
        state: 'ready',
        message: role === 'api' ? 'accepted here, worked on by worker nodes' : 'accepted and worked on here',
      },
    ],
    close: () => (role === 'api' ? Promise.resolve() : runner.stop()),
  };
};

export default openJobsModule;
