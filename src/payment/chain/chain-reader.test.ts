import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { generatePrivateKey } from 'viem/accounts';
import { signTransfer, startTestChain, type TestChain } from '../../../testkit/payment/chain.ts';
import { USDC_DOMAIN } from '../../contract/usdc.ts';
import type { Authorization } from '../payment-header.ts';

let chain: TestChain;
before(async () => {
  chain = await startTestChain();
});

const authorizationOf = (buyer = chain.buyers[0]!, change: Partial<Authorization> = {}): Authorization => ({
  from: buyer.address,
  to: chain.payTo,
  value: 5000n,
  validAfter: 0n,
  validBefore: 2n ** 40n,
  nonce: generatePrivateKey(),
  ...change,
});
const expected = (a: Authorization) => ({
  payer: a.from.toLowerCase(),
  nonce: a.nonce,
  payTo: chain.payTo,
  amount: 5000n,
});
const submit = async (a: Authorization, buyer = chain.buyers[0]!) =>
  chain.submit(a, await signTransfer(buyer, a, chain.domain));

describe('the fate of an authorization, read from the chain', () => {
  test('unused, with the time of the newest block', async () => {
    const fate = await chain.reader.fateOf(expected(authorizationOf()));
    assert.equal(fate.fate, 'unused');
    assert.ok('chainTime' in fate && Math.abs(fate.chainTime - Date.now()) < 60_000);
  });

  test('paid, with its transaction and time', async () => {
    const a = authorizationOf();
    const tx = await submit(a);
    const fate = await chain.reader.fateOf(expected(a));
    assert.ok(fate.fate === 'paid');
    assert.equal(fate.tx, tx);
    assert.equal(await chain.reader.paidBy(tx, expected(a)), true);
  });

  test('cancelled', async () => {
    const a = authorizationOf();
    await chain.cancel(chain.buyers[0]!, a.nonce);
    assert.equal((await chain.reader.fateOf(expected(a))).fate, 'cancelled');
  });

  test('spent elsewhere when the nonce paid somebody else, or another amount', async () => {
    for (const change of [{ to: chain.buyers[1]!.address }, { value: 4999n }]) {
      const a = authorizationOf(chain.buyers[0]!, change);
      await submit(a);
      assert.equal((await chain.reader.fateOf(expected(a))).fate, 'spent_elsewhere');
    }
  });
});

describe('a transaction pays an authorization', () => {
  test('only by its own nonce and payer: another payment’s transaction does not count', async () => {
    const [mine, other] = [authorizationOf(), authorizationOf()];
    const tx = await submit(other);
    assert.equal(await chain.reader.paidBy(tx, expected(mine)), false);
    const stranger = { ...expected(other), payer: chain.buyers[2]!.address.toLowerCase() };
    assert.equal(await chain.reader.paidBy(tx, stranger), false);
    assert.equal(await chain.reader.paidBy(tx, { ...expected(other), amount: 5001n }), false);
  });

  test('is not judged while the chain does not show it', async () => {
    assert.equal(await chain.reader.paidBy(`0x${'12'.repeat(32)}`, expected(authorizationOf())), null);
  });
});

test('a token under another name than buyers sign for is told', async () => {
  assert.equal(await chain.reader.mismatch(chain.domain), null);
  assert.match(
    (await chain.reader.mismatch(USDC_DOMAIN)) ?? '',
    /is "USD Coin \(jbis devnet\)" version 2, not "USD Coin"/,
  );
});
