import { endpoint } from '../services.ts';
import { BatchStatus, JobIdInput } from './batch.schema.ts';
import { EXAMPLE_ID, EXAMPLE_STATUS } from './example-job.ts';
import { presentStatus } from './present.ts';

export default endpoint({
  method: 'GET',
  path: '/v1/batch-jobs/{job_id}',
  name: 'batch_job_status',
  price: 'free',
  summary: 'Status of a batch job',
  summaryJa: 'バッチジョブの状態',
  description: 'Free. State, counts and progress of a job; poll_after_seconds says when to ask again.',
  tags: ['batch', 'async'],
  input: JobIdInput,
  output: BatchStatus,
  errors: ['job_not_found', 'source_unavailable'],
  example: { input: { job_id: EXAMPLE_ID }, output: EXAMPLE_STATUS },
  needs: ['jobs', 'paymentTransaction'],
  replay: 'stored',
  handler: async ({ job_id }, { deps }) => {
    const job = await deps.jobs.get(job_id);
    return presentStatus(job, await deps.paymentTransaction(job.paymentId));
  },
});
