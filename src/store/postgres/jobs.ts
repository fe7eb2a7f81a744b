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
import type { Database, Fragment } from './database.ts';
import { completeIfDone } from './jobs-completion.ts';

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const INSERT_CHUNK = 5000;

/** Locks are taken items first, then the job; `takeTurn` starts at the job but never waits for an item. */
export function postgresJobs(db: Database): JobStore {
  const { sql } = db;
  const columns = () =>
    sql`${sql.unsafe(JOB_COLUMNS)}, unit_price::text AS unit_price_text, total_price::text AS total_price_text`;
  const one = async (condition: Fragment) => {
    const [raw] = await sql<RawJob[]>`SELECT ${columns()} FROM batch_job WHERE ${condition}`;
    return raw ? toJobRow(raw) : null;
  };
  const queueIfIdle = (job: string) => sql`
    UPDATE batch_job SET state = 'queued' WHERE job_id_hash = ${job} AND state = 'running' AND NOT EXISTS
      (SELECT 1 FROM batch_item WHERE job_id_hash = ${job} AND state = 'leased')`;

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
