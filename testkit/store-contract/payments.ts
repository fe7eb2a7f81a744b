import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { paymentId } from '../../src/store/payment-row.ts';
import { PAYMENT_STATES } from '../../src/store/payment-states.ts';
import type { PaymentStore } from '../../src/store/payments.types.ts';
import { claimOf, MINUTE, type Opened, type OpenFresh, paymentKey, standingClock } from './context.ts';

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

    it('gives back every field of a claim', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { amount: 9_007_199_254_740_993n, owner: 'me' });
      const outcome = await payments.claim(claim);
      assert.equal(outcome.outcome, 'claimed');
      const row = (await payments.get(key))!;
      assert.deepEqual(await payments.getById(row.id), row);
      assert.equal(await payments.getById('nobody'), null);
      assert.equal(row.amount, 9_007_199_254_740_993n);
      assert.deepEqual([...row.payload!], [1, 2, 3]);
      assert.deepEqual(
        { ...row, payload: null, id: '' },
        {
          ...key,
          id: '',
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
          payload: null,
          answer: null,
          txHash: null,
          error: null,
          claimedAt: clock.at,
          updatedAt: clock.at,
          settledAt: null,
          purgeAfter: claim.purgeAfter,
        },
      );
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
      const shouting = { ...key, payer: key.payer.toUpperCase(), nonce: key.nonce.toUpperCase() };
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

    it('walks from claim to settlement and keeps answer and transaction', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      const answer = new Uint8Array([9, 8]);
      const done = await payments.move(key, { to: 'work_done', owner: 'me', answer, leaseMs: MINUTE });
      assert.equal(done?.leaseOwner, 'me');
      assert.equal((await payments.move(key, { to: 'settling', owner: 'me', leaseMs: MINUTE }))?.state, 'settling');
      clock.at += 500;
      const settled = (await payments.move(key, { to: 'settled', owner: 'me', txHash: '0xabc' }))!;
      assert.deepEqual(
        [settled.state, settled.txHash, settled.settledAt, settled.leaseOwner, [...settled.answer!]],
        ['settled', '0xabc', clock.at, null, [9, 8]],
      );
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
      assert.equal((await payments.standing(payer.toUpperCase())).inFlight, 2);
      assert.equal((await payments.claim(claimOf(paymentKey(), { maxInFlight: 2 }))).outcome, 'claimed');
      clock.at += MINUTE;
      assert.equal((await payments.standing(payer)).inFlight, 0);
    });

    it('counts work that is not settled yet as under way, whoever holds it', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { owner: 'me' }));
      await payments.move(key, { to: 'work_done', owner: 'me' });
      await payments.move(key, { to: 'unknown' });
      clock.at += 10 * MINUTE;
      assert.equal((await payments.standing(key.payer)).inFlight, 1);
      await payments.move(key, { to: 'settled' });
      assert.equal((await payments.standing(key.payer)).inFlight, 0);
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
    });

    it('tells a used authorization from a payer at the limit', async () => {
      const key = paymentKey();
      await payments.claim(claimOf(key, { maxInFlight: 1 }));
      assert.equal((await payments.claim(claimOf(key, { maxInFlight: 1 }))).outcome, 'exists');
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
      assert.equal((await payments.get(key))?.answer, null);
      assert.equal(await rerun('z'), 'granted');
      clock.at += MINUTE;
      assert.equal(await rerun('last'), 'exhausted');
    });

    it('repeats a stored answer instead of running again', async () => {
      const key = paymentKey();
      const claim = claimOf(key, { owner: 'me' });
      await payments.claim(claim);
      await payments.move(key, { to: 'work_done', owner: 'me', answer: new Uint8Array([1]) });
      await payments.move(key, { to: 'settled' });
      const options = { requestHash: claim.requestHash, owner: 'x', leaseMs: MINUTE, maxRuns: 3 };
      assert.equal(await payments.rerun(key, options), 'refused');
    });

    it('counts strikes and forgets old ones', async () => {
      const { payer } = paymentKey();
      assert.equal(await payments.strike(payer, 10 * MINUTE), 1);
      assert.equal(await payments.strike(payer.toUpperCase(), 10 * MINUTE), 2);
      assert.deepEqual(await payments.standing(payer), { inFlight: 0, strikes: 2, lastStrikeAt: clock.at });
      clock.at += 11 * MINUTE;
      assert.equal(await payments.strike(payer, 10 * MINUTE), 1);
      await payments.clearStrikes(payer);
      assert.equal((await payments.standing(payer)).strikes, 0);
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
      await payments.claim(claimOf(key, { owner: 'me' }));
      await payments.move(key, { to: 'work_done', owner: 'me', answer: new Uint8Array([1]) });
      await payments.move(key, { to: 'settled', purgeAfter: clock.at + MINUTE });
      assert.equal(await payments.purge(), 0);
      clock.at += MINUTE;
      assert.equal(await payments.purge(), 1);
      const row = (await payments.get(key))!;
      assert.deepEqual([row.payload, row.answer, row.state], [null, null, 'settled']);
      assert.equal((await payments.claim(claimOf(key))).outcome, 'exists');
    });

    it('binds a buyer’s idempotency key to one payment, also when two come together', async () => {
      const { identifiers } = opened.store;
      const [one, two] = [paymentKey(), paymentKey()];
      const payer = one.payer;
      const ids = [paymentId({ ...one, payer }), paymentId({ ...two, payer })];
      const bound = await Promise.all(ids.map((id) => identifiers.bind(payer, 'my-idempotency-key', id)));
      assert.equal(new Set(bound).size, 1);
      assert.equal(await identifiers.find(payer, 'my-idempotency-key'), null, 'not claimed yet');
      const holder = bound[0] === ids[0] ? one : two;
      await payments.claim(claimOf({ ...holder, payer }));
      const found = await identifiers.find(payer.toUpperCase().replace('0X', '0x'), 'my-idempotency-key');
      assert.deepEqual(found, { paymentId: bound[0], nonce: holder.nonce });
      assert.equal(await identifiers.find(two.payer, 'my-idempotency-key'), null, 'keys belong to their payer');
    });

    it('frees an idempotency key whose payment was released or never claimed', async () => {
      const { identifiers } = opened.store;
      const key = paymentKey();
      const id = paymentId(key);
      await identifiers.bind(key.payer, 'k', id);
      assert.equal(await identifiers.bind(key.payer, 'k', 'other'), id);
      clock.at += 2 * MINUTE;
      assert.equal(await identifiers.bind(key.payer, 'k', 'other'), 'other', 'never claimed');
      const owner = 'me';
      await identifiers.bind(key.payer, 'k2', id);
      await payments.claim(claimOf(key, { owner }));
      clock.at += 2 * MINUTE;
      assert.equal(await identifiers.bind(key.payer, 'k2', 'other'), id, 'claimed');
      await payments.move(key, { to: 'released' });
      assert.equal(await identifiers.find(key.payer, 'k2'), null);
      assert.equal(await identifiers.bind(key.payer, 'k2', 'other'), 'other', 'released');
      clock.at += 10 * MINUTE;
      assert.equal(await identifiers.purge(5 * MINUTE), 2);
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
