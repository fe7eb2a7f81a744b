import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { PaymentStore } from '../../src/store/payments.types.ts';
import { payerName } from '../../src/store/strikes.types.ts';
import { claimOf, MINUTE, type Opened, type OpenFresh, paymentKey, standingClock } from './context.ts';

export function strikesContract(openFresh: OpenFresh): void {
  describe('strikes', () => {
    let opened: Opened;
    let payments: PaymentStore;
    let clock: ReturnType<typeof standingClock>;
    beforeEach(async () => {
      clock = standingClock();
      opened = await openFresh(clock);
      payments = opened.store.payments;
    });
    afterEach(() => opened.close());

    it('leaves a payer with strikes one slot, then none, and strikes fade', async () => {
      const { payer } = paymentKey();
      const { strikes } = opened.store;
      const rule = { oneSlotFrom: 2, refuseFrom: 4, fadeMs: 10 * MINUTE };
      const claim = () => payments.claim(claimOf(paymentKey({ payer }), { strikes: rule, leaseMs: MINUTE }));
      const limit = () => payments.limitOf(payer, { maxInFlight: 100, strikes: rule });
      const strike = (name = payerName(payer)) => strikes.add(name, 1, rule.fadeMs);
      assert.equal(await strike(), 1);
      assert.equal((await claim()).outcome, 'claimed');
      assert.equal(await strike(payerName(payer.toUpperCase())), 2);
      assert.deepEqual(await claim(), { outcome: 'payer_struck' }, 'the one slot is taken');
      assert.equal(await limit(), 'payer_struck');
      clock.at += MINUTE;
      assert.equal(await strikes.get(payerName(payer), rule.fadeMs), 1.9);
      await strike();
      assert.equal(await limit(), null);
      assert.equal((await claim()).outcome, 'claimed', 'one at a time');
      clock.at += MINUTE;
      await strike();
      await strike();
      assert.deepEqual(await claim(), { outcome: 'payer_struck' }, 'none any more');
      assert.equal(await limit(), 'payer_struck');
      clock.at += 30 * MINUTE;
      assert.equal(await limit(), null);
      assert.equal((await claim()).outcome, 'claimed', 'faded');
      await strikes.clear(payerName(payer));
      assert.equal(await strikes.get(payerName(payer), rule.fadeMs), 0);
    });

    it('takes points away again, and never leaves less than nothing', async () => {
      const { strikes } = opened.store;
      const change = (points: number) => strikes.add('newcomers:203.0.113.7', points, MINUTE);
      assert.deepEqual([await change(-1), await change(2), await change(-1), await change(-5)], [0, 2, 1, 0]);
      assert.equal(await change(1), 1);
    });

    it('tells a used authorization also to a payer with too many strikes', async () => {
      const key = paymentKey();
      const rule = { oneSlotFrom: 1, refuseFrom: 2, fadeMs: MINUTE };
      await payments.claim(claimOf(key));
      await opened.store.strikes.add(payerName(key.payer), 5, MINUTE);
      assert.equal((await payments.claim(claimOf(key, { strikes: rule }))).outcome, 'exists');
    });

    it('forgets strikes a week after the last one', async () => {
      await opened.store.strikes.add('net:203.0.113.7', 1, MINUTE);
      assert.equal(await opened.store.strikes.purge(), 0);
      clock.at += 8 * 24 * 60 * MINUTE;
      assert.equal(await opened.store.strikes.purge(), 1);
    });
  });
}
