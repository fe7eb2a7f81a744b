import { Type } from 'typebox';
import { endpoint } from '../services.ts';
import { JobIdInput } from './batch.schema.ts';
import { EXAMPLE_ID } from './example-job.ts';

export default endpoint({
  method: 'DELETE',
  path: '/v1/batch-jobs/{job_id}',
  name: 'batch_job_delete',
  price: 'free',
  summary: 'Delete a batch job and its results now',
  summaryJa: 'バッチジョブと結果を今すぐ削除',
  description: 'Free. Deletes items and results of a finished job at once instead of after their retention time.',
  tags: ['batch', 'async'],
  input: JobIdInput,
  output: Type.Null(),
  successStatus: 204,
  errors: ['job_not_found', 'job_not_finished', 'source_unavailable'],
  example: { input: { job_id: EXAMPLE_ID }, output: null },
  needs: ['jobs'],
  replay: 'stored',
  handler: async ({ job_id }, { deps }) => {
    await deps.jobs.remove(job_id);
    return null;
  },
});
