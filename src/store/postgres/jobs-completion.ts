import type { Database, Transaction } from './database.ts';

/** The last item ends the job: `failed` when every item only ever brought its worker down, else `completed`. */
export async function completeIfDone(db: Database, tx: Transaction, job: string, retentionMs: number): Promise<void> {
  const [done] = await tx<{ state: string; retried: number }[]>`
    UPDATE batch_job SET
      state = CASE WHEN succeeded = 0 AND NOT EXISTS
        (SELECT 1 FROM batch_item WHERE job_id_hash = ${job} AND worn_out = 0) THEN 'failed' ELSE 'completed' END,
      completed_at = clock.now, expires_at = coalesce(expires_at, clock.now +
        least(${retentionMs}::bigint, coalesce((meta::json->>'retentionMs')::bigint, ${retentionMs}::bigint)))
    FROM (SELECT ${db.now()} AS now) clock
    WHERE job_id_hash = ${job} AND succeeded + failed = total AND state IN ('queued', 'running')
    RETURNING state, retried`;
  if (!done) return;
  if (done.state === 'failed') await tx`UPDATE batch_job SET error = 'internal_error' WHERE job_id_hash = ${job}`;
  // Inputs of retryable failures stay for the one free retry; after it nothing needs them.
  await tx`
    UPDATE batch_item SET input = NULL WHERE job_id_hash = ${job} AND input IS NOT NULL
      AND (retryable = 0 OR ${done.retried === 1})`;
}
