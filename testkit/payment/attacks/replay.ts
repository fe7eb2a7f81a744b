import assert from 'node:assert/strict';
import type { Attack } from '../bed.ts';

const ORDER = { name: 'first' };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One payment, one piece of work: replays, swaps and races. */
export const replayAttacks: readonly Attack[] = [
  {
    name: 'the same request again gets the same bytes and is not charged again',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      const first = await bed.server.post('/t/lookup', ORDER, header);
      const again = await bed.server.post('/t/lookup', ORDER, header);
      assert.equal(first.status, 200);
      assert.equal(again.status, 200);
      assert.equal(await again.text(), await first.text());
      assert.equal(again.headers.get('payment-response'), first.headers.get('payment-response'));
      assert.match(again.headers.get('cache-control') ?? '', /private.*no-store/);
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'eight concurrent copies of one payment over two servers run the work once',
    async run(bed) {
      const second = await bed.anotherServer();
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.work = async ({ name }) => {
        await pause(150);
        return { echo: name };
      };
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) => (i % 2 ? second : bed.server).post('/t/lookup', ORDER, header)),
      );
      const statuses = answers.map(({ status }) => status);
      assert.ok(
        statuses.every((status) => status === 200 || status === 409),
        statuses.join(),
      );
      assert.ok(statuses.includes(200));
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
      await bed.expect(second.post('/t/lookup', ORDER, header), 200);
      assert.equal(bed.runs(), 1);
    },
  },
  {
    name: 'a second copy while the first is in flight is told to wait',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      let entered = () => {};
      let finish = () => {};
      const working = new Promise<void>((resolve) => (entered = resolve));
      const mayFinish = new Promise<void>((resolve) => (finish = resolve));
      bed.work = async ({ name }) => {
        entered();
        await mayFinish;
        return { echo: name };
      };
      const first = bed.server.post('/t/lookup', ORDER, header);
      await working;
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 409, 'payment_in_progress');
      await bed.expect(bed.server.post('/t/lookup', { name: 'other' }, header), 409, 'payment_conflict');
      finish();
      await bed.expect(first, 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a payment used for one body buys no other body',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.expect(bed.server.post('/t/lookup', { name: 'second' }, header), 409, 'payment_conflict');
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a payment used on one endpoint buys nothing on another of the same price',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      const answer = await bed.server.post('/t/other', ORDER, header);
      assert.ok(answer.status === 402 || answer.status === 409, String(answer.status));
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a cheap payment buys nothing on a dearer endpoint',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/dear', ORDER, header), 402, 'no_matching_payment_requirements');
      assert.equal(bed.runs(), 0);
      await bed.earned(0n);
    },
  },
  {
    name: 'a batch of nine is not had for the price of one',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/batch');
      const nine = { items: Array.from({ length: 9 }, (_, i) => String(i)) };
      await bed.expect(bed.server.post('/t/batch', nine, header), 402, 'no_matching_payment_requirements');
      assert.equal(bed.runs(), 0);
      await bed.expect(bed.server.post('/t/batch', { items: ['a'] }, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'recomputed work is repeated for the same payment three times at most and charged once',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/document');
      for (let run = 1; run <= 3; run++) {
        const answer = await bed.server.post('/t/document', ORDER, header);
        assert.ok(answer.headers.get('payment-response'));
        await bed.expect(answer, 200);
        assert.equal(bed.runs(), run);
      }
      await bed.expect(bed.server.post('/t/document', ORDER, header), 409, 'payment_conflict');
      await bed.expect(bed.server.post('/t/document', { name: 'other' }, header), 409, 'payment_conflict');
      assert.equal(bed.runs(), 3);
      await bed.earned(20000n);
    },
  },
  {
    name: 'failed work is not charged and leaves the payment usable for another request',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.work = async () => {
        throw new Error('engine broke');
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 500, 'internal_error');
      await bed.earned(0n);
      bed.work = async ({ name }) => ({ echo: name });
      const body = await bed.expect(bed.server.post('/t/lookup', { name: 'second try' }, header), 200);
      assert.deepEqual(body, { echo: 'second try' });
      await bed.earned(5000n);
    },
  },
  {
    name: 'an invalid body is 422, uncharged, and leaves the payment unused',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', { nonsense: 1 }, header), 422);
      await bed.earned(0n);
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'nothing of a recomputed answer or its input is kept; a stored answer is encrypted at rest',
    async run(bed) {
      const buyer = await bed.buyer();
      bed.work = async () => ({ secret: 'himitsu-no-kekka' });
      const stored = await bed.sign(buyer, '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, stored.header), 200);
      const document = await bed.sign(buyer, '/t/document');
      await bed.expect(bed.server.post('/t/document', { name: 'namae-no-hon' }, document.header), 200);
      const rows = await bed.store.payments.list({ limit: 10 });
      assert.equal(rows.length, 2);
      for (const row of rows) {
        const { answer, payload } = await bed.store.payments.sealed(row);
        assert.deepEqual([answer !== null, payload !== null], Array(2).fill(row.replay === 'stored'));
        const kept = Buffer.concat([answer ?? Buffer.alloc(0), payload ?? Buffer.alloc(0)]).toString('latin1');
        assert.doesNotMatch(kept, /himitsu|namae|authorization|signature/);
      }
    },
  },
];
