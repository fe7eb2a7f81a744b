import { WORN_OUT_ERROR } from '../job-row.ts';
import type { JobStore } from '../jobs.types.ts';
import type { Database } from './database.ts';
import { completeIfDone } from './jobs-completion.ts';

/** Items are leased to workers, finished, given back, and taken from workers that died. */
export function postgresJobTurns(
  db: Database,
): Pick<JobStore, 'takeTurn' | 'heartbeat' | 'finish' | 'giveBack' | 'sweep'> {
  const { sql } = db;
  const queueIfIdle = (job: string) => sql`
    UPDATE batch_job SET state = 'queued' WHERE job_id_hash = ${job} AND state = 'running' AND NOT EXISTS
      (SELECT 1 FROM batch_item WHERE job_id_hash = ${job} AND state = 'leased')`;

  return {
    async takeTurn({ owner, leaseMs, limit, operations }) {
      const narrow = () => (operations === undefined ? sql`` : sql`AND operation IN ${sql([...operations])}`);
      return db.transaction(async (tx) => {
        const [job] = await tx<{ job_id_hash: string; operation: string; meta: string }[]>`
          SELECT job_id_hash, operation, meta FROM batch_job
          WHERE state IN ('queued', 'running') AND waiting > 0 ${narrow()}
          ORDER BY turn_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
        if (!job) return null;
        const items = await tx<{ idx: number; input: Uint8Array; attempts: number }[]>`
          UPDATE batch_item SET state = 'leased', lease_owner = ${owner},
            lease_until = ${db.now()} + ${leaseMs}::bigint, attempts = batch_item.attempts + 1
          FROM (
            SELECT idx, attempts, first_value(attempts) OVER (ORDER BY attempts > 0, idx) AS lead,
              row_number() OVER (ORDER BY attempts > 0, idx) AS place
            FROM (SELECT idx, attempts FROM batch_item WHERE job_id_hash = ${job.job_id_hash} AND state = 'waiting'
              ORDER BY attempts > 0, idx LIMIT ${limit} FOR UPDATE SKIP LOCKED) free
          ) next
          WHERE batch_item.job_id_hash = ${job.job_id_hash} AND batch_item.idx = next.idx
            AND (next.attempts = 0 OR next.place = 1)
          RETURNING batch_item.idx, batch_item.input, batch_item.attempts`;
        if (items.length === 0) return null;
        await tx`
          UPDATE batch_job SET state = 'running', waiting = waiting - ${items.length}::int,
            turn_at = greatest(clock.now, turn_at + 1), started_at = coalesce(started_at, clock.now)
          FROM (SELECT ${db.now()} AS now) clock WHERE job_id_hash = ${job.job_id_hash}`;
        return {
          jobIdHash: job.job_id_hash,
          operation: job.operation,
          meta: JSON.parse(job.meta) as Record<string, unknown>,
          items: items
            .map(({ idx, input, attempts }) => ({ index: idx, input, attempts }))
            .sort((a, b) => a.index - b.index),
        };
      });
    },

    async heartbeat(owner, leaseMs) {
      const { count } = await sql`
        UPDATE batch_item SET lease_until = ${db.now()} + ${leaseMs}::bigint
        WHERE lease_owner = ${owner} AND state = 'leased'`;
      return count;
    },

    async finish({ jobIdHash: job, owner, outcomes, retentionMs }) {
      if (outcomes.length === 0) return 0;
      return db.transaction(async (tx) => {
        const rows = outcomes.map((outcome) => [
          outcome.index,
          outcome.ok ? 'succeeded' : 'failed',
          outcome.result,
          outcome.error,
          !outcome.ok && outcome.retryable ? 1 : 0,
        ]);
        const taken = await tx<{ state: string }[]>`
          UPDATE batch_item SET state = done.state, result = done.result::bytea, error = done.error,
            retryable = done.retryable::int, lease_owner = NULL, lease_until = NULL,
            input = CASE WHEN done.retryable::int = 1 THEN input END
          FROM (VALUES ${tx(rows as never)}) AS done (idx, state, result, error, retryable)
          WHERE job_id_hash = ${job} AND batch_item.idx = done.idx::int AND batch_item.state = 'leased'
            AND lease_owner = ${owner}
          RETURNING batch_item.state`;
        if (taken.length === 0) return 0;
        const succeeded = taken.filter((row) => row.state === 'succeeded').length;
        await tx`
          UPDATE batch_job SET succeeded = succeeded + ${succeeded}::int,
            failed = failed + ${taken.length - succeeded}::int WHERE job_id_hash = ${job}`;
        await completeIfDone(db, tx, job, retentionMs);
        return taken.length;
      });
    },

    async giveBack(owner) {
      return db.transaction(async (tx) => {
        const items = await tx<{ job_id_hash: string }[]>`
          UPDATE batch_item SET state = 'waiting', lease_owner = NULL, lease_until = NULL, attempts = attempts - 1
          WHERE lease_owner = ${owner} AND state = 'leased' RETURNING job_id_hash`;
        for (const job of new Set(items.map((item) => item.job_id_hash).sort())) {
          const n = items.filter((item) => item.job_id_hash === job).length;
          await tx`UPDATE batch_job SET waiting = waiting + ${n}::int WHERE job_id_hash = ${job}`;
          await tx`${queueIfIdle(job)}`;
        }
        return items.length;
      });
    },

    async sweep({ maxAttempts, retentionMs }) {
      return db.transaction(async (tx) => {
        const swept = await tx<{ job_id_hash: string; worn: boolean }[]>`
          UPDATE batch_item SET lease_owner = NULL, lease_until = NULL,
            state = CASE WHEN attempts >= ${maxAttempts}::int THEN 'failed' ELSE 'waiting' END,
            error = CASE WHEN attempts >= ${maxAttempts}::int THEN ${WORN_OUT_ERROR} END,
            retryable = CASE WHEN attempts >= ${maxAttempts}::int THEN 1 ELSE 0 END,
            worn_out = CASE WHEN attempts >= ${maxAttempts}::int THEN 1 ELSE 0 END
          WHERE (job_id_hash, idx) IN (SELECT job_id_hash, idx FROM batch_item
            WHERE state = 'leased' AND lease_until <= ${db.now()} FOR UPDATE SKIP LOCKED)
          RETURNING job_id_hash, worn_out = 1 AS worn`;
        for (const job of new Set(swept.map((item) => item.job_id_hash).sort())) {
          const items = swept.filter((item) => item.job_id_hash === job);
          const failed = items.filter((item) => item.worn).length;
          await tx`
            UPDATE batch_job SET attempts = attempts + 1, waiting = waiting + ${items.length - failed}::int,
              failed = failed + ${failed}::int WHERE job_id_hash = ${job}`;
          await tx`${queueIfIdle(job)}`;
          await completeIfDone(db, tx, job, retentionMs);
        }
        const failed = swept.filter((item) => item.worn).length;
        return { returned: swept.length - failed, failed };
      });
    },
  };
}
