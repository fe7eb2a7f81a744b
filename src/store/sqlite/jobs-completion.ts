import type { Database } from './database.ts';

/** The last item ends the job: `failed` when every item only ever brought its worker down, else `completed`. */
export function completeIfDone(db: Database, job: string, retentionMs: number): void {
  const now = db.now();
  const done = db.run(
    `UPDATE batch_job SET
       state = CASE WHEN succeeded = 0 AND NOT EXISTS
         (SELECT 1 FROM batch_item WHERE job_id_hash = :job AND worn_out = 0) THEN 'failed' ELSE 'completed' END,
       completed_at = :now,
       expires_at = coalesce(expires_at, :now + min(:retention, coalesce(json_extract(meta, '$.retentionMs'), :retention)))
     WHERE job_id_hash = :job AND succeeded + failed = total AND state IN ('queued', 'running')`,
    { job, now, retention: retentionMs },
  );
  if (done === 0) return;
  db.run(`UPDATE batch_job SET error = 'internal_error' WHERE job_id_hash = :job AND state = 'failed'`, { job });
  // Inputs of retryable failures stay for the one free retry; after it nothing needs them.
  db.run(
    `UPDATE batch_item SET input = NULL WHERE job_id_hash = :job AND input IS NOT NULL
       AND (retryable = 0 OR EXISTS (SELECT 1 FROM batch_job WHERE job_id_hash = :job AND retried = 1))`,
    { job },
  );
}
