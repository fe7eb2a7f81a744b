import { Type } from 'typebox';
import { optionalString, requiredString, strictObject } from '../../contract/schema.ts';
import { endpoint } from '../services.ts';
import { presentResults } from './batch.answer.ts';
import { BatchResults } from './batch.schema.ts';
import { EXAMPLE_ID } from './example-job.ts';

export default endpoint({
  method: 'GET',
  path: '/v1/batch-jobs/{job_id}/results',
  name: 'batch_job_results',
  price: 'free',
  summary: 'Results of a batch job',
  summaryJa: 'バッチジョブの結果',
  description: 'Free. Results in input order, by pages; only once the job has ended.',
  tags: ['batch', 'async'],
  input: strictObject({
    job_id: requiredString({ maxLength: 64, description: 'The id of the job.' }),
    cursor: optionalString({ pattern: '^[0-9]{1,4}$', description: 'next_cursor of the page before.' }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 500,
        default: 100,
        description: 'Most results per page; long ones end it at about 1 MB.',
      }),
    ),
  }),
  output: BatchResults,
  errors: ['job_not_found', 'job_not_finished', 'job_expired', 'rate_limited', 'source_unavailable'],
  example: {
    input: { job_id: EXAMPLE_ID },
    output: {
      job_id: EXAMPLE_ID,
      status: 'completed',
      count: 1,
      next_cursor: null,
      results: [
        {
          index: 0,
          item_id: 'a',
          status: 'succeeded',
          result: { status: 'active', corporate_number: '1180301018771' },
          error: null,
          retryable: false,
        },
      ],
      privacy: { result_retention_hours: 72 },
      response_language: 'both',
    },
  },
  needs: ['jobs'],
  replay: 'stored',
  handler: async ({ job_id, cursor, limit = 100 }, { deps }) => {
    const from = cursor ? Number(cursor) : 0;
    const { job, results } = await deps.jobs.results(job_id, { from, limit });
    const next = from + results.length;
    return presentResults(job, results, results.length > 0 && next < job.total ? String(next) : null);
  },
});
