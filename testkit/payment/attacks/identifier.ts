import assert from 'node:assert/strict';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Attack, Bed } from '../bed.ts';

const ORDER = { name: 'first' };

const signWith = (bed: Bed, buyer: PrivateKeyAccount, id: string, path = '/t/lookup') =>
  bed.sign(buyer, path, { extensions: { 'payment-identifier': { info: { required: false, id } } } });

/** The extension `payment-identifier`: an idempotency key over several signatures. */
export const identifierCases: readonly Attack[] = [
  {
    name: 'a second signature under the same key and request gets the first answer and is not charged',
    async run(bed) {
      const buyer = await bed.buyer();
      const first = await signWith(bed, buyer, 'pay_0123456789abcdef');
      const second = await signWith(bed, buyer, 'pay_0123456789abcdef');
      await bed.expect(bed.server.post('/t/lookup', ORDER, first.header), 200);
      await bed.expect(bed.server.post('/t/lookup', ORDER, second.header), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
      const info = bed.faults.settled[0]?.extensions?.['payment-identifier'] as { info: { id: string } };
      assert.equal(info.info.id, 'pay_0123456789abcdef', 'the facilitator learns the key');
    },
  },
  {
    name: 'the same key with another request is a conflict',
    async run(bed) {
      const buyer = await bed.buyer();
      const first = await signWith(bed, buyer, 'pay_0123456789abcdef');
      const second = await signWith(bed, buyer, 'pay_0123456789abcdef');
      await bed.expect(bed.server.post('/t/lookup', ORDER, first.header), 200);
      await bed.expect(bed.server.post('/t/lookup', { name: 'other' }, second.header), 409, 'idempotency_conflict');
      assert.equal(bed.runs(), 1);
    },
  },
  {
    name: 'two signatures under one key at the same time run the work once',
    async run(bed) {
      const buyer = await bed.buyer();
      const payments = await Promise.all([1, 2, 3, 4].map(() => signWith(bed, buyer, 'pay_0123456789abcdef')));
      const answers = await Promise.all(payments.map(({ header }) => bed.server.post('/t/lookup', ORDER, header)));
      const statuses = answers.map(({ status }) => status).sort();
      assert.ok(
        statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      );
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a second signature does not take over the work of a first whose server died',
    async run(bed) {
      const buyer = await bed.buyer();
      const first = await signWith(bed, buyer, 'pay_0123456789abcdef');
      const second = await signWith(bed, buyer, 'pay_0123456789abcdef');
      let entered = () => {};
      const working = new Promise<void>((resolve) => (entered = resolve));
      // The first server hangs: its clock says that the lease of the work has ended.
      bed.work = () => {
        entered();
        return new Promise(() => undefined);
      };
      const hanging = bed.server.post('/t/lookup', ORDER, first.header).catch(() => undefined);
      await working;
      bed.work = async ({ name }) => ({ echo: name });
      const later = await bed.anotherServer({}, 20_000);
      await bed.expect(later.post('/t/lookup', ORDER, second.header), 409, 'payment_in_progress');
      await later.reconciler.pass();
      await bed.expect(later.post('/t/lookup', ORDER, second.header), 200);
      await bed.earned(5000n);
      const rows = await bed.store.payments.list({ limit: 5 });
      assert.deepEqual(rows.map(({ state }) => state).sort(), ['released', 'settled']);
      const settled = rows.find(({ state }) => state === 'settled');
      assert.equal(settled?.nonce, second.authorization.nonce);
      await hanging;
    },
  },
  {
    name: 'another payer’s key is his own',
    async run(bed) {
      const first = await signWith(bed, await bed.buyer(), 'pay_0123456789abcdef');
      const second = await signWith(bed, await bed.buyer(), 'pay_0123456789abcdef');
      await bed.expect(bed.server.post('/t/lookup', ORDER, first.header), 200);
      await bed.expect(bed.server.post('/t/lookup', { name: 'other' }, second.header), 200);
      await bed.earned(10_000n);
    },
  },
  {
    name: 'failed work frees the key',
    async run(bed) {
      const buyer = await bed.buyer();
      bed.work = async () => {
        throw new Error('engine broke');
      };
      const first = await signWith(bed, buyer, 'pay_0123456789abcdef');
      await bed.expect(bed.server.post('/t/lookup', ORDER, first.header), 500);
      bed.work = async ({ name }) => ({ echo: name });
      const second = await signWith(bed, buyer, 'pay_0123456789abcdef');
      await bed.expect(bed.server.post('/t/lookup', { name: 'other' }, second.header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a key that breaks the rules of the extension is 400',
    async run(bed) {
      const { header } = await signWith(bed, await bed.buyer(), 'short');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 400, 'payment_header_malformed');
    },
  },
];
