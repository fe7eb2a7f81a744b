import assert from 'node:assert/strict';
import type { Attack } from '../bed.ts';

const ORDER = { name: 'first' };
const EXPIRED = 'invalid_exact_evm_payload_authorization_valid_before';

/** What was bought stays the buyer's, also when the authorization has ended meanwhile; nothing new is. */
export const lateCases: readonly Attack[] = [
  {
    name: 'after the authorization ended its stored answer can still be fetched, and nothing else',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      const later = await bed.anotherServer({}, 5 * 60_000);
      assert.deepEqual(await bed.expect(later.post('/t/lookup', ORDER, header), 200), { echo: 'first' });
      await bed.expect(later.post('/t/lookup', { name: 'new' }, header), 409, 'payment_conflict');
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'after its keeping time the answer is deleted and the payment buys nothing more',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      const later = await bed.anotherServer({}, 20 * 60_000);
      assert.equal((await later.reconciler.pass()).purged, 1);
      const [row] = await bed.store.payments.list({ limit: 1 });
      assert.equal(row?.state, 'settled');
      assert.deepEqual(await bed.store.payments.sealed(row), { payload: null, answer: null });
      await bed.expect(later.post('/t/lookup', ORDER, header), 409, 'payment_conflict');
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a document whose settlement was cleared up late is read again without a charge',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/document');
      bed.faults.settle = async (_, real) => {
        await real();
        throw new Error('socket hang up');
      };
      await bed.expect(bed.server.post('/t/document', ORDER, header), 503, 'settlement_pending');
      const later = await bed.anotherServer({}, 3 * 60_000);
      await bed.expect(later.post('/t/document', ORDER, header), 200);
      await bed.earned(20_000n);
    },
  },
  {
    name: 'an authorization that ended while its settlement failed is given up and told so',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.settle = async () => {
        throw new Error('socket hang up');
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 503, 'settlement_pending');
      const later = await bed.anotherServer({}, 5 * 60_000);
      await bed.expect(later.post('/t/lookup', ORDER, header), 402, EXPIRED);
      const [row] = await bed.store.payments.list({ limit: 1 });
      assert.equal(row?.state, 'expired');
      await bed.expect(later.post('/t/lookup', ORDER, header), 402, EXPIRED);
      await bed.earned(0n);
    },
  },
  {
    name: 'an unused authorization that has ended is refused',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      const later = await bed.anotherServer({}, 5 * 60_000);
      await bed.expect(later.post('/t/lookup', ORDER, header), 402, EXPIRED);
      assert.equal(bed.runs(), 0);
    },
  },
  {
    name: 'a price or payee that changed since does not cost the buyer the answer he paid for',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      const moved = await bed.anotherServer({}, 0, '0x2222222222222222222222222222222222222222');
      assert.deepEqual(await bed.expect(moved.post('/t/lookup', ORDER, header), 200), { echo: 'first' });
      const unused = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(moved.post('/t/lookup', ORDER, unused.header), 402, 'no_matching_payment_requirements');
      await bed.earned(5000n);
    },
  },
];
