import { type RawItem, toItemResult } from '../job-row.ts';
import type { JobState, JobStore } from '../jobs.types.ts';
import type { Database, Params } from './database.ts';
import { count, dropItems, findJob } from './job-queries.ts';

/** What finished jobs hold, once more what failed, and the end of both. */
export function sqliteJobResults(db: Database): Pick<JobStore, 'results' | 'retry' | 'expire' | 'purge' | 'counts'> {
  const one = (where: string, params: Params) => findJob(db, where, params);

  return {
    async results(job, { from, limit }) {
      return db
        .all<RawItem>(
          `SELECT idx, item_id, state, result, error, retryable FROM batch_item
           WHERE job_id_hash = :job AND idx >= :from AND state IN ('succeeded', 'failed') ORDER BY idx LIMIT :limit`,
          { job, from, limit },
        )
        .map(toItemResult);
    },

    async retry(job) {
      return db.write(() => {
        const ready = one(`job_id_hash = :job AND state IN ('completed', 'failed') AND retried = 0`, { job });
        if (!ready) return false;
        const again = db.run(
          `UPDATE batch_item SET state = 'waiting', attempts = 0, result = NULL, error = NULL, retryable = 0, worn_out = 0
           WHERE job_id_hash = :job AND state = 'failed' AND retryable = 1 AND input IS NOT NULL`,
          { job },
        );
        if (again === 0) return false;
        db.run(
          `UPDATE batch_job SET state = 'queued', retried = 1, failed = failed - :again, waiting = :again,
             completed_at = NULL,
             expires_at = CASE WHEN json_extract(meta, '$.retentionMs') IS NOT NULL THEN expires_at END, error = NULL WHERE job_id_hash = :job`,
          { job, again },
        );
        return true;
      });
    },

    async expire(job) {
      return db.write(() => {
        const expired = db.run(
          `UPDATE batch_job SET state = 'expired', waiting = 0, expires_at = :now
           WHERE job_id_hash = :job AND state IN ('queued', 'running', 'completed', 'failed')`,
          { job, now: db.now() },
        );
        if (expired === 1) dropItems(db, job);
        return expired === 1;
      });
    },

    async purge({ keepMs }) {
      return db.write(() => {
        const now = db.now();
        const expired = db.all<{ job_id_hash: string }>(
          `UPDATE batch_job SET state = 'expired' WHERE expires_at <= :now AND state IN ('completed', 'failed')
           RETURNING job_id_hash`,
          { now },
        );
        for (const row of expired) dropItems(db, row.job_id_hash);
        db.run(
          `DELETE FROM batch_job WHERE state IN ('expired', 'payment_failed') AND coalesce(expires_at, created_at) <= :before`,
          { before: now - keepMs },
        );
        return expired.length;
      });
    },

    async counts() {
      const states = db.all<{ state: JobState; n: number; waiting: number }>(
        'SELECT state, count(*) AS n, sum(waiting) AS waiting FROM batch_job GROUP BY state',
      );
      return {
        waitingItems: states.reduce(
          (sum, row) => sum + (row.state === 'queued' || row.state === 'running' ? row.waiting : 0),
          0,
        ),
        runningItems: count(db, `SELECT count(*) AS n FROM batch_item WHERE state = 'leased'`),
        byState: Object.fromEntries(states.map((row) => [row.state, row.n])),
      };
    },
  };
}
