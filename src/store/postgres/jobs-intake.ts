import { isReplaceable, type RawJob, toJobRow } from '../job-row.ts';
import type { JobStore } from '../jobs.types.ts';
import type { Database, Fragment } from './database.ts';
import { findJob, jobColumns } from './job-queries.ts';

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const INSERT_CHUNK = 5000;

/** Jobs come in, and follow the payment that asked for them. */
export function postgresJobIntake(db: Database): Pick<JobStore, 'create' | 'get' | 'findByIdemKey' | 'followPayments'> {
  const { sql } = db;
  const columns = () => jobColumns(db);
  const one = (condition: Fragment) => findJob(db, condition);

  return {
    async create(job) {
      return db.transaction(async (tx) => {
        await tx`SELECT pg_advisory_xact_lock(hashtextextended('batch_job:create', 0))`;
        const same = (
          await tx<RawJob[]>`SELECT ${columns()} FROM batch_job
            WHERE payment_id = ${job.paymentId} OR idem_key_hash = ${job.idemKeyHash}
            ORDER BY (payment_id = ${job.paymentId}) DESC FOR UPDATE`
        ).map(toJobRow);
        const kept = same.find((existing) => !isReplaceable(existing, job));
        if (kept) return { outcome: 'exists', job: kept };
        for (const { jobIdHash } of same) {
          await tx`DELETE FROM batch_item WHERE job_id_hash = ${jobIdHash}`;
          await tx`DELETE FROM batch_job WHERE job_id_hash = ${jobIdHash}`;
        }
        const [load] = await tx<{ mine: number; waiting: number }[]>`
          SELECT count(*) FILTER (WHERE payer_hash = ${job.payerHash})::int AS mine,
            coalesce(sum(waiting), 0)::int AS waiting
          FROM batch_job WHERE state IN ('settling', 'queued', 'running')`;
        if (load!.mine >= job.maxUnfinishedPerPayer) return { outcome: 'payer_limited' };
        if (load!.waiting + job.items.length > job.maxWaitingItems) return { outcome: 'queue_full' };
        const [row] = await tx<RawJob[]>`
          INSERT INTO batch_job (job_id_hash, sealed_id, state, operation, request_hash, idem_key_hash, payer_hash,
            payment_id, unit_price, total_price, meta, total, waiting, created_at)
          VALUES (${job.jobIdHash}, ${job.sealedId}, 'settling', ${job.operation}, ${job.requestHash},
            ${job.idemKeyHash}, ${job.payerHash}, ${job.paymentId}, ${job.unitPrice.toString()}::bigint,
            ${job.totalPrice.toString()}::bigint, ${JSON.stringify(job.meta)}, ${job.items.length},
            ${job.items.length}, ${db.now()})
          RETURNING ${columns()}`;
        const rows = job.items.map((item, idx) => ({
          job_id_hash: job.jobIdHash,
          idx,
          item_id: item.itemId,
          input: item.input,
          state: 'waiting',
        }));
        for (let at = 0; at < rows.length; at += INSERT_CHUNK) {
          await tx`INSERT INTO batch_item ${tx(rows.slice(at, at + INSERT_CHUNK))}`;
        }
        return { outcome: 'created', job: toJobRow(row!) };
      });
    },

    get: (jobIdHash) => one(sql`job_id_hash = ${jobIdHash}`),

    findByIdemKey: (idem) => one(sql`idem_key_hash = ${idem}`),

    async followPayments({ jobIdHash } = {}) {
      const narrow = () => (jobIdHash === undefined ? sql`` : sql`AND job_id_hash = ${jobIdHash}`);
      return db.transaction(async (tx) => {
        const { count: queued } = await tx`
          UPDATE batch_job SET state = 'queued', settled_at = ${db.now()} FROM payments
          WHERE payments.id = payment_id AND payments.state = 'settled' AND batch_job.state = 'settling' ${narrow()}`;
        const failed = await tx<{ job_id_hash: string }[]>`
          UPDATE batch_job SET state = 'payment_failed', waiting = 0, error = 'payment_' || payments.state FROM payments
          WHERE payments.id = payment_id AND payments.state IN ('released', 'cancelled', 'expired')
            AND batch_job.state = 'settling' ${narrow()} RETURNING job_id_hash`;
        for (const row of failed) await tx`DELETE FROM batch_item WHERE job_id_hash = ${row.job_id_hash}`;
        return { queued, failed: failed.length };
      });
    },
  };
}
