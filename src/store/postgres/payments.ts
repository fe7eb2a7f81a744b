import { PAYMENT_COLUMNS, type RawPayment, toPaymentRow } from '../payment-row.ts';
import { NOTHING_OWED, statesBefore, UNFINISHED } from '../payment-states.ts';
import type { ClaimLimits, KeptSealed, PaymentClaim, PaymentRef, PaymentStore } from '../payments.types.ts';
import { RELEASED_KEEP_MS } from '../payments.types.ts';
import { payerName } from '../strikes.types.ts';
import type { Database, Fragment } from './database.ts';
import { ledgerReads } from './payment-ledger.ts';
import { standing } from './strikes.ts';

type PendingRows = ReturnType<Database['sql']>;

export function postgresPayments(db: Database): PaymentStore {
  const { sql } = db;
  const columns = () => sql`${sql.unsafe(PAYMENT_COLUMNS)}`;
  const tuples = async (query: PendingRows) => (await query.values()) as unknown as RawPayment[];
  const first = async (query: PendingRows) => {
    const [row] = await tuples(query);
    return row ? toPaymentRow(row) : null;
  };
  const get = ({ id }: PaymentRef) => first(sql`SELECT ${columns()} FROM payments WHERE id = ${id}`);
  const countInFlight = (payer: string) => sql`
    SELECT count(*)::int AS n FROM payments WHERE open_payer = ${payer}
      AND (lease_until > ${db.now()} OR state IN ('work_done', 'settling', 'unknown'))`;
  type Limited = ClaimLimits & { readonly payer: string };
  const points = ({ payer, strikes }: Limited) => sql`
    coalesce((SELECT ${standing(db, strikes.fadeMs)} FROM strikes WHERE name = ${payerName(payer)}), 0)`;
  const slots = (claim: Limited) => sql`
    (SELECT CASE WHEN points >= ${claim.strikes.refuseFrom}::float8 THEN 0
      WHEN points >= ${claim.strikes.oneSlotFrom}::float8 THEN 1 ELSE ${claim.maxInFlight}::int END
      FROM (SELECT ${points(claim)} AS points) standing)`;
  const whyNot = async (claim: Limited) => {
    const [now] = await sql<{ points: number; slots: number; n: number }[]>`
      SELECT ${points(claim)} AS points, ${slots(claim)} AS slots, (${countInFlight(claim.payer)}) AS n`;
    const inFlight = now!.n;
    if (inFlight < now!.slots) return null;
    if (now!.points >= claim.strikes.oneSlotFrom) return { outcome: 'payer_struck' } as const;
    return { outcome: 'payer_limited', inFlight } as const;
  };

  async function tryClaim(claim: PaymentClaim): Promise<RawPayment | undefined> {
    const { id, network, asset, payer, nonce } = claim;
    // The lock makes the count of a payer's requests and the claim one step; other payers do not wait.
    const [, claimed] = await sql.begin((tx) => [
      tx`SELECT pg_advisory_xact_lock(hashtextextended(${`payer:${payer}`}, 0))`,
      tx`
        INSERT INTO payments (network, asset, payer, nonce, id, request_hash, route, pay_to, amount, replay,
          valid_before, state, claims, runs, lease_owner, lease_until, open_payer, due_at, claimed_at, updated_at,
          purge_after)
        SELECT ${network}, ${asset}, ${payer}, ${nonce}, ${id}, ${claim.requestHash}, ${claim.route},
          ${claim.payTo}, ${claim.amount.toString()}::bigint, ${claim.replay}, ${claim.validBefore}::bigint, 'claimed', 1, 1,
          ${claim.owner}, clock.now + ${claim.leaseMs}::bigint, ${payer}, 0, clock.now, clock.now,
          ${claim.purgeAfter}::bigint
        FROM (SELECT ${db.now()} AS now) clock
        WHERE (${countInFlight(payer)}) < ${slots(claim)}
        ON CONFLICT (id) DO UPDATE SET
          request_hash = excluded.request_hash, route = excluded.route, pay_to = excluded.pay_to,
          amount = excluded.amount, replay = excluded.replay, valid_before = excluded.valid_before,
          state = 'claimed', claims = payments.claims + 1, runs = 1, attempts = 0, open_payer = excluded.open_payer,
          due_at = 0, lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, error = NULL,
          tx_hash = NULL, claimed_at = excluded.claimed_at, updated_at = excluded.updated_at,
          purge_after = excluded.purge_after
        WHERE payments.state = 'released'
          OR (payments.state = 'claimed' AND payments.lease_until <= excluded.claimed_at)
        RETURNING ${columns()}`.values(),
    ]);
    return (claimed as unknown as RawPayment[] | undefined)?.[0];
  }

  return {
    async claim(claim) {
      for (;;) {
        const won = await tryClaim(claim);
        if (won) return { outcome: 'claimed', row: toPaymentRow(won) };
        const found = await first(sql`
          SELECT ${columns()} FROM payments WHERE id = ${claim.id}
            AND NOT (state = 'released' OR (state = 'claimed' AND lease_until <= ${db.now()}))`);
        if (found) return { outcome: 'exists', row: found };
        const limit = await whyNot(claim);
        if (limit) return limit;
        // What was in the way has ended in between.
      }
    },

    limitOf: async (payer, limits) => (await whyNot({ payer, ...limits }))?.outcome ?? null,

    get,

    async sealed({ id }) {
      const [kept] = await sql<KeptSealed[]>`
        SELECT payload, answer FROM payments JOIN payment_sealed ON payment = seq WHERE id = ${id}`;
      return kept ?? { payload: null, answer: null };
    },

    async move({ id }, move) {
      const maybe = (present: boolean, fragment: () => Fragment) => (present ? fragment() : sql``);
      const isOpen = UNFINISHED.includes(move.to);
      const { keep } = move;
      return first(sql`
        WITH moved AS (
          UPDATE payments SET state = ${move.to}, updated_at = clock.now, attempts = 0,
            due_at = ${isOpen ? sql`clock.now + ${move.retryInMs ?? 0}::bigint` : sql`NULL`},
            open_payer = ${isOpen ? sql`payer` : move.leaseMs === undefined ? sql`NULL` : sql`CASE WHEN lease_owner IS NULL THEN NULL ELSE payer END`}
            ${maybe(move.to === 'settled', () => sql`, settled_at = clock.now`)}
            ${maybe(move.txHash !== undefined, () => sql`, tx_hash = ${move.txHash ?? null}`)}
            ${maybe(move.error !== undefined, () => sql`, error = ${move.error ?? null}`)}
            ${move.leaseMs === undefined ? sql`, lease_owner = NULL, lease_until = 0` : sql`, lease_until = clock.now + ${move.leaseMs}::bigint`}
          FROM (SELECT ${db.now()} AS now) clock
          WHERE id = ${id} AND state IN ${sql(statesBefore(move.to))}
            ${maybe(move.owner !== undefined, () => sql`AND lease_owner = ${move.owner ?? null}`)}
          RETURNING payments.*
        )
        ${maybe(keep !== undefined, () => sql`, kept AS (${keepSealed(keep!)})`)}
        ${maybe(!keep && NOTHING_OWED.includes(move.to), () => sql`, forgotten AS (DELETE FROM payment_sealed USING moved WHERE payment = moved.seq)`)}
        SELECT ${columns()} FROM moved`);
    },

    async heartbeat({ id }, owner, leaseMs) {
      const { count } = await sql`
        UPDATE payments SET lease_until = ${db.now()} + ${leaseMs}::bigint
        WHERE id = ${id} AND lease_owner = ${owner}`;
      return count === 1;
    },

    async takeOver({ id }, { owner, leaseMs, states }) {
      return first(sql`
        UPDATE payments SET lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint, open_payer = payer
        WHERE id = ${id} AND state IN ${sql([...states])} AND lease_until <= ${db.now()} RETURNING ${columns()}`);
    },

    async defer({ id }, { owner, retryInMs, error }) {
      const { count } = await sql`
        UPDATE payments SET lease_owner = NULL, lease_until = 0, error = coalesce(${error ?? null}, error),
          open_payer = CASE WHEN due_at IS NULL THEN NULL ELSE payer END,
          due_at = CASE WHEN due_at IS NULL THEN NULL ELSE ${db.now()} + ${retryInMs}::bigint END
        WHERE id = ${id} AND lease_owner = ${owner}`;
      return count === 1;
    },

    async rerun({ id }, { requestHash, owner, leaseMs, maxRuns }) {
      const fits = () => sql`state = 'settled' AND request_hash = ${requestHash} AND purge_after > ${db.now()}
        AND NOT EXISTS (SELECT 1 FROM payment_sealed WHERE payment = seq AND answer IS NOT NULL)`;
      const { count } = await sql`
        UPDATE payments SET runs = runs + 1, lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint,
          open_payer = payer
        WHERE id = ${id} AND ${fits()} AND lease_until <= ${db.now()} AND runs < ${maxRuns}`;
      if (count === 1) return 'granted';
      const [row] = await sql<{ fits: boolean; busy: boolean }[]>`
        SELECT ${fits()} AS fits, lease_until > ${db.now()} AS busy FROM payments WHERE id = ${id}`;
      if (!row?.fits) return 'refused';
      return row.busy ? 'busy' : 'exhausted';
    },

    async endRerun({ id }, owner, answer) {
      const [ended] = await sql`
        WITH moved AS (
          UPDATE payments SET lease_owner = NULL, lease_until = 0, open_payer = NULL
          WHERE id = ${id} AND lease_owner = ${owner} AND state = 'settled' RETURNING payments.*
        )
        ${answer ? sql`, kept AS (${keepSealed({ payload: null, answer }, sql`WHERE replay = 'stored'`)})` : sql``}
        SELECT 1 FROM moved`;
      return ended !== undefined;
    },

    async takeDue({ owner, leaseMs, limit }) {
      const rows = await tuples(sql`
        UPDATE payments SET lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint, attempts = attempts + 1
        WHERE seq IN (SELECT seq FROM payments WHERE due_at <= ${db.now()} AND lease_until <= ${db.now()}
          ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${columns()}`);
      return rows.map(toPaymentRow);
    },

    async hasPaid(payer) {
      const rows = await sql`SELECT 1 FROM payments WHERE payer = ${payer} AND state = 'settled' LIMIT 1`;
      return rows.length > 0;
    },

    ...ledgerReads(db),

    async purge() {
      await sql`
        DELETE FROM payments WHERE state = 'released' AND valid_before <= ${db.now()} - ${RELEASED_KEEP_MS}::bigint
          AND NOT EXISTS (SELECT 1 FROM batch_job WHERE payment_id = payments.id AND batch_job.state = 'settling')`;
      const { count } = await sql`DELETE FROM payment_sealed WHERE purge_after <= ${db.now()}`;
      return count;
    },
  };

  /** Inside a statement whose `moved` is the payment: the sealed bytes that go with it. */
  function keepSealed({ payload, answer }: KeptSealed, only: Fragment = sql``): Fragment {
    return sql`
      INSERT INTO payment_sealed (payment, purge_after, payload, answer)
      SELECT seq, purge_after, ${payload}::bytea, ${answer}::bytea FROM moved ${only}
      ON CONFLICT (payment) DO UPDATE SET purge_after = excluded.purge_after, payload = excluded.payload,
        answer = excluded.answer`;
  }
}
