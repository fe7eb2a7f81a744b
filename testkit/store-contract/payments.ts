import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { PAYMENT_STATES } from '../../src/store/payment-states.ts';
import type { PaymentKey, PaymentStore } from '../../src/store/payments.types.ts';
import { claimOf, KEPT, MINUTE, type Opened, type OpenFresh, paymentKey, standingClock } from './context.ts';

export function paymentsContract(openFresh: OpenFresh): void {
  describe('payments', () => {
    let opened: Opened;
    let payments: PaymentStore;
    let clock: ReturnType<typeof standingClock>;
    beforeEach(async () => {
      clock = standingClock();
      opened = await openFresh(clock);
      payments = opened.store.payments;
    });
    afterEach(() => opened.close());

    const kept = async (key: PaymentKey) => {
      const { payload, answer } = await payments.sealed(key);
      return [payload && [...payload], answer && [...answer]];
    };
    /** How many requests of a payer count as under way: what a claim that is always refused says. */
    const inFlight = async (payer: string) => {
      const refused = await payments.claim(claimOf(paymentKey({ payer }), { maxInFlight: 0 }));
      return refused.outcome === 'payer_limited' ? refused.inFlight : refused.outcome;
    };

    it('gives back every field of a claim', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { amount: 9_007_199_254_740_993n, owner: 'me' });
      const outcome = await payments.claim(claim);
      const row = (await payments.get(key))!;
      assert.deepEqual(outcome, { outcome: 'claimed', row });
      assert.deepEqual(await payments.get({ id: row.id }), row);
      assert.equal(await payments.get({ id: 'nobody' }), null);
      assert.equal(row.amount, 9_007_199_254_740_993n);
      assert.deepEqual(row, {
        ...key,
        requestHash: claim.requestHash,
        route: claim.route,
        payTo: claim.payTo,
        amount: claim.amount,
        replay: 'stored',
        validBefore: claim.validBefore,
        state: 'claimed',
        claims: 1,
        runs: 1,
        attempts: 0,
        leaseOwner: 'me',
        leaseUntil: clock.at + MINUTE,
        txHash: null,
        error: null,
        claimedAt: clock.at,
        updatedAt: clock.at,
        settledAt: null,
        purgeAfter: claim.purgeAfter,
      });
    });

    it('lets one of many claimers of the same authorization win, and tells the others what is there', async () => {
      const keys = Array.from({ length: 20 }, () => paymentKey());
      const outcomes = await Promise.all(
        keys.flatMap((key) => Array.from({ length: 8 }, () => payments.claim(claimOf(key)))),
      );
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'claimed').length, 20);
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'exists').length, 140);
    });

    it('treats hexadecimal in either case as the same authorization', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key));
      const shouting = paymentKey({ payer: key.payer.toUpperCase(), nonce: key.nonce.toUpperCase() });
      assert.deepEqual(shouting, key);
      assert.equal((await payments.claim(claimOf(shouting))).outcome, 'exists');
      assert.equal((await payments.get(shouting))?.nonce, key.nonce);
    });

    it('binds a released authorization anew, to another request too', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'first' }));
      await payments.move(key, { to: 'released', owner: 'first', error: 'work_failed' });
      const again = await payments.claim(claimOf(key, { owner: 'second', requestHash: 'b'.repeat(64) }));
      assert.equal(again.outcome, 'claimed');
      const row = (await payments.get(key))!;
      assert.deepEqual([row.requestHash, row.claims, row.runs, row.error], ['b'.repeat(64), 2, 1, null]);
    });

    it('hands a claim over only after its lease has ended, and then fences the old owner', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'dead' }));
      clock.at += MINUTE - 1;
      assert.equal((await payments.claim(claimOf(key, { owner: 'early' }))).outcome, 'exists');
      clock.at += 1;
      assert.equal((await payments.claim(claimOf(key, { owner: 'next' }))).outcome, 'claimed');
      assert.equal(await payments.heartbeat(key, 'dead', MINUTE), false);
      assert.equal(await payments.move(key, { to: 'work_done', owner: 'dead' }), null);
      assert.equal((await payments.move(key, { to: 'work_done', owner: 'next' }))?.state, 'work_done');
    });

    it('keeps a lease alive by its heartbeat', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      clock.at += MINUTE - 1;
      assert.equal(await payments.heartbeat(key, 'me', MINUTE), true);
      clock.at += MINUTE - 1;
      assert.equal((await payments.claim(claimOf(key))).outcome, 'exists');
    });

    it('walks from claim to settlement and keeps payload, answer and transaction', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      assert.deepEqual(await kept(key), [null, null]);
      const done = await payments.move(key, { to: 'work_done', owner: 'me', leaseMs: MINUTE });
      assert.equal(done?.leaseOwner, 'me');
      const settling = await payments.move(key, { to: 'settling', owner: 'me', leaseMs: MINUTE, keep: KEPT });
      assert.equal(settling?.state, 'settling');
      clock.at += 500;
      const settled = (await payments.move(key, { to: 'settled', owner: 'me', txHash: '0xabc' }))!;
      assert.deepEqual(settled, await payments.get(key));
      assert.deepEqual(
        [settled.state, settled.txHash, settled.settledAt, settled.leaseOwner],
        ['settled', '0xabc', clock.at, null],
      );
      assert.deepEqual(await kept(key), [
        [1, 2, 3],
        [9, 8],
      ]);
    });

    it('keeps nothing with a move that does not happen', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      assert.equal(await payments.move(key, { to: 'settling', owner: 'another', keep: KEPT }), null);
      assert.deepEqual(await kept(key), [null, null]);
    });

    it('forgets what it kept when nothing is owed any more', async () => {
      for (const to of ['released', 'cancelled', 'expired'] as const) {
        const key = paymentKey();
        await payments.claim(claimOf(key, { owner: 'me' }));
        await payments.move(key, { to: 'settling', owner: 'me', leaseMs: MINUTE, keep: KEPT });
        assert.equal(await payments.move(key, { to, owner: 'another' }), null);
        assert.notDeepEqual(await kept(key), [null, null]);
        assert.equal((await payments.move(key, { to, owner: 'me' }))?.state, to);
        assert.deepEqual(await kept(key), [null, null]);
      }
    });

    it('refuses every move the table of transitions does not have', async () => {
      const allowed: Record<string, string[]> = {};
      for (const from of PAYMENT_STATES) {
        allowed[from] = [];
        for (const to of PAYMENT_STATES) {
          const key = paymentKey();
          await payments.claim(claimOf(key));
          if (from !== 'claimed') assert.equal((await payments.move(key, { to: from }))?.state, from);
          if (await payments.move(key, { to })) allowed[from].push(to);
        }
      }
      assert.deepEqual(allowed.settled, ['unknown']);
      assert.deepEqual(allowed.cancelled, []);
      assert.deepEqual(allowed.expired, []);
      assert.deepEqual(allowed.released, ['claimed', 'settled', 'cancelled', 'expired']);
      assert.ok(!allowed.unknown?.includes('claimed') && !allowed.settling?.includes('claimed'));
    });

    it('lets one of two take over an unfinished row whose owner died', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'dead' }));
      await payments.move(key, { to: 'work_done', owner: 'dead', leaseMs: MINUTE });
      const take = (owner: string) => payments.takeOver(key, { owner, leaseMs: MINUTE, states: ['work_done'] });
      assert.equal(await take('early'), null);
      clock.at += MINUTE;
      const rows = await Promise.all([take('a'), take('b')]);
      assert.equal(rows.filter(Boolean).length, 1);
      assert.equal(await payments.takeOver(key, { owner: 'c', leaseMs: MINUTE, states: ['unknown'] }), null);
    });

    it('counts a payer’s requests under way and refuses more than allowed, also when they come together', async () => {
      const { payer } = paymentKey();
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () => payments.claim(claimOf(paymentKey({ payer }), { maxInFlight: 2 }))),
      );
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'claimed').length, 2);
      assert.equal(outcomes.filter(({ outcome }) => outcome === 'payer_limited').length, 4);
      assert.equal(await inFlight(payer.toUpperCase()), 2);
      assert.equal((await payments.claim(claimOf(paymentKey(), { maxInFlight: 2 }))).outcome, 'claimed');
      clock.at += MINUTE;
      assert.equal(await inFlight(payer), 0);
    });

    it('counts work that is not settled yet as under way, whoever holds it', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      await payments.move(key, { to: 'work_done', owner: 'me' });
      await payments.move(key, { to: 'unknown' });
      clock.at += 10 * MINUTE;
      assert.equal(await inFlight(key.payer), 1);
      await payments.move(key, { to: 'settled' });
      assert.equal(await inFlight(key.payer), 0);
    });

    it('counts the claim of a dead owner no longer, but refuses to take it over beyond the limit', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key));
      clock.at += MINUTE;
      await payments.claim(claimOf(paymentKey({ payer: key.payer })));
      assert.deepEqual(await payments.claim(claimOf(key, { maxInFlight: 1 })), {
        outcome: 'payer_limited',
        inFlight: 1,
      });
      assert.equal((await payments.claim(claimOf(key, { maxInFlight: 2 }))).outcome, 'claimed');
      const { strikes } = claimOf(key);
      assert.equal(await payments.limitOf(key.payer, { maxInFlight: 2, strikes }), 'payer_limited');
      assert.equal(await payments.limitOf(key.payer, { maxInFlight: 3, strikes }), null);
      assert.equal(
        await payments.limitOf(paymentKey().payer, { maxInFlight: 1, strikes }),
        null,
        'asking claims nothing',
      );
    });

    it('tells a used authorization from a payer at the limit', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { maxInFlight: 1 }));
      assert.equal((await payments.claim(claimOf(key, { maxInFlight: 1 }))).outcome, 'exists');
    });

    it('knows who has paid: a payment that was settled, not one that was claimed or released', async () => {
      const key = paymentKey();
      const other = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      await payments.claim(claimOf(other, { owner: 'me' }));
      await payments.move(other, { to: 'released', owner: 'me' });
      assert.deepEqual([await payments.hasPaid(key.payer), await payments.hasPaid(other.payer)], [false, false]);
      await payments.move(key, { to: 'work_done', owner: 'me' });
      await payments.move(key, { to: 'settled' });
      clock.at += 100 * 24 * 60 * MINUTE;
      await payments.purge();
      assert.deepEqual([await payments.hasPaid(key.payer), await payments.hasPaid(other.payer)], [true, false]);
    });

    it('hands unfinished rows without an owner to one reconciler each', async () => {
      const keys = Array.from({ length: 12 }, () => paymentKey());
      for (const key of keys) {
        await payments.claim(claimOf(key, { owner: 'dead' }));
        await payments.move(key, { to: 'work_done', owner: 'dead' });
      }
      const finished = paymentKey();
      await payments.claim(claimOf(finished));
      await payments.move(finished, { to: 'settled' });
      const batches = await Promise.all(
        ['a', 'b', 'c', 'd'].map((owner) => payments.takeDue({ owner, leaseMs: MINUTE, limit: 5 })),
      );
      const nonces = batches.flat().map((row) => row.nonce);
      assert.equal(new Set(nonces).size, nonces.length);
      assert.deepEqual(new Set(nonces), new Set(keys.map((key) => key.nonce)));
      assert.deepEqual(await payments.takeDue({ owner: 'e', leaseMs: MINUTE, limit: 5 }), []);
    });

    it('waits as long as a deferred row asks, and counts the attempts', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'dead' }));
      await payments.move(key, { to: 'unknown', retryInMs: 1000 });
      const take = () => payments.takeDue({ owner: 'r', leaseMs: MINUTE, limit: 1 });
      assert.deepEqual(await take(), []);
      clock.at += 1000;
      assert.equal((await take())[0]?.attempts, 1);
      assert.equal(await payments.defer(key, { owner: 'someone', retryInMs: 0 }), false);
      assert.equal(await payments.defer(key, { owner: 'r', retryInMs: 2000, error: 'rpc_down' }), true);
      assert.deepEqual(await take(), []);
      clock.at += 2000;
      const [row] = await take();
      assert.deepEqual([row?.attempts, row?.error, row?.state], [2, 'rpc_down', 'unknown']);
    });

    it('grants a settled request without a stored answer a bounded number of runs, one at a time', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { replay: 'recompute', owner: 'me' });
      await payments.claim(claim);
      const rerun = (owner: string, requestHash = claim.requestHash) =>
        payments.rerun(key, { requestHash, owner, leaseMs: MINUTE, maxRuns: 3 });
      assert.equal(await rerun('x'), 'refused');
      await payments.move(key, { to: 'work_done', owner: 'me' });
      await payments.move(key, { to: 'settled' });
      assert.equal(await rerun('x', 'b'.repeat(64)), 'refused');
      assert.deepEqual((await Promise.all([rerun('x'), rerun('y')])).sort(), ['busy', 'granted']);
      const owner = (await payments.get(key))!.leaseOwner!;
      assert.equal(await payments.endRerun(key, owner, new Uint8Array([1])), true);
      assert.deepEqual(await kept(key), [null, null]);
      assert.equal(await rerun('z'), 'granted');
      clock.at += MINUTE;
      assert.equal(await rerun('last'), 'exhausted');
    });

    it('repeats a stored answer instead of running again', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { owner: 'me' });
      await payments.claim(claim);
      await payments.move(key, { to: 'settling', owner: 'me', keep: KEPT });
      await payments.move(key, { to: 'settled' });
      const options = { requestHash: claim.requestHash, owner: 'x', leaseMs: MINUTE, maxRuns: 3 };
      assert.equal(await payments.rerun(key, options), 'refused');
    });

    it('keeps the answer of a rerun that an endpoint stores', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { owner: 'me' });
      await payments.claim(claim);
      await payments.move(key, { to: 'settled' });
      const { requestHash } = claim;
      assert.equal(await payments.rerun(key, { requestHash, owner: 'x', leaseMs: MINUTE, maxRuns: 3 }), 'granted');
      assert.equal(await payments.endRerun(key, 'another', KEPT.answer), false);
      assert.deepEqual(await kept(key), [null, null]);
      assert.equal(await payments.endRerun(key, 'x', KEPT.answer), true);
      assert.deepEqual(await kept(key), [null, [9, 8]]);
    });

    it('forgets a payment nothing was bought with an hour after its authorization ended, and no other', async () => {
      const released = paymentKey();
      const settled = paymentKey();
      const end = clock.at + MINUTE;
      for (const key of [released, settled]) await payments.claim(claimOf(key, { owner: 'me', validBefore: end }));
      await payments.move(released, { to: 'released', owner: 'me' });
      await payments.move(settled, { to: 'settled' });
      clock.at = end + 60 * MINUTE - 1;
      await payments.purge();
      assert.equal((await payments.get(released))?.state, 'released');
      clock.at += 1;
      await payments.purge();
      assert.equal(await payments.get(released), null);
      assert.equal((await payments.get(settled))?.state, 'settled');
    });

    it('adds up the ledger by day, route and state', async () => {
      for (const amount of [5000n, 9_007_199_254_740_993n]) {
        const key = paymentKey();
        await payments.claim(claimOf(key, { amount }));
        await payments.move(key, { to: 'settled' });
      }
      clock.at += 24 * 60 * MINUTE;
      await payments.claim(claimOf(paymentKey(), { route: 'POST /jp-invoice/check', amount: 7n }));
      const lines = await payments.ledger();
      assert.deepEqual(lines, [
        {
          day: '2026-11-15',
          route: 'POST /jp-company/verify',
          network: 'eip155:8453',
          state: 'settled',
          count: 2,
          amount: 9_007_199_254_745_993n,
        },
        {
          day: '2026-11-16',
          route: 'POST /jp-invoice/check',
          network: 'eip155:8453',
          state: 'claimed',
          count: 1,
          amount: 7n,
        },
      ]);
      assert.equal((await payments.ledger({ since: clock.at })).length, 1);
      assert.equal((await payments.ledger({ states: ['settled'], until: clock.at })).length, 1);
      const newest = await payments.list({ limit: 1 });
      assert.equal(newest[0]?.amount, 7n);
      assert.equal((await payments.list({ limit: 5, offset: 1, route: 'POST /jp-company/verify' })).length, 1);
    });

    it('deletes payload and answer when their time has come, and keeps the row', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me', purgeAfter: clock.at + MINUTE }));
      await payments.move(key, { to: 'settling', owner: 'me', keep: KEPT });
      await payments.move(key, { to: 'settled' });
      assert.equal(await payments.purge(), 0);
      clock.at += MINUTE;
      assert.equal(await payments.purge(), 1);
      assert.deepEqual(await kept(key), [null, null]);
      assert.equal((await payments.get(key))?.state, 'settled');
      assert.equal((await payments.claim(claimOf(key))).outcome, 'exists');
    });

    it('shows one node what another wrote', async () => {
      const other = await opened.again();
      const key = paymentKey();
      await payments.claim(claimOf(key));
      assert.equal((await other.payments.claim(claimOf(key))).outcome, 'exists');
      await other.close();
    });
  });
}
