import assert from 'node:assert/strict';
import { type Attack, sharedChain } from '../bed.ts';
import { decode } from '../buyer.ts';
import { signTransfer } from '../chain.ts';

const ORDER = { name: 'first' };

/** What buyers and bystanders do on the chain itself, before, while and after we work. */
export const chainAttacks: readonly Attack[] = [
  {
    name: 'an empty wallet is refused before any work',
    async run(bed) {
      const { pauper } = await sharedChain();
      const { header } = await bed.sign(pauper, '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, 'invalid_exact_evm_insufficient_balance');
      assert.equal(bed.runs(), 0);
    },
  },
  {
    name: 'a bystander submits the authorization before we verify: the buyer gets the answer, the payee the money once',
    async run(bed) {
      const { header, authorization, signature } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.verify = async () => {
        bed.faults.verify = null;
        await bed.chain.submit(authorization, signature);
        return undefined;
      };
      const answer = await bed.server.post('/t/lookup', ORDER, header);
      const receipt = decode<{ success: boolean; transaction: string }>(answer.headers.get('payment-response'));
      assert.equal(receipt.success, true);
      assert.match(receipt.transaction, /^0x[0-9a-f]{64}$/);
      await bed.expect(answer, 200);
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a bystander submits the authorization while we work: the buyer gets the answer, the payee the money once',
    async run(bed) {
      const { header, authorization, signature } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.work = async ({ name }) => {
        await bed.chain.submit(authorization, signature);
        return { echo: name };
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'money that a bystander moved is not lost when the work fails: the repeat is answered without a charge',
    async run(bed) {
      const { header, authorization, signature } = await bed.sign(await bed.buyer(), '/t/lookup');
      bed.faults.verify = async () => {
        bed.faults.verify = null;
        await bed.chain.submit(authorization, signature);
        return undefined;
      };
      bed.work = async () => {
        throw new Error('engine broke');
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 500, 'internal_error');
      bed.work = async ({ name }) => ({ echo: name });
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'an authorization that was spent on the payee long before buys nothing now',
    async run(bed) {
      const { header, authorization, signature } = await bed.sign(await bed.buyer(), '/t/lookup', {
        authorization: { validBefore: BigInt(Math.floor(Date.now() / 1000) + 5000) },
      });
      await bed.chain.submit(authorization, signature);
      const later = await bed.anotherServer({}, 120_000);
      await bed.expect(later.post('/t/lookup', ORDER, header), 402, 'invalid_exact_evm_nonce_already_used');
      assert.equal(bed.runs(), 0);
    },
  },
  {
    name: 'the payer cancels before we verify: 402 and no work',
    async run(bed) {
      const buyer = await bed.buyer();
      const { header, authorization } = await bed.sign(buyer, '/t/lookup');
      await bed.chain.cancel(buyer, authorization.nonce);
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, 'authorization_cancelled');
      assert.equal(bed.runs(), 0);
      await bed.earned(0n);
    },
  },
  {
    name: 'the payer cancels while we work: 402, the result is withheld, and stays so',
    async run(bed) {
      const buyer = await bed.buyer();
      const { header, authorization } = await bed.sign(buyer, '/t/lookup');
      bed.work = async () => {
        await bed.chain.cancel(buyer, authorization.nonce);
        return { secret: 'withheld' };
      };
      const answer = await bed.server.post('/t/lookup', ORDER, header);
      const receipt = decode<{ success: boolean; errorReason: string }>(answer.headers.get('payment-response'));
      assert.equal(receipt.success, false);
      const body = await bed.expect(answer, 402, 'authorization_cancelled');
      assert.doesNotMatch(JSON.stringify(body), /withheld/);
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, 'authorization_cancelled');
      assert.equal(bed.runs(), 1);
      await bed.earned(0n);
    },
  },
  {
    name: 'the payer spends the nonce on himself while we work: 402 and the result is withheld',
    async run(bed) {
      const buyer = await bed.buyer();
      const { header, authorization } = await bed.sign(buyer, '/t/lookup');
      bed.work = async ({ name }) => {
        const selfish = { ...authorization, to: buyer.address };
        await bed.chain.submit(selfish, await signTransfer(buyer, selfish, bed.chain.domain));
        return { echo: name };
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 402, 'authorization_cancelled');
      await bed.earned(0n);
    },
  },
  {
    name: 'the payer empties the wallet while we work: 402, the result is withheld; refilled, the same payment works',
    async run(bed) {
      const buyer = await bed.buyer();
      const { header } = await bed.sign(buyer, '/t/lookup');
      bed.work = async () => {
        await bed.chain.drain(buyer);
        return { secret: 'withheld' };
      };
      const refused = bed.server.post('/t/lookup', ORDER, header);
      const body = await bed.expect(refused, 402, 'invalid_exact_evm_insufficient_balance');
      assert.doesNotMatch(JSON.stringify(body), /withheld/);
      await bed.earned(0n);
      await bed.chain.fund(buyer.address, 10_000n);
      bed.work = async ({ name }) => ({ echo: name });
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 200);
      await bed.earned(5000n);
    },
  },
  {
    name: 'a payer whose settlements keep failing is shut out for a while, others are not',
    async run(bed) {
      const buyer = await bed.buyer();
      bed.work = async ({ name }) => {
        if (name === 'trick') await bed.chain.drain(buyer);
        return {};
      };
      for (let strike = 1; strike <= 6; strike++) {
        const { header } = await bed.sign(buyer, '/t/lookup');
        await bed.expect(bed.server.post('/t/lookup', { name: 'trick' }, header), 402);
        await bed.chain.fund(buyer.address, 10_000n);
      }
      const { header } = await bed.sign(buyer, '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', { name: 'trick' }, header), 429, 'payer_limited');
      assert.equal(bed.runs(), 6);
      const honest = await bed.sign(await bed.buyer(), '/t/lookup');
      await bed.expect(bed.server.post('/t/lookup', ORDER, honest.header), 200);
    },
  },
  {
    name: 'one payer cannot have more work in flight than the cap',
    async run(bed) {
      const server = await bed.anotherServer({ JBIS_PAYER_IN_FLIGHT: '2' });
      const buyer = await bed.buyer();
      const payments = await Promise.all(Array.from({ length: 5 }, () => bed.sign(buyer, '/t/lookup')));
      let finish = () => {};
      const mayFinish = new Promise<void>((resolve) => (finish = resolve));
      bed.work = async ({ name }) => {
        await mayFinish;
        return { echo: name };
      };
      let limited = 0;
      const answers = payments.map(async ({ header }) => {
        const { status } = await server.post('/t/lookup', ORDER, header);
        if (status === 429 && ++limited === 3) finish();
        return status;
      });
      assert.deepEqual((await Promise.all(answers)).sort(), [200, 200, 429, 429, 429]);
      assert.equal(bed.runs(), 2);
      await bed.earned(10_000n);
    },
  },
  {
    name: 'work that outlives its budget is ended, answered 504 and not charged',
    async run(bed) {
      const { header } = await bed.sign(await bed.buyer(), '/t/lookup');
      let aborted = false;
      let finish = (_: Record<string, unknown>) => {};
      bed.work = (_, signal) => {
        signal.addEventListener('abort', () => (aborted = true));
        return new Promise((resolve) => (finish = resolve));
      };
      await bed.expect(bed.server.post('/t/lookup', ORDER, header), 504, 'engine_timeout');
      assert.equal(aborted, true);
      finish({ late: true });
      await bed.earned(0n);
    },
  },
  {
    name: 'sixteen buyers at once are all settled, from one wallet, each for its own price',
    async run(bed) {
      const buyers = [];
      for (let i = 0; i < 16; i++) buyers.push(await bed.buyer());
      const payments = await Promise.all(buyers.map((buyer) => bed.sign(buyer, '/t/lookup')));
      const answers = await Promise.all(
        payments.map(({ header }, i) => bed.server.post('/t/lookup', { name: String(i) }, header)),
      );
      for (const [i, answer] of answers.entries()) assert.deepEqual(await bed.expect(answer, 200), { echo: String(i) });
      await bed.earned(80_000n);
      for (const { address } of buyers) assert.equal(await bed.chain.balance(address), 995_000n);
    },
  },
];
