import { PAYMENT_COLUMNS, type RawPayment, toPaymentRow } from '../payment-row.ts';
import { NOTHING_OWED, PAYMENT_STATES, type PaymentState, statesBefore } from '../payment-states.ts';
import { type ClaimLimits, type PaymentRow, type PaymentStore, RELEASED_KEEP_MS } from '../payments.types.ts';
import { payerName } from '../strikes.types.ts';
import type { Database, Params } from './database.ts';
import { ledgerReads } from './payment-ledger.ts';
import { paymentSeals } from './payment-seals.ts';
import { STANDING } from './strikes.ts';

const IN_FLIGHT = `SELECT count(*) FROM payments WHERE open_payer = :payer
  AND (lease_until > :now OR state IN ('work_done', 'settling', 'unknown'))`;
const POINTS = `coalesce((SELECT ${STANDING} FROM strikes WHERE name = :strikeName), 0)`;
const SLOTS = `iif(${POINTS} >= :refuseFrom, 0, iif(${POINTS} >= :oneSlotFrom, 1, :maxInFlight))`;
const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');

const CLAIM = `
  INSERT INTO payments (id, network, asset, payer, nonce, request_hash, route, pay_to, amount, replay,
    valid_before, state, claims, runs, lease_owner, lease_until, open_payer, due_at, claimed_at, updated_at, purge_after)
  SELECT :id, :network, :asset, :payer, :nonce, :requestHash, :route, :payTo, :amount, :replay,
    :validBefore, 'claimed', 1, 1, :owner, :until, :payer, 0, :now, :now, :purgeAfter
  WHERE (${IN_FLIGHT}) < ${SLOTS}
  ON CONFLICT (id) DO UPDATE SET
    request_hash = excluded.request_hash, route = excluded.route, pay_to = excluded.pay_to,
    amount = excluded.amount, replay = excluded.replay, valid_before = excluded.valid_before,
    state = 'claimed', claims = claims + 1, runs = 1, attempts = 0, open_payer = excluded.open_payer, due_at = 0,
    lease_owner = excluded.lease_owner, lease_until = excluded.lease_until, error = NULL, tx_hash = NULL,
    claimed_at = excluded.claimed_at, updated_at = excluded.updated_at, purge_after = excluded.purge_after
  WHERE state = 'released' OR (state = 'claimed' AND lease_until <= excluded.claimed_at)
  RETURNING ${PAYMENT_COLUMNS}`;

const WHY_NOT = `SELECT ${POINTS} >= :oneSlotFrom AS struck, (${IN_FLIGHT}) AS inFlight, ${SLOTS} AS slots`;
type WhyNot = Readonly<Record<'struck' | 'inFlight' | 'slots', number>>;

/**
 * `open_payer` is the payer while a row is unfinished or leased, `due_at` the time from which a reconciler may take an
 * unfinished row; both are null otherwise, and their indexes hold only what is under way.
 */
const STILL_OPEN = ', open_payer = payer, due_at = :retryAt';
const ENDED = ', open_payer = iif(:until IS NULL OR lease_owner IS NULL, NULL, payer), due_at = NULL';
/** Not touched on the way to `settling`, whose row is open already: an index that need not change costs nothing. */
const OPEN_AND_DUE: Record<PaymentState, string> = {
  claimed: STILL_OPEN,
  work_done: STILL_OPEN,
  settling: '',
  unknown: STILL_OPEN,
  released: ENDED,
  settled: ENDED,
  cancelled: ENDED,
  expired: ENDED,
};

const MOVES = Object.fromEntries(
  PAYMENT_STATES.map((to) => [
    to,
    `UPDATE payments SET state = '${to}', updated_at = :now, attempts = 0,
       tx_hash = iif(:txGiven, :tx, tx_hash), error = iif(:errorGiven, :error, error),
       lease_owner = iif(:until IS NULL, NULL, lease_owner), lease_until = coalesce(:until, 0)
       ${OPEN_AND_DUE[to]} ${to === 'settled' ? ', settled_at = :now' : ''}
     WHERE id = :id AND state IN (${list(statesBefore(to))}) AND (:owner IS NULL OR lease_owner = :owner)
     RETURNING ${PAYMENT_COLUMNS}`,
  ]),
) as Record<PaymentState, string>;

const limitParams = (payer: string, { maxInFlight, strikes }: ClaimLimits, now: number): Params => ({
  payer,
  maxInFlight,
  strikeName: payerName(payer),
  oneSlotFrom: strikes.oneSlotFrom,
  refuseFrom: strikes.refuseFrom,
  fadeMs: strikes.fadeMs,
  now,
});

const isFree = ({ state, leaseUntil }: PaymentRow, now: number) =>
  state === 'released' || (state === 'claimed' && leaseUntil <= now);

export function sqlitePayments(db: Database): PaymentStore {
  const one = (sql: string, params: Params) => {
    const [raw] = db.tuples<RawPayment>(sql, params);
    return raw ? toPaymentRow(raw) : null;
  };
  const byId = (id: string) => one(`SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = :id`, { id });
  const sealed = paymentSeals(db);

  return {
    async claim(claim) {
      const now = db.now();
      const params: Params = {
        ...limitParams(claim.payer, claim, now),
        id: claim.id,
        network: claim.network,
        asset: claim.asset,
        nonce: claim.nonce,
        requestHash: claim.requestHash,
        route: claim.route,
        payTo: claim.payTo,
        amount: claim.amount,
        replay: claim.replay,
        validBefore: claim.validBefore,
        owner: claim.owner,
        until: now + claim.leaseMs,
        purgeAfter: claim.purgeAfter,
      };
      const won = one(CLAIM, params);
      if (won) return { outcome: 'claimed', row: won };
      return db.write(() => {
        // What stood in the way may be gone; from here on nothing changes any more.
        const row = one(CLAIM, params);
        if (row) return { outcome: 'claimed', row };
        const existing = byId(claim.id);
        if (existing && !isFree(existing, now)) return { outcome: 'exists', row: existing };
        const { struck, inFlight } = db.get<WhyNot>(WHY_NOT, params)!;
        return struck ? { outcome: 'payer_struck' } : { outcome: 'payer_limited', inFlight };
      });
    },

    async limitOf(payer, limits) {
      const { struck, inFlight, slots } = db.get<WhyNot>(WHY_NOT, limitParams(payer, limits, db.now()))!;
      if (inFlight < slots) return null;
      return struck ? 'payer_struck' : 'payer_limited';
    },

    async get({ id }) {
      return byId(id);
    },

    async sealed({ id }) {
      return sealed.get(id);
    },

    async move({ id }, move) {
      const now = db.now();
      const { keep } = move;
      const params: Params = {
        id,
        now,
        retryAt: now + (move.retryInMs ?? 0),
        txGiven: move.txHash === undefined ? 0 : 1,
        tx: move.txHash ?? null,
        errorGiven: move.error === undefined ? 0 : 1,
        error: move.error ?? null,
        until: move.leaseMs === undefined ? null : now + move.leaseMs,
        owner: move.owner ?? null,
      };
      const change = () => one(MOVES[move.to], params);
      const both = () => {
        const row = change();
        if (row && keep) sealed.keep(id, keep);
        else if (row) sealed.forget(id);
        return row;
      };
      const apply = keep || NOTHING_OWED.includes(move.to) ? () => db.write(both) : change;
      // Before money moves, all that explains it (claim, answer, job) is on the disk; what follows the chain can tell.
      return move.to === 'settling' ? db.durably(apply) : apply();
    },

    async heartbeat({ id }, owner, leaseMs) {
      const until = db.now() + leaseMs;
      return (
        db.run('UPDATE payments SET lease_until = :until WHERE id = :id AND lease_owner = :owner', {
          id,
          owner,
          until,
        }) === 1
      );
    },

    async takeOver({ id }, { owner, leaseMs, states }) {
      const now = db.now();
      return one(
        `UPDATE payments SET lease_owner = :owner, lease_until = :until, open_payer = payer
         WHERE id = :id AND state IN (${list(states)}) AND lease_until <= :now RETURNING ${PAYMENT_COLUMNS}`,
        { id, owner, until: now + leaseMs, now },
      );
    },

    async defer({ id }, { owner, retryInMs, error }) {
      return (
        db.run(
          `UPDATE payments SET lease_owner = NULL, lease_until = 0, error = coalesce(:error, error),
             open_payer = iif(due_at IS NULL, NULL, payer), due_at = iif(due_at IS NULL, NULL, :at)
           WHERE id = :id AND lease_owner = :owner`,
          { id, owner, at: db.now() + retryInMs, error: error ?? null },
        ) === 1
      );
    },

    async rerun({ id }, { requestHash, owner, leaseMs, maxRuns }) {
      return db.write(() => {
        const now = db.now();
        const row = byId(id);
        if (row?.state !== 'settled' || row.requestHash !== requestHash || row.purgeAfter <= now) return 'refused';
        if (sealed.get(id).answer) return 'refused';
        if (row.leaseUntil > now) return 'busy';
        if (row.runs >= maxRuns) return 'exhausted';
        db.run(
          'UPDATE payments SET runs = runs + 1, lease_owner = :owner, lease_until = :until, open_payer = payer WHERE id = :id',
          {
            id,
            owner,
            until: now + leaseMs,
          },
        );
        return 'granted';
      });
    },

    async endRerun({ id }, owner, answer) {
      return db.write(() => {
        const ended = db.get<{ replay: string }>(
          `UPDATE payments SET lease_owner = NULL, lease_until = 0, open_payer = NULL
           WHERE id = :id AND lease_owner = :owner AND state = 'settled' RETURNING replay`,
          { id, owner },
        );
        if (ended?.replay === 'stored' && answer) sealed.keep(id, { payload: null, answer });
        return ended !== undefined;
      });
    },

    async takeDue({ owner, leaseMs, limit }) {
      const now = db.now();
      return db
        .tuples<RawPayment>(
          `UPDATE payments SET lease_owner = :owner, lease_until = :until, attempts = attempts + 1
           WHERE seq IN (SELECT seq FROM payments WHERE due_at <= :now
             AND lease_until <= :now ORDER BY due_at LIMIT :limit)
           RETURNING ${PAYMENT_COLUMNS}`,
          { owner, until: now + leaseMs, now, limit },
        )
        .map(toPaymentRow);
    },

    async hasPaid(payer) {
      return (
        db.get(`SELECT 1 FROM payments WHERE payer = :payer AND state = 'settled' LIMIT 1`, { payer }) !== undefined
      );
    },

    ...ledgerReads(db),

    async purge() {
      db.run(
        `DELETE FROM payments WHERE state = 'released' AND valid_before <= :before
           AND NOT EXISTS (SELECT 1 FROM batch_job WHERE payment_id = payments.id AND batch_job.state = 'settling')`,
        { before: db.now() - RELEASED_KEEP_MS },
      );
      return sealed.purge();
    },
  };
}
