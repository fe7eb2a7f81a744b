import { integer, oneOf } from './setting.ts';

export const jobsSettings = {
  role: oneOf(['all', 'api', 'worker'], {
    env: 'JBIS_ROLE',
    doc: 'all: answers requests and works on batch jobs; api: only answers; worker: only works (and serves /health).',
    fallback: 'all',
  }),
  resultHours: integer({
    env: 'BATCH_RESULT_TTL_HOURS',
    doc: 'Hours for which the results of a batch job are kept after it has ended.',
    fallback: 72,
    min: 1,
    max: 24 * 30,
  }),
  jobsPerPayer: integer({
    env: 'JBIS_BATCH_JOBS_PER_PAYER',
    doc: 'Unfinished batch jobs of one payer; more are answered 429.',
    fallback: 5,
    min: 1,
    max: 1000,
  }),
  queueItems: integer({
    env: 'JBIS_BATCH_QUEUE_ITEMS',
    doc: 'Batch items that may wait in all; more are answered 429.',
    fallback: 50_000,
    min: 1000,
    max: 10_000_000,
  }),
};
