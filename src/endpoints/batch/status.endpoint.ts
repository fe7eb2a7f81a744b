import { endpoint } from '../services.ts';
import { presentStatus } from './batch.answer.ts';
import { BatchStatus, JobStatusInput } from './batch.schema.ts';
import { EXAMPLE_ID, EXAMPLE_STATUS } from './example-job.ts';
import { lookTogether } from './look-together.ts';

const UNDER_WAY: ReadonlySet<string> = new Set(['settling', 'queued', 'running']);

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
    const end = performance.now() + wait * 1000;
    let job = await deps.jobs.get(job_id);
    while (performance.now() < end && UNDER_WAY.has(job.state) && !signal.aborted)
      job = await lookTogether(deps.jobs, job_id);
    return presentStatus(job, await deps.jobPayment(job.paymentId));
  },
});
