import { type RawItem, toItemResult } from '../job-row.ts';
import type { JobState, JobStore } from '../jobs.types.ts';
import type { Database } from './database.ts';

/** What finished jobs hold, once more what failed, and the end of both. */
export function postgresJobResults(db: Database): Pick<JobStore, 'results' | 'retry' | 'expire' | 'purge' | 'counts'> {
  const { sql } = db;

  return {
    async results(job, { from, limit }) {
      const rows = await sql<RawItem[]>`
        SELECT idx, item_id, state, result, error, retryable FROM batch_item
        WHERE job_id_hash = ${job} AND idx >= ${from} AND state IN ('succeeded', 'failed') ORDER BY idx LIMIT ${limit}`;
      return rows.map(toItemResult);
    },

    async retry(job) {
      return db.transaction(async (tx) => {
        const [ready] = await tx`SELECT 1 FROM batch_job
          WHERE job_id_hash = ${job} AND state IN ('completed', 'failed') AND retried = 0 FOR UPDATE`;
        if (!ready) return false;
        const { count: again } = await tx`
          UPDATE batch_item SET state = 'waiting', attempts = 0, result = NULL, error = NULL, retryable = 0, worn_out = 0
          WHERE job_id_hash = ${job} AND state = 'failed' AND retryable = 1 AND input IS NOT NULL`;
        if (again === 0) return false;
        await tx`
          UPDATE batch_job SET state = 'queued', retried = 1, failed = failed - ${again}::int, waiting = ${again}::int,
            completed_at = NULL, expires_at = CASE WHEN meta::json->>'retentionMs' IS NOT NULL THEN expires_at END,
            error = NULL WHERE job_id_hash = ${job}`;
        return true;
      });
    },

    async expire(job) {
      return db.transaction(async (tx) => {
        await tx`SELECT 1 FROM batch_item WHERE job_id_hash = ${job} ORDER BY idx FOR UPDATE`;
        const { count } = await tx`
          UPDATE batch_job SET state = 'expired', waiting = 0, expires_at = ${db.now()}
          WHERE job_id_hash = ${job} AND state IN ('queued', 'running', 'completed', 'failed')`;
        if (count === 1) await tx`DELETE FROM batch_item WHERE job_id_hash = ${job}`;
        return count === 1;
      });
    },

    async purge({ keepMs }) {
      return db.transaction(async (tx) => {
        const expired = await tx<{ job_id_hash: string }[]>`
          UPDATE batch_job SET state = 'expired'
          WHERE expires_at <= ${db.now()} AND state IN ('completed', 'failed') RETURNING job_id_hash`;
        for (const row of expired) await tx`DELETE FROM batch_item WHERE job_id_hash = ${row.job_id_hash}`;
        await tx`DELETE FROM batch_job WHERE state IN ('expired', 'payment_failed')
          AND coalesce(expires_at, created_at) <= ${db.now()} - ${keepMs}::bigint`;
        return expired.length;
      });
    },

    async counts() {
      const states = await sql<{ state: JobState; n: number; waiting: number }[]>`
        SELECT state, count(*)::int AS n, sum(waiting)::int AS waiting FROM batch_job GROUP BY state`;
      const [leased] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM batch_item WHERE state = 'leased'`;
      return {
        waitingItems: states.reduce(
          (sum, row) => sum + (row.state === 'queued' || row.state === 'running' ? row.waiting : 0),
          0,
        ),
        runningItems: leased?.n ?? 0,
        byState: Object.fromEntries(states.map((row) => [row.state, row.n])),
      };
    },
  };
}
