import { setTimeout as pause } from 'node:timers/promises';
import { endpoint } from '../services.ts';
import { BatchStatus, JobStatusInput } from './batch.schema.ts';
import { EXAMPLE_ID, EXAMPLE_STATUS } from './example-job.ts';
import { presentStatus } from './present.ts';

const UNDER_WAY: ReadonlySet<string> = new Set(['settling', 'queued', 'running']);
/** A look is one read of the store; several servers may work on the job, so nobody could tell this one. */
const LOOK_EVERY_MS = 500;

export default endpoint({
  method: 'GET',
  path: '/v1/batch-jobs/{job_id}',
  name: 'batch_job_status',
  price: 'free',
  summary: 'Status of a batch job',
  summaryJa: 'バッチジョブの状態',
  description:
    'Free. State, counts and progress of a job; poll_after_seconds says when to ask again, wait answers when it ends.',
  tags: ['batch', 'async'],
  input: JobStatusInput,
  output: BatchStatus,
  errors: ['job_not_found', 'source_unavailable'],
  example: { input: { job_id: EXAMPLE_ID }, output: EXAMPLE_STATUS },
  needs: ['jobs', 'jobPayment'],
  // A client that has gone ends the wait.
  replay: 'recompute',
  handler: async ({ job_id, wait = 0 }, { deps, signal }) => {
    let job = await deps.jobs.get(job_id);
    for (let left = wait * 1000; left > 0 && UNDER_WAY.has(job.state) && !signal.aborted; left -= LOOK_EVERY_MS) {
      await pause(Math.min(LOOK_EVERY_MS, left));
      job = await deps.jobs.get(job_id);
    }
    return presentStatus(job, await deps.jobPayment(job.paymentId));
  },
});
