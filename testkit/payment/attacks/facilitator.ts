import assert from 'node:assert/strict';
import type { Attack } from '../bed.ts';
import { down } from '../faulty-facilitator.ts';

const ORDER = { name: 'first' };

/** Faults of the machinery: the buyer never pays twice and never for nothing. */
export const facilitatorFaults: readonly Attack[] = [
  {
    name: 'unpaid calls are quoted although the facilitator is down',
    async run(bed) {
      bed.faults.verify = down;
      bed.faults.settle = down;
      await bed.expect(bed.server.post('/t/lookup', {}), 402, 'Payment required');
    },
  },
  {
    name: 'facilitator down at verify: 503, no work; up again, the same payment works',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.verify = down;
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 503, 'payment_unavailable');
      assert.equal(bed.runs(), 0);
      bed.faults.verify = null;
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  ...(['/t/lookup', '/t/document'] as const).map((path): Attack => {
    const price = path === '/t/lookup' ? 5000n : 20_000n;
    return {
      name: `facilitator down at settle on ${path}: 503, nothing shown; up again, the same payment is answered once`,
      async run(bed) {
        const { header } = await bed.sign(await bed.buyer(), path);
        bed.work = async () => ({ secret: 'result' });
        bed.faults.settle = down;
        const body = await bed.expect(bed.server.post(path, ORDER, header), 503, 'settlement_pending');
        assert.doesNotMatch(JSON.stringify(body), /result/);
        await bed.expect(bed.server.post(path, ORDER, header), 503);
        await bed.earned(0n);
        bed.faults.settle = null;
        await bed.expect(bed.server.post(path, ORDER, header), 200);
        await bed.earned(price);
        if (path === '/t/lookup') assert.equal(bed.runs(), 1);
      },
    };
  }),
  ...(['/t/lookup', '/t/document'] as const).map((path): Attack => {
    const price = path === '/t/lookup' ? 5000n : 20_000n;
    return {
      name: `settled on chain but the answer is lost on ${path}: 503, never 402; the repeat is answered and not charged`,
      async run(bed) {
        const { header } = await bed.sign(await bed.buyer(), path);
        bed.faults.settle = async (_, real) => {
          await real();
          bed.faults.settle = null;
          throw new Error('socket hang up');
        };
        await bed.expect(bed.server.post(path, ORDER, header), 503, 'settlement_pending');
        await bed.earned(price);
        await bed.expect(bed.server.post(path, ORDER, header), 200);
        await bed.earned(price);
      },
    };
  }),
  {
    name: 'a lost settlement answer is cleared up by the reconciler without the buyer',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.settle = async (_, real) => {
        await real();
        bed.faults.settle = null;
        throw new Error('socket hang up');
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 503, 'settlement_pending');
      const later = await bed.anotherServer({}, 5000);
      assert.equal((await later.reconciler.pass()).ended, 1);
      const [row] = await bed.store.payments.list({ limit: 1 });
      assert.equal(row?.state, 'settled');
      assert.match(row?.txHash ?? '', /^0x[0-9a-f]{64}$/);
      await bed.expect(later.post('/t/lookup', ORDER, header), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a settlement that is only pending is 503, and 200 once it is mined',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.settle = async (_, real) => ({ ...(await real()), success: false, errorReason: 'settlement_pending' });
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 503, 'settlement_pending');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a settlement called failed although the chain has it is answered 200, not 402',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.settle = async (_, real) => {
        const { network } = await real();
        return { success: false, errorReason: 'invalid_exact_evm_nonce_already_used', transaction: '', network };
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a facilitator that claims success without a payment is not believed',
    async run(bed) {
      const buyer = await bed.buyer();
      // Another, real payment to the same payee: its transaction must not count twice.
      const paid = await bed.sign(buyer, '/t/lookup');
      const answer = await bed.server.post('/t/lookup', ORDER, paid.header);
      const transaction = JSON.parse(
        Buffer.from(answer.headers.get('payment-response')!, 'base64').toString(),
      ).transaction;
      const { header } = await bed.sign(buyer, '/t/lookup');
      bed.faults.settle = async () => ({ success: true, transaction, network: 'eip155:8453' });
      bed.work = async () => ({ secret: 'result' });
      const body = await bed.expect(bed.server.post('/t/lookup', { name: 'lie' }, header), 503, 'settlement_pending');
      assert.doesNotMatch(JSON.stringify(body), /result/);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a settlement refused for the payer’s own fault is 402 with the receipt of the failure',
    async run(bed) {
      const buyer = await bed.buyer();
      const { header } = await bed.sign(buyer, '/t/lookup');
      bed.work = async () => {
        await bed.chain.drain(buyer);
        return {};
      };
      const answer = await bed.server.post('/t/lookup', ORDER, header);
      const receipt = JSON.parse(Buffer.from(answer.headers.get('payment-response')!, 'base64').toString());
      assert.equal(receipt.success, false);
      assert.match(receipt.errorReason, /insufficient/);
      await bed.expect(answer, 402);
    },
  },
  {
    name: 'the reconciler never charges for work whose answer was not kept',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/document');
      bed.faults.settle = down;
      await bed.expect(bed.server.post('/t/document', ORDER, header), 503, 'settlement_pending');
      bed.faults.settle = null;
      const later = await bed.anotherServer({}, 5000);
      await later.reconciler.pass();
      await bed.earned(0n);
      await bed.expect(later.post('/t/document', ORDER, header), 200);
      await bed.earned(20_000n);
    },
  },
];
