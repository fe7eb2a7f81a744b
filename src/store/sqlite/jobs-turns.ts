import { WORN_OUT_ERROR } from '../job-row.ts';
import type { JobStore } from '../jobs.types.ts';
import type { Database } from './database.ts';
import { completeIfDone } from './jobs-completion.ts';

/** Items are leased to workers, finished, given back, and taken from workers that died. */
export function sqliteJobTurns(
  db: Database,
): Pick<JobStore, 'takeTurn' | 'heartbeat' | 'finish' | 'giveBack' | 'sweep'> {
  return {
    async takeTurn({ owner, leaseMs, limit, operations }) {
      return db.write(() => {
        const now = db.now();
        const job = db.get<{ job_id_hash: string; operation: string; meta: string }>(
          `SELECT job_id_hash, operation, meta FROM batch_job
           WHERE state IN ('queued', 'running') AND waiting > 0
             AND (:operations IS NULL OR operation IN (SELECT value FROM json_each(:operations)))
           ORDER BY turn_at, created_at LIMIT 1`,
          { operations: operations ? JSON.stringify(operations) : null },
        );
        if (!job) return null;
        const found = db.all<{ idx: number; input: Uint8Array; attempts: number }>(
          `SELECT idx, input, attempts FROM batch_item WHERE job_id_hash = :job AND state = 'waiting'
           ORDER BY attempts > 0, idx LIMIT :limit`,
          { job: job.job_id_hash, limit },
        );
        const items = found[0]!.attempts > 0 ? found.slice(0, 1) : found.filter((item) => item.attempts === 0);
        for (const { idx } of items) {
          db.run(
            `UPDATE batch_item SET state = 'leased', lease_owner = :owner, lease_until = :until, attempts = attempts + 1
             WHERE job_id_hash = :job AND idx = :idx`,
            { job: job.job_id_hash, idx, owner, until: now + leaseMs },
          );
        }
        db.run(
          `UPDATE batch_job SET state = 'running', waiting = waiting - :n, turn_at = max(:now, turn_at + 1),
             started_at = coalesce(started_at, :now) WHERE job_id_hash = :job`,
          { job: job.job_id_hash, n: items.length, now },
        );
        return {
          jobIdHash: job.job_id_hash,
          operation: job.operation,
          meta: JSON.parse(job.meta) as Record<string, unknown>,
          items: items.map(({ idx, input, attempts }) => ({ index: idx, input, attempts: attempts + 1 })),
        };
      });
    },

    async heartbeat(owner, leaseMs) {
      return db.run(`UPDATE batch_item SET lease_until = :until WHERE lease_owner = :owner AND state = 'leased'`, {
        owner,
        until: db.now() + leaseMs,
      });
    },

    async finish({ jobIdHash: job, owner, outcomes, retentionMs }) {
      return db.write(() => {
        let succeeded = 0;
        let failed = 0;
        for (const outcome of outcomes) {
          const taken = db.run(
            `UPDATE batch_item SET state = :state, result = :result, error = :error, retryable = :retryable,
               lease_owner = NULL, lease_until = NULL, input = CASE WHEN :retryable = 1 THEN input END
             WHERE job_id_hash = :job AND idx = :idx AND state = 'leased' AND lease_owner = :owner`,
            {
              job,
              owner,
              idx: outcome.index,
              state: outcome.ok ? 'succeeded' : 'failed',
              result: outcome.result,
              error: outcome.error,
              retryable: !outcome.ok && outcome.retryable ? 1 : 0,
            },
          );
          if (taken === 1 && outcome.ok) succeeded++;
          else if (taken === 1) failed++;
        }
        if (succeeded + failed === 0) return 0;
        db.run(
          `UPDATE batch_job SET succeeded = succeeded + :succeeded, failed = failed + :failed WHERE job_id_hash = :job`,
          { job, succeeded, failed },
        );
        completeIfDone(db, job, retentionMs);
        return succeeded + failed;
      });
    },

    async giveBack(owner) {
      return db.write(() => {
        const items = db.all<{ job_id_hash: string }>(
          `UPDATE batch_item SET state = 'waiting', lease_owner = NULL, lease_until = NULL, attempts = attempts - 1
           WHERE lease_owner = :owner AND state = 'leased' RETURNING job_id_hash`,
          { owner },
        );
        for (const { job_id_hash: job } of items) {
          db.run('UPDATE batch_job SET waiting = waiting + 1 WHERE job_id_hash = :job', { job });
        }
        for (const job of new Set(items.map((item) => item.job_id_hash))) queueIfIdle(db, job);
        return items.length;
      });
    },

    async sweep({ maxAttempts, retentionMs }) {
      return db.write(() => {
        const dead = db.all<{ job_id_hash: string; idx: number; attempts: number }>(
          `SELECT job_id_hash, idx, attempts FROM batch_item WHERE state = 'leased' AND lease_until <= :now`,
          { now: db.now() },
        );
        const jobs = new Map<string, { returned: number; failed: number }>();
        for (const { job_id_hash: job, idx, attempts } of dead) {
          const counts = jobs.get(job) ?? { returned: 0, failed: 0 };
          jobs.set(job, counts);
          const worn = attempts >= maxAttempts;
          counts[worn ? 'failed' : 'returned']++;
          db.run(
            worn
              ? `UPDATE batch_item SET state = 'failed', error = '${WORN_OUT_ERROR}', retryable = 1, worn_out = 1,
                   lease_owner = NULL, lease_until = NULL WHERE job_id_hash = :job AND idx = :idx`
              : `UPDATE batch_item SET state = 'waiting', lease_owner = NULL, lease_until = NULL
                 WHERE job_id_hash = :job AND idx = :idx`,
            { job, idx },
          );
        }
        const sum = { returned: 0, failed: 0 };
        for (const [job, { returned, failed }] of jobs) {
          sum.returned += returned;
          sum.failed += failed;
          db.run(
            `UPDATE batch_job SET attempts = attempts + 1, waiting = waiting + :returned, failed = failed + :failed
             WHERE job_id_hash = :job`,
            { job, returned, failed },
          );
          queueIfIdle(db, job);
          completeIfDone(db, job, retentionMs);
        }
        return sum;
      });
    },
  };
}

/** running → queued when no worker holds an item any more. */
function queueIfIdle(db: Database, job: string): void {
  db.run(
    `UPDATE batch_job SET state = 'queued' WHERE job_id_hash = :job AND state = 'running' AND NOT EXISTS
       (SELECT 1 FROM batch_item WHERE job_id_hash = :job AND state = 'leased')`,
    { job },
  );
}
