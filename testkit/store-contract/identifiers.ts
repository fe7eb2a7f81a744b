import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { StateStore } from '../../src/store/state-store.ts';
import { claimOf, MINUTE, type Opened, type OpenFresh, paymentKey, standingClock } from './context.ts';

export function identifiersContract(openFresh: OpenFresh): void {
  describe('idempotency keys of buyers', () => {
    let opened: Opened;
    let payments: StateStore['payments'];
    let identifiers: StateStore['identifiers'];
    let clock: ReturnType<typeof standingClock>;
    beforeEach(async () => {
      clock = standingClock();
      opened = await openFresh(clock);
      ({ payments, identifiers } = opened.store);
    });
    afterEach(() => opened.close());

    it('binds a buyer’s idempotency key to one payment, also when two come together', async () => {
      const one = paymentKey();
      const { payer } = one;
      const two = paymentKey({ payer });
      const ids = [one.id, two.id];
      const bound = await Promise.all(ids.map((id) => identifiers.bind(payer, 'my-idempotency-key', id)));
      assert.equal(new Set(bound).size, 1);
      assert.equal(await identifiers.find(payer, 'my-idempotency-key'), null, 'not claimed yet');
      const holder = bound[0] === ids[0] ? one : two;
      await payments.claim(claimOf(holder));
      const found = await identifiers.find(payer.toUpperCase().replace('0X', '0x'), 'my-idempotency-key');
      assert.deepEqual(found, { paymentId: bound[0], nonce: holder.nonce });
      assert.equal(
        await identifiers.find(paymentKey().payer, 'my-idempotency-key'),
        null,
        'keys belong to their payer',
      );
    });

    it('frees an idempotency key whose payment was released or never claimed', async () => {
      const key = paymentKey();
      const { id } = key;
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
  });
}
