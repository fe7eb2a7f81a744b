import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { claimOf, KEPT, MINUTE, paymentKey, standingClock } from '../../../testkit/store-contract/context.ts';
import { openStateStore } from '../open.ts';
import { PAYMENT_STATES, UNFINISHED } from '../payment-states.ts';

const folder = mkdtempSync(join(tmpdir(), 'jbis-payments-'));
after(() => rmSync(folder, { recursive: true }));
const clock = standingClock();
const store = await openStateStore({ dataDir: folder, now: clock.now });
after(() => store.close());
const raw = new DatabaseSync(join(folder, 'state.db'), { readOnly: true });
after(() => raw.close());

/** The same walk at every run: a failure can be repeated. */
let seed = 20_261_115;
const below = (n: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * n);
};
const one = <T>(of: readonly T[]) => of[below(of.length)]!;

describe('the columns that say what is open and due', () => {
  it('follow state and lease through any order of calls', async () => {
    const { payments } = store;
    const keys = Array.from({ length: 12 }, () => paymentKey());
    const owners = ['a', 'b'];
    const unfinished = UNFINISHED.map((state) => `'${state}'`).join(', ');
    const wrong = raw.prepare(`
      SELECT state, lease_owner, open_payer, due_at FROM payments
      WHERE (open_payer IS payer) <> (lease_owner IS NOT NULL OR state IN (${unfinished}))
        OR (open_payer IS NOT NULL AND open_payer <> payer)
        OR (due_at IS NOT NULL) <> (state IN (${unfinished}))`);
    const seen = new Set<string>();
    for (let step = 0; step < 4000; step++) {
      const key = one(keys);
      const owner = one(owners);
      const lease = one([{}, { leaseMs: MINUTE }]);
      const holder = one([{}, { owner }]);
      const call = one([
        () => payments.claim(claimOf(key, { owner })),
        () => payments.move(key, { to: one(PAYMENT_STATES), ...lease, ...holder, ...one([{}, { keep: KEPT }]) }),
        () => payments.move(key, { to: 'released' }),
        () => payments.takeOver(key, { owner, leaseMs: MINUTE, states: PAYMENT_STATES }),
        () => payments.defer(key, { owner, retryInMs: below(2) * MINUTE }),
        () => payments.rerun(key, { requestHash: 'a'.repeat(64), owner, leaseMs: MINUTE, maxRuns: 50 }),
        () => payments.endRerun(key, owner),
        () => payments.heartbeat(key, owner, MINUTE),
        () => payments.takeDue({ owner, leaseMs: MINUTE, limit: 2 }),
      ]);
      await call();
      clock.at += below(3) * 20_000;
      assert.deepEqual(wrong.all(), [], `after ${step} steps, last ${call}`);
      for (const { state } of await payments.list({ limit: 12 })) seen.add(state);
      const row = await payments.get(key);
      // What is over is over: another authorization takes its place.
      if (row?.state === 'cancelled' || row?.state === 'expired') keys[keys.indexOf(key)] = paymentKey();
    }
    assert.equal(seen.size, PAYMENT_STATES.length, 'the walk came through every state');
  });

  it('are found through their indexes', () => {
    const plan = (sql: string) =>
      raw
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => detail)
        .join('\n');
    assert.match(plan(`SELECT count(*) FROM payments WHERE open_payer = 'x' AND lease_until > 1`), /payments_open/);
    assert.match(plan('SELECT seq FROM payments WHERE due_at <= 1 ORDER BY due_at LIMIT 8'), /payments_due/);
    assert.match(plan('DELETE FROM payment_sealed WHERE purge_after <= 1'), /payment_sealed_purge/);
  });
});
