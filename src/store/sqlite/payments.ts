import { normalKey, PAYMENT_COLUMNS, paymentId, type RawPayment, toPaymentRow } from '../payment-row.ts';
import { statesBefore, UNFINISHED } from '../payment-states.ts';
import type { LedgerLine, PaymentFilter, PaymentKey, PaymentStore } from '../payments.types.ts';
import type { Database, Params } from './database.ts';

const COLUMNS = `${PAYMENT_COLUMNS}, CAST(amount AS TEXT) AS amount_text`;
const KEY = 'network = :network AND asset = :asset AND payer = :payer AND nonce = :nonce';
const OPEN = `(lease_owner IS NOT NULL OR state IN ('work_done', 'settling', 'unknown'))`;
const IN_FLIGHT = `payer = :payer AND ${OPEN}
  AND (lease_until > :now OR state IN ('work_done', 'settling', 'unknown'))`;
const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');

export function sqlitePayments(db: Database): PaymentStore {
  const key = (of: PaymentKey): Params => ({ ...normalKey(of) });
  const one = (sql: string, params: Params) => {
    const raw = db.get<RawPayment>(sql, params);
    return raw ? toPaymentRow(raw) : null;
  };
  const get = (of: PaymentKey) => one(`SELECT ${COLUMNS} FROM payments WHERE ${KEY}`, key(of));
  const inFlight = (payer: string) =>
    db.get<{ n: number }>(`SELECT count(*) AS n FROM payments WHERE ${IN_FLIGHT}`, { payer, now: db.now() })!.n;

  return {
    async claim(claim) {
      return db.write(() => {
        const now = db.now();
        const { payer } = normalKey(claim);
        const existing = get(claim);
        const free = !existing || existing.state === 'released';
        const orphaned = existing?.state === 'claimed' && existing.leaseUntil <= now;
        if (existing && !free && !orphaned) return { outcome: 'exists', row: existing };
        const underWay = inFlight(payer);
        if (underWay >= claim.maxInFlight) return { outcome: 'payer_limited', inFlight: underWay };
        const row = one(
          `INSERT INTO payments (network, asset, payer, nonce, id, request_hash, route, pay_to, amount, replay,
             valid_before, state, claims, runs, lease_owner, lease_until, payload, claimed_at, updated_at, purge_after)
           VALUES (:network, :asset, :payer, :nonce, :id, :requestHash, :route, :payTo, :amount, :replay,
             :validBefore, 'claimed', 1, 1, :owner, :until, :payload, :now, :now, :purgeAfter)
           ON CONFLICT (network, asset, payer, nonce) DO UPDATE SET
             request_hash = excluded.request_hash, route = excluded.route, pay_to = excluded.pay_to,
             amount = excluded.amount, replay = excluded.replay, valid_before = excluded.valid_before,
             state = 'claimed', claims = claims + 1, runs = 1, attempts = 0, next_attempt_at = 0,
             lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, payload = excluded.payload,
             answer = NULL, error = NULL, tx_hash = NULL, claimed_at = excluded.claimed_at,
             updated_at = excluded.updated_at, purge_after = excluded.purge_after
           RETURNING ${COLUMNS}`,
          {
            ...key(claim),
            id: paymentId(claim),
            requestHash: claim.requestHash,
            route: claim.route,
            payTo: claim.payTo,
            amount: claim.amount,
            replay: claim.replay,
            validBefore: claim.validBefore,
            owner: claim.owner,
            until: now + claim.leaseMs,
            payload: claim.payload,
            now,
            purgeAfter: claim.purgeAfter,
          },
        )!;
        return { outcome: 'claimed', row };
      });
    },

    async get(of) {
      return get(of);
    },

    async getById(id) {
      return one(`SELECT ${COLUMNS} FROM payments WHERE id = :id`, { id });
    },

    async move(of, move) {
      const now = db.now();
      const allowed = statesBefore(move.to).filter((state) => move.from?.includes(state) ?? true);
      const params: Params = { ...key(of), to: move.to, now, retryAt: now + (move.retryInMs ?? 0) };
      const set = [
        'state = :to, updated_at = :now, attempts = 0, next_attempt_at = :retryAt',
        move.to === 'settled' ? 'settled_at = :now' : '',
      ];
      const assign = (column: string, value: Params[string] | undefined) => {
        if (value === undefined) return;
        set.push(`${column} = :${column}`);
        params[column] = value;
      };
      assign('answer', move.answer);
      assign('tx_hash', move.txHash);
      assign('error', move.error);
      assign('purge_after', move.purgeAfter);
      if (move.leaseMs === undefined) set.push('lease_owner = NULL, lease_until = 0');
      else assign('lease_until', now + move.leaseMs);
      if (move.owner !== undefined) params.owner = move.owner;
      const sql = `UPDATE payments SET ${set.filter(Boolean).join(', ')} WHERE ${KEY} AND state IN (${list(allowed)})
        ${move.owner === undefined ? '' : 'AND lease_owner = :owner'} RETURNING ${COLUMNS}`;
      // Before money moves, all that explains it (claim, answer, job) is on the disk; what follows the chain can tell.
      return move.to === 'settling' ? db.durably(() => one(sql, params)) : one(sql, params);
    },

    async heartbeat(of, owner, leaseMs) {
      const until = db.now() + leaseMs;
      return (
        db.run(`UPDATE payments SET lease_until = :until WHERE ${KEY} AND lease_owner = :owner`, {
          ...key(of),
          owner,
          until,
        }) === 1
      );
    },

    async takeOver(of, { owner, leaseMs, states }) {
      const now = db.now();
      return one(
        `UPDATE payments SET lease_owner = :owner, lease_until = :until
         WHERE ${KEY} AND state IN (${list(states)}) AND lease_until <= :now RETURNING ${COLUMNS}`,
        { ...key(of), owner, until: now + leaseMs, now },
      );
    },

    async defer(of, { owner, retryInMs, error }) {
      return (
        db.run(
          `UPDATE payments SET lease_owner = NULL, lease_until = 0, next_attempt_at = :at, error = coalesce(:error, error)
           WHERE ${KEY} AND lease_owner = :owner`,
          { ...key(of), owner, at: db.now() + retryInMs, error: error ?? null },
        ) === 1
      );
    },

    async rerun(of, { requestHash, owner, leaseMs, maxRuns }) {
      return db.write(() => {
        const now = db.now();
        const row = get(of);
        if (row?.state !== 'settled' || row.requestHash !== requestHash || row.answer || row.purgeAfter <= now) {
          return 'refused';
        }
        if (row.leaseUntil > now) return 'busy';
        if (row.runs >= maxRuns) return 'exhausted';
        db.run(`UPDATE payments SET runs = runs + 1, lease_owner = :owner, lease_until = :until WHERE ${KEY}`, {
          ...key(of),
          owner,
          until: now + leaseMs,
        });
        return 'granted';
      });
    },

    async endRerun(of, owner, answer) {
      return (
        db.run(
          `UPDATE payments SET lease_owner = NULL, lease_until = 0,
             answer = CASE WHEN replay = 'stored' THEN coalesce(:answer, answer) ELSE answer END
           WHERE ${KEY} AND lease_owner = :owner AND state = 'settled'`,
          { ...key(of), owner, answer: answer ?? null },
        ) === 1
      );
    },

    async takeDue({ owner, leaseMs, limit }) {
      const now = db.now();
      return db
        .all<RawPayment>(
          `UPDATE payments SET lease_owner = :owner, lease_until = :until, attempts = attempts + 1
           WHERE rowid IN (SELECT rowid FROM payments WHERE state IN (${list(UNFINISHED)})
             AND next_attempt_at <= :now AND lease_until <= :now ORDER BY next_attempt_at LIMIT :limit)
           RETURNING ${COLUMNS}`,
          { owner, until: now + leaseMs, now, limit },
        )
        .map(toPaymentRow);
    },

    async standing(address) {
      const payer = address.toLowerCase();
      const strikes = db.get<{ strikes: number; last_strike_at: number }>(
        'SELECT strikes, last_strike_at FROM payers WHERE payer = :payer',
        { payer },
      );
      return {
        inFlight: inFlight(payer),
        strikes: strikes?.strikes ?? 0,
        lastStrikeAt: strikes?.last_strike_at ?? null,
      };
    },

    async strike(address, forgetMs) {
      const now = db.now();
      return db.get<{ strikes: number }>(
        `INSERT INTO payers (payer, strikes, last_strike_at) VALUES (:payer, 1, :now)
         ON CONFLICT (payer) DO UPDATE SET
           strikes = CASE WHEN last_strike_at < :since THEN 1 ELSE strikes + 1 END, last_strike_at = :now
         RETURNING strikes`,
        { payer: address.toLowerCase(), now, since: now - forgetMs },
      )!.strikes;
    },

    async clearStrikes(address) {
      db.run('DELETE FROM payers WHERE payer = :payer', { payer: address.toLowerCase() });
    },

    async ledger(filter = {}) {
      const { where, params } = conditions(filter);
      return db
        .all<Omit<LedgerLine, 'amount'> & { amount: string }>(
          `SELECT strftime('%Y-%m-%d', claimed_at / 1000, 'unixepoch') AS day, route, network, state,
             count(*) AS count, CAST(sum(amount) AS TEXT) AS amount
           FROM payments ${where} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
          params,
        )
        .map((line) => ({ ...line, amount: BigInt(line.amount) }));
    },

    async list(filter) {
      const { where, params } = conditions(filter);
      return db
        .all<RawPayment>(
          `SELECT ${COLUMNS} FROM payments ${where} ORDER BY claimed_at DESC, id LIMIT :limit OFFSET :offset`,
          { ...params, limit: filter.limit, offset: filter.offset ?? 0 },
        )
        .map(toPaymentRow);
    },

    async purge() {
      return db.run(
        `UPDATE payments SET payload = NULL, answer = NULL
         WHERE purge_after <= :now AND (payload IS NOT NULL OR answer IS NOT NULL)`,
        { now: db.now() },
      );
    },
  };
}

function conditions(filter: PaymentFilter): { where: string; params: Params } {
  const params: Params = {};
  const terms: string[] = [];
  if (filter.states) terms.push(`state IN (${list(filter.states)})`);
  if (filter.since !== undefined) {
    terms.push('claimed_at >= :since');
    params.since = filter.since;
  }
  if (filter.until !== undefined) {
    terms.push('claimed_at < :until');
    params.until = filter.until;
  }
  if (filter.route !== undefined) {
    terms.push('route = :route');
    params.route = filter.route;
  }
  return { where: terms.length > 0 ? `WHERE ${terms.join(' AND ')}` : '', params };
}
