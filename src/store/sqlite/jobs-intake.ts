import { isReplaceable, type RawJob, toJobRow } from '../job-row.ts';
import type { JobStore, NewJob } from '../jobs.types.ts';
import type { Database, Params } from './database.ts';
import { COLUMNS, count, dropItems, findJob } from './job-queries.ts';

/** Jobs come in, and follow the payment that asked for them. */
export function sqliteJobIntake(db: Database): Pick<JobStore, 'create' | 'get' | 'findByIdemKey' | 'followPayments'> {
  const one = (where: string, params: Params) => findJob(db, where, params);

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
          dropItems(db, jobIdHash);
          db.run('DELETE FROM batch_job WHERE job_id_hash = :jobIdHash', { jobIdHash });
        }
        const unfinished = count(
          db,
          `SELECT count(*) AS n FROM batch_job WHERE payer_hash = :payer AND state IN ('settling', 'queued', 'running')`,
          { payer: job.payerHash },
        );
        if (unfinished >= job.maxUnfinishedPerPayer) return { outcome: 'payer_limited' };
        const waiting = count(
          db,
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
        insertItems(db, job);
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
        for (const row of failed) dropItems(db, row.job_id_hash);
        return { queued, failed: failed.length };
      });
    },
  };
}

/** Rows of one statement: a call for each would hold everybody else longer. */
const AT_ONCE = 50;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => `(:job, :first + ${n}, :itemId${n}, :input${n}, 'waiting')`).join(', ');
const FULL = rowsOf(AT_ONCE);

function insertItems(db: Database, { jobIdHash, items }: NewJob): void {
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const some = items.slice(first, first + AT_ONCE);
    const params: Record<string, Params[string]> = { job: jobIdHash, first };
    for (const [n, { itemId, input }] of some.entries()) {
      params[`itemId${n}`] = itemId;
      params[`input${n}`] = input;
    }
    const rows = some.length === AT_ONCE ? FULL : rowsOf(some.length);
    db.run(`INSERT INTO batch_item (job_id_hash, idx, item_id, input, state) VALUES ${rows}`, params);
  }
}
