import { PAYMENT_COLUMNS, type RawPayment, toPaymentRow } from '../payment-row.ts';
import { NOTHING_OWED, statesBefore, UNFINISHED } from '../payment-states.ts';
import type {
  KeptSealed,
  LedgerLine,
  PaymentClaim,
  PaymentFilter,
  PaymentRef,
  PaymentStore,
} from '../payments.types.ts';
import type { Database, Fragment } from './database.ts';

type PendingRows = ReturnType<Database['sql']>;
type RawLine = Omit<LedgerLine, 'amount'> & { amount: string };

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
    SELECT count(*)::int AS n FROM payments WHERE payer = ${payer}
      AND (lease_owner IS NOT NULL OR state IN ('work_done', 'settling', 'unknown'))
      AND (lease_until > ${db.now()} OR state IN ('work_done', 'settling', 'unknown'))`;
  const isStruck = ({ payer, maxStrikes, strikeForgetMs }: PaymentClaim) => sql`
    EXISTS (SELECT 1 FROM payers WHERE payers.payer = ${payer} AND strikes >= ${maxStrikes}::int
      AND last_strike_at > ${db.now()} - ${strikeForgetMs}::bigint)`;

  async function tryClaim(claim: PaymentClaim): Promise<RawPayment | undefined> {
    const { id, network, asset, payer, nonce } = claim;
    // The lock makes the count of a payer's requests and the claim one step; other payers do not wait.
    const [, claimed] = await sql.begin((tx) => [
      tx`SELECT pg_advisory_xact_lock(hashtextextended(${`payer:${payer}`}, 0))`,
      tx`
        INSERT INTO payments (network, asset, payer, nonce, id, request_hash, route, pay_to, amount, replay,
          valid_before, state, claims, runs, lease_owner, lease_until, claimed_at, updated_at, purge_after)
        SELECT ${network}, ${asset}, ${payer}, ${nonce}, ${id}, ${claim.requestHash}, ${claim.route},
          ${claim.payTo}, ${claim.amount.toString()}::bigint, ${claim.replay}, ${claim.validBefore}::bigint, 'claimed', 1, 1,
          ${claim.owner}, clock.now + ${claim.leaseMs}::bigint, clock.now, clock.now, ${claim.purgeAfter}::bigint
        FROM (SELECT ${db.now()} AS now) clock
        WHERE (${countInFlight(payer)}) < ${claim.maxInFlight}::int AND NOT ${isStruck(claim)}
        ON CONFLICT (network, asset, payer, nonce) DO UPDATE SET
          request_hash = excluded.request_hash, route = excluded.route, pay_to = excluded.pay_to,
          amount = excluded.amount, replay = excluded.replay, valid_before = excluded.valid_before,
          state = 'claimed', claims = payments.claims + 1, runs = 1, attempts = 0, next_attempt_at = 0,
          lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, payload = NULL,
          answer = NULL, error = NULL, tx_hash = NULL, claimed_at = excluded.claimed_at,
          updated_at = excluded.updated_at, purge_after = excluded.purge_after
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
        const [standing] = await sql<{ struck: boolean; n: number }[]>`
          SELECT ${isStruck(claim)} AS struck, (${countInFlight(claim.payer)}) AS n`;
        if (standing?.struck) return { outcome: 'payer_struck' };
        const inFlight = standing?.n ?? 0;
        if (inFlight >= claim.maxInFlight) return { outcome: 'payer_limited', inFlight };
        // What was in the way has ended in between.
      }
    },

    get,

    async sealed({ id }) {
      const [kept] = await sql<KeptSealed[]>`SELECT payload, answer FROM payments WHERE id = ${id}`;
      return kept ?? { payload: null, answer: null };
    },

    async move({ id }, move) {
      const keep = move.keep ?? (NOTHING_OWED.includes(move.to) ? { payload: null, answer: null } : undefined);
      const maybe = (present: boolean, fragment: () => Fragment) => (present ? fragment() : sql``);
      return first(sql`
        UPDATE payments SET state = ${move.to}, updated_at = clock.now, attempts = 0,
          next_attempt_at = clock.now + ${move.retryInMs ?? 0}::bigint
          ${maybe(move.to === 'settled', () => sql`, settled_at = clock.now`)}
          ${maybe(keep !== undefined, () => sql`, payload = ${keep?.payload ?? null}::bytea, answer = ${keep?.answer ?? null}::bytea`)}
          ${maybe(move.txHash !== undefined, () => sql`, tx_hash = ${move.txHash ?? null}`)}
          ${maybe(move.error !== undefined, () => sql`, error = ${move.error ?? null}`)}
          ${move.leaseMs === undefined ? sql`, lease_owner = NULL, lease_until = 0` : sql`, lease_until = clock.now + ${move.leaseMs}::bigint`}
        FROM (SELECT ${db.now()} AS now) clock
        WHERE id = ${id} AND state IN ${sql(statesBefore(move.to))}
          ${maybe(move.owner !== undefined, () => sql`AND lease_owner = ${move.owner ?? null}`)}
        RETURNING ${columns()}`);
    },

    async heartbeat({ id }, owner, leaseMs) {
      const { count } = await sql`
        UPDATE payments SET lease_until = ${db.now()} + ${leaseMs}::bigint
        WHERE id = ${id} AND lease_owner = ${owner}`;
      return count === 1;
    },

    async takeOver({ id }, { owner, leaseMs, states }) {
      return first(sql`
        UPDATE payments SET lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint
        WHERE id = ${id} AND state IN ${sql([...states])} AND lease_until <= ${db.now()} RETURNING ${columns()}`);
    },

    async defer({ id }, { owner, retryInMs, error }) {
      const { count } = await sql`
        UPDATE payments SET lease_owner = NULL, lease_until = 0,
          next_attempt_at = ${db.now()} + ${retryInMs}::bigint, error = coalesce(${error ?? null}, error)
        WHERE id = ${id} AND lease_owner = ${owner}`;
      return count === 1;
    },

    async rerun({ id }, { requestHash, owner, leaseMs, maxRuns }) {
      const { count } = await sql`
        UPDATE payments SET runs = runs + 1, lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint
        WHERE id = ${id} AND state = 'settled' AND request_hash = ${requestHash} AND answer IS NULL
          AND purge_after > ${db.now()} AND lease_until <= ${db.now()} AND runs < ${maxRuns}`;
      if (count === 1) return 'granted';
      const [row] = await sql<{ fits: boolean; busy: boolean }[]>`
        SELECT state = 'settled' AND request_hash = ${requestHash} AND answer IS NULL AND purge_after > ${db.now()} AS fits,
          lease_until > ${db.now()} AS busy FROM payments WHERE id = ${id}`;
      if (!row?.fits) return 'refused';
      return row.busy ? 'busy' : 'exhausted';
    },

    async endRerun({ id }, owner, answer) {
      const { count } = await sql`
        UPDATE payments SET lease_owner = NULL, lease_until = 0,
          answer = CASE WHEN replay = 'stored' THEN coalesce(${answer ?? null}::bytea, answer) ELSE answer END
        WHERE id = ${id} AND lease_owner = ${owner} AND state = 'settled'`;
      return count === 1;
    },

    async takeDue({ owner, leaseMs, limit }) {
      const rows = await tuples(sql`
        UPDATE payments SET lease_owner = ${owner}, lease_until = ${db.now()} + ${leaseMs}::bigint, attempts = attempts + 1
        WHERE id IN (SELECT id FROM payments WHERE state IN ${sql([...UNFINISHED])}
          AND next_attempt_at <= ${db.now()} AND lease_until <= ${db.now()}
          ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${columns()}`);
      return rows.map(toPaymentRow);
    },

    async strike(address, forgetMs) {
      const [row] = await sql<{ strikes: number }[]>`
        INSERT INTO payers (payer, strikes, last_strike_at) VALUES (${address.toLowerCase()}, 1, ${db.now()})
        ON CONFLICT (payer) DO UPDATE SET last_strike_at = excluded.last_strike_at,
          strikes = CASE WHEN payers.last_strike_at < excluded.last_strike_at - ${forgetMs}::bigint THEN 1
            ELSE payers.strikes + 1 END
        RETURNING strikes`;
      return row!.strikes;
    },

    async clearStrikes(address) {
      await sql`DELETE FROM payers WHERE payer = ${address.toLowerCase()}`;
    },

    async ledger(filter = {}) {
      const lines = await sql<RawLine[]>`
        SELECT to_char(to_timestamp(claimed_at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, route, network, state,
          count(*)::int AS count, sum(amount)::text AS amount
        FROM payments ${where(filter)} GROUP BY 1, 2, 3, 4
        ORDER BY day, route COLLATE "C", network COLLATE "C", state COLLATE "C"`;
      return lines.map((line) => ({ ...line, amount: BigInt(line.amount) }));
    },

    async list(filter) {
      const rows = await tuples(sql`
        SELECT ${columns()} FROM payments ${where(filter)}
        ORDER BY claimed_at DESC, id LIMIT ${filter.limit} OFFSET ${filter.offset ?? 0}`);
      return rows.map(toPaymentRow);
    },

    async purge() {
      const { count } = await sql`
        UPDATE payments SET payload = NULL, answer = NULL
        WHERE purge_after <= ${db.now()} AND (payload IS NOT NULL OR answer IS NOT NULL)`;
      return count;
    },
  };

  function where(filter: PaymentFilter): Fragment {
    return sql`WHERE TRUE
      ${filter.states ? sql`AND state IN ${sql([...filter.states])}` : sql``}
      ${filter.since === undefined ? sql`` : sql`AND claimed_at >= ${filter.since}::bigint`}
      ${filter.until === undefined ? sql`` : sql`AND claimed_at < ${filter.until}::bigint`}
      ${filter.route === undefined ? sql`` : sql`AND route = ${filter.route}`}`;
  }
}
