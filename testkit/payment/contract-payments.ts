import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { PaymentRequired, SettleResponse } from '@x402/core/types';
import { createPublicClient, type Hex, toFunctionSelector } from 'viem';
import { viemChain } from '../../src/payment/chain/usdc.ts';
import { payerName } from '../../src/store/strikes.types.ts';
import type { Bed } from './bed.ts';
import { decode, signPayment } from './buyer.ts';
import { ONE_USDC } from './chain.ts';
import { type ContractWallet, deployContractWallet } from './contract-wallet.ts';
import { down } from './faulty-facilitator.ts';
import type { PaidServer } from './paid-server.ts';

/** With JBIS_CONTRACT_WALLETS: what holds for plain wallets holds for contracts, and forgers reach one question. */
const PATH = '/t/lookup';
const PRICE = 5000n;
const HOUR = 3_600_000;
const SPLIT = toFunctionSelector(
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
);
const BYTES = toFunctionSelector('transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,bytes)');
const ENV = { JBIS_CONTRACT_WALLETS: '1', JBIS_TRUSTED_PROXY_HOPS: '1' };
const at = (address: string) => ({ 'x-forwarded-for': address });
const HERE = at('203.0.113.7');

/** Every test has a bed of its own, on the store that is to be tried. */
export function contractPayments(open: () => Promise<Bed>): void {
  let bed: Bed;
  let server: PaidServer;
  let wallet: ContractWallet;
  let required: PaymentRequired;
  /** Questions to the facilitator. */
  let asked = 0;

  beforeEach(async () => {
    bed = await open();
    server = await bed.anotherServer(ENV);
    wallet = await deployContractWallet(bed.chain);
    await bed.chain.fund(wallet.address, ONE_USDC);
    required = await server.quote(PATH);
    asked = 0;
    bed.faults.verify = async () => {
      asked++;
      return undefined;
    };
  });
  afterEach(() => bed.close());

  const post = (header: string, name = 'x', from = HERE) => server.post(PATH, { name }, header, from);
  const forge = async (changes = {}) =>
    (await signPayment(await bed.buyer(), required, { authorization: { from: wallet.address, ...changes } })).header;
  /** Nothing stands in the name of the payer. */
  const untouched = async () => {
    assert.equal(await bed.store.strikes.get(payerName(wallet.address), HOUR), 0);
    assert.deepEqual(await bed.store.payments.list({ limit: 10 }), []);
    assert.equal(bed.runs(), 0);
    await bed.earned(0n);
  };

  describe('a wallet that is a contract pays', () => {
    for (const [name, tail, selector] of [
      ['with a signature of 65 bytes', '', SPLIT],
      ['with a longer one', 'c0ffee'.repeat(100), BYTES],
    ] as const)
      test(`${name}: one question, settled on chain, charged once, answered again without a question`, async () => {
        const { header } = await wallet.sign(required, { tail });
        const first = await post(header);
        const { transaction } = decode<SettleResponse>(first.headers.get('payment-response'));
        const body = await bed.expect(first, 200);
        assert.equal(asked, 1);
        const client = createPublicClient({ chain: viemChain(bed.chain.domain), transport: bed.chain.transport });
        const { input } = await client.getTransaction({ hash: transaction as Hex });
        assert.equal(input.slice(0, 10), selector);
        assert.deepEqual(await bed.expect(post(header), 200), body);
        await bed.expect(post(header, 'another'), 409, 'payment_conflict');
        assert.deepEqual([asked, bed.runs()], [1, 1]);
        await bed.earned(PRICE);
        assert.equal(await bed.chain.balance(wallet.address), ONE_USDC - PRICE);
      });

    test('of the same header at two servers at once one works', async () => {
      const { header } = await wallet.sign(required);
      const other = await bed.anotherServer(ENV);
      const answers = await Promise.all([post(header), other.post(PATH, { name: 'x' }, header, HERE)]);
      for (const { status } of answers) assert.ok(status === 200 || status === 409, `${status}`);
      assert.ok(answers.some(({ status }) => status === 200));
      await bed.expect(other.post(PATH, { name: 'x' }, header, HERE), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(PRICE);
    });

    test('two signatures of one authorization buy one piece of work', async () => {
      const { header, authorization, signature } = await wallet.sign(required);
      const second = await signPayment(wallet.owner, required, { authorization, signature: `${signature}00` });
      await bed.expect(post(header), 200);
      // Proven by the wallet itself: the nonce is spent, so the facilitator has nothing good to say.
      assert.deepEqual(await bed.expect(post(second.header), 200), { echo: 'x' });
      await bed.expect(post(second.header, 'another'), 409, 'payment_conflict');
      assert.equal(bed.runs(), 1);
      await bed.earned(PRICE);
    });

    test('when somebody else submits the authorization, the buyer gets the answer', async () => {
      const { header, authorization, signature } = await wallet.sign(required);
      assert.equal(await wallet.submit(authorization, signature), 'success');
      await bed.expect(post(header), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(PRICE);
    });

    test('what failed is not charged, and the same header buys another request', async () => {
      const { header } = await wallet.sign(required);
      bed.work = () => Promise.reject(new Error('broken'));
      assert.equal((await post(header)).status, 500);
      bed.work = async ({ name }) => ({ echo: name });
      assert.deepEqual(await bed.expect(post(header, 'another'), 200), { echo: 'another' });
      await bed.earned(PRICE);
    });

    test('one that accepts when asked and refuses to pay has a strike; a plain payer would have none', async () => {
      const { network } = required.accepts[0]!;
      bed.faults.settle = async () => ({ success: false, errorReason: 'reverted', transaction: '', network });
      const buyer = await bed.buyer();
      for (const header of [(await wallet.sign(required)).header, (await signPayment(buyer, required)).header])
        await bed.expect(post(header), 503, 'settlement_pending');
      assert.ok((await bed.store.strikes.get(payerName(wallet.address), HOUR)) > 0.9);
      assert.equal(await bed.store.strikes.get(payerName(buyer.address), HOUR), 0);
      await bed.earned(0n);
    });
  });

  describe('a payment forged in the name of a contract', () => {
    test('costs one question each, and 429 from the second on; others are served', async () => {
      const long = await signPayment(wallet.owner, required, {
        authorization: { from: wallet.address },
        signature: `0x${'ab'.repeat(200)}`,
      });
      for (const header of [await forge(), long.header])
        await bed.expect(post(header), 402, 'invalid_exact_evm_signature');
      assert.equal(asked, 2);
      for (const header of [await forge(), long.header]) await bed.expect(post(header), 429, 'rate_limited');
      assert.equal(asked, 2);
      await untouched();
      // Before their body is read.
      await bed.expect(server.post(PATH, '{ no JSON', await forge(), HERE), 429, 'rate_limited');
      await bed.expect(post((await signPayment(await bed.buyer(), required)).header), 200);
      await bed.expect(post((await wallet.sign(required)).header, 'x', at('203.0.113.8')), 200);
      await bed.earned(2n * PRICE);
    });

    test('cannot see, block or use what the owner buys, with the same nonce either', async () => {
      const { header, authorization } = await wallet.sign(required);
      const forged = await forge(authorization);
      let finish: () => void = () => undefined;
      const working = new Promise<void>((begun) => {
        bed.work = ({ name }) =>
          new Promise((resolve) => {
            finish = () => resolve({ echo: name });
            begun();
          });
      });
      const bought = post(header);
      await working;
      const elsewhere = at('203.0.113.9');
      await bed.expect(post(forged, 'x', elsewhere), 402, 'invalid_exact_evm_signature');
      finish();
      await bed.expect(bought, 200);
      // The answer lies stored.
      await bed.expect(post(forged, 'x', elsewhere), 402, 'invalid_exact_evm_signature');
      await bed.expect(post(header), 200);
      assert.equal(bed.runs(), 1);
      await bed.earned(PRICE);
    });

    test('is refused also when the facilitator says yes to everything', async () => {
      const { header, authorization } = await wallet.sign(required);
      await bed.expect(post(header), 200);
      bed.faults.verify = async () => ({ isValid: true });
      await bed.expect(post(await forge(authorization)), 402, 'invalid_exact_evm_signature');
      await bed.expect(post(await forge()), 402, 'invalid_exact_evm_signature');
      assert.equal(bed.runs(), 1);
    });

    test('in the name of a plain wallet that pays here is refused as well', async () => {
      const buyer = await bed.buyer();
      const { header, authorization } = await signPayment(buyer, required);
      await bed.expect(post(header), 200);
      await bed.expect(post(await forge(authorization)), 402);
      assert.equal(await bed.store.strikes.get(payerName(buyer.address), HOUR), 0);
      assert.equal(bed.runs(), 1);
    });

    test('is not asked about when the header shows that it cannot be taken', async () => {
      const soon = (seconds: number) => BigInt(Math.floor(Date.now() / 1000) + seconds);
      const late = 'invalid_exact_evm_payload_authorization_valid_before';
      await bed.expect(post(await forge({ validBefore: soon(7200) })), 402, late);
      await bed.expect(post(await forge({ validBefore: soon(5) })), 402, late);
      const huge = { authorization: { from: wallet.address }, signature: `0x${'ab'.repeat(4097)}` as Hex };
      const { header } = await signPayment(wallet.owner, required, huge);
      await bed.expect(post(header), 400, 'payment_header_malformed');
      await bed.expect(post(await forge(), 'x'.repeat(101)), 422);
      assert.equal(asked, 0);
      await untouched();
    });
  });

  test('while the facilitator is away nobody is proven and nobody is to blame', async () => {
    bed.faults.verify = down;
    const { header } = await wallet.sign(required);
    for (let i = 0; i < 4; i++)
      await bed.expect(post(header, 'x', at(`203.0.113.${20 + i}`)), 503, 'payment_unavailable');
    await untouched();
    bed.faults.verify = null;
    await bed.expect(post(header), 200);
    await bed.earned(PRICE);
  });
}
