import { serviceError } from '../contract/errors.ts';
import type { Bucket, LimitStore } from '../store/limits.types.ts';

/**
 * Reading results costs nothing, and opening a page of five hundred takes tens of milliseconds: whoever paid for one job
 * could keep a server busy with it for three days. So a job is read as often as anybody needs: five times in a row, then
 * once every twenty seconds, counted in results and by all servers together.
 */
export interface ReadingLimit {
  /** Throws 429 when the job was read enough for now. */
  count(results: number): Promise<void>;
}

const READ_IN_A_ROW = 5;
const AGAIN_AFTER_SECONDS = 20;
/** A small job may be asked for its few results again and again: each is cheap. */
const LEAST_RESULTS = 100;

export const readingBucket = (total: number): Bucket => ({
  capacity: Math.max(LEAST_RESULTS, READ_IN_A_ROW * total),
  refillPerSecond: Math.max(LEAST_RESULTS, total) / AGAIN_AFTER_SECONDS,
});

export function createReadingLimit(limits: LimitStore, job: { jobIdHash: string; total: number }): ReadingLimit {
  return {
    async count(results) {
      if (results <= 0) return;
      const bucket = { ...readingBucket(job.total), cost: results };
      const { allowed, retryAfterMs } = await limits.take(`batch-results:${job.jobIdHash}`, bucket);
      if (!allowed) throw serviceError('rate_limited', { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
    },
  };
}
