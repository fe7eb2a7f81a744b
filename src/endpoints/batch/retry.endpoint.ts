import { endpoint } from '../services.ts';
import { presentStatus } from './batch.answer.ts';
import { BatchStatus, JobIdInput } from './batch.schema.ts';
import { EXAMPLE_ID, EXAMPLE_STATUS } from './example-job.ts';

export default endpoint({
  method: 'POST',
  path: '/v1/batch-jobs/{job_id}/retry',
  name: 'batch_job_retry',
  price: 'free',
  summary: 'Run the retryable failed items of a batch job again',
  summaryJa: '失敗した項目を無料で1回再実行',
  description:
    'Free, once per job: items that failed for a passing reason, and all documents that failed, run again. x402 exact has no refunds.',
  tags: ['batch', 'async'],
  input: JobIdInput,
  output: BatchStatus,
  successStatus: 202,
  errors: ['job_not_found', 'job_not_finished', 'job_not_retryable', 'job_expired', 'source_unavailable'],
  example: { input: { job_id: EXAMPLE_ID }, output: { ...EXAMPLE_STATUS, status: 'queued' } },
  needs: ['jobs', 'jobPayment'],
  replay: 'stored',
  handler: async ({ job_id }, { deps }) => {
    const job = await deps.jobs.retry(job_id);
    return presentStatus(job, await deps.jobPayment(job.paymentId));
  },
});
