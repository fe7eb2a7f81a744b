import {
  isReplaceable,
  JOB_COLUMNS,
  type RawItem,
  type RawJob,
  toItemResult,
  toJobRow,
  WORN_OUT_ERROR,
} from '../job-row.ts';
import type { JobState, JobStore } from '../jobs.types.ts';
import type { Database, Params } from './database.ts';
import { completeIfDone } from './jobs-completion.ts';

const COLUMNS = `${JOB_COLUMNS}, CAST(unit_price AS TEXT) AS unit_price_text, CAST(total_price AS TEXT) AS total_price_text`;

export function sqliteJobs(db: Database): JobStore {
  const one = (where: string, params: Params) => {
    const raw = db.get<RawJob>(`SELECT ${COLUMNS} FROM batch_job WHERE ${where}`, params);
    return raw ? toJobRow(raw) : null;
  };
  const dropItems = (job: string) => db.run('DELETE FROM batch_item WHERE job_id_hash = :job', { job });
  const number = (sql: string, params: Params = {}) => db.get<{ n: number | null }>(sql, params)?.n ?? 0;

  return {
    async create(job) {
      return db.write(() => {
        const now = db.now();
        const same = db
          .all<RawJob>(
            `SELECT ${COLUMNS} FROM batch_job WHERE payment_id = :paymentId OR idem_key_hash = :idem ORDER BY payment_id = :paymentId DESC`,
            { paymentId: job.paymentId, idem: job.idemKeyHash },
          )
          .map(toJobRow);
        const kept = same.find((existing) => !isReplaceable(existing, job));
        if (kept) return { outcome: 'exists', job: kept };
        for (const { jobIdHash } of same) {
          dropItems(jobIdHash);
          db.run('DELETE FROM batch_job WHERE job_id_hash = :jobIdHash', { jobIdHash });
        }
        const unfinished = number(
          `SELECT count(*) AS n FROM batch_job WHERE payer_hash = :payer AND state IN ('settling', 'queued', 'running')`,
          { payer: job.payerHash },
        );
        if (unfinished >= job.maxUnfinishedPerPayer) return { outcome: 'payer_limited' };
        const waiting = number(
          `SELECT sum(waiting) AS n FROM batch_job WHERE state IN ('settling', 'queued', 'running')`,
        );
        if (waiting + job.items.length > job.maxWaitingItems) return { outcome: 'queue_full' };
        db.run(
          `INSERT INTO batch_job (job_id_hash, sealed_id, state, operation, request_hash, idem_key_hash, payer_hash,
             payment_id, unit_price, total_price, meta, total, waiting, created_at)
           VALUES (:jobIdHash, :sealedId, 'settling', :operation, :requestHash, :idem, :payer,
             :paymentId, :unitPrice, :totalPrice, :meta, :total, :total, :now)`,
          {
            jobIdHash: job.jobIdHash,
            sealedId: job.sealedId,
            operation: job.operation,
            requestHash: job.requestHash,
            idem: job.idemKeyHash,
            payer: job.payerHash,
            paymentId: job.paymentId,
            unitPrice: job.unitPrice,
            totalPrice: job.totalPrice,
            meta: JSON.stringify(job.meta),
            total: job.items.length,
            now,
          },
        );
        job.items.forEach((item, idx) => {
          db.run(
            `INSERT INTO batch_item (job_id_hash, idx, item_id, input, state) VALUES (:job, :idx, :itemId, :input, 'waiting')`,
            { job: job.jobIdHash, idx, itemId: item.itemId, input: item.input },
          );
        });
        return { outcome: 'created', job: one('job_id_hash = :job', { job: job.jobIdHash })! };
      });
    },

    async get(jobIdHash) {
      return one('job_id_hash = :jobIdHash', { jobIdHash });
    },

    async findByIdemKey(idem) {
      return one('idem_key_hash = :idem', { idem });
    },

    async followPayments({ jobIdHash } = {}) {
      const narrow = jobIdHash === undefined ? '' : 'AND job_id_hash = :jobIdHash';
      const params: Params = jobIdHash === undefined ? {} : { jobIdHash };
      return db.write(() => {
        const queued = db.run(
          `UPDATE batch_job SET state = 'queued', settled_at = :now FROM payments
           WHERE payments.id = payment_id AND payments.state = 'settled' AND batch_job.state = 'settling' ${narrow}`,
          { ...params, now: db.now() },
        );
        const failed = db.all<{ job_id_hash: string }>(
          `UPDATE batch_job SET state = 'payment_failed', waiting = 0, error = 'payment_' || payments.state FROM payments
           WHERE payments.id = payment_id AND payments.state IN ('released', 'cancelled', 'expired')
             AND batch_job.state = 'settling' ${narrow} RETURNING job_id_hash`,
          params,
        );
        for (const row of failed) dropItems(row.job_id_hash);
        return { queued, failed: failed.length };
      });
    },

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
        if (expired === 1) dropItems(job);
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
        for (const row of expired) dropItems(row.job_id_hash);
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
        runningItems: number(`SELECT count(*) AS n FROM batch_item WHERE state = 'leased'`),
        byState: Object.fromEntries(states.map((row) => [row.state, row.n])),
      };
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
