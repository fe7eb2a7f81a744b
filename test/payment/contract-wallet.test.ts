import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PaymentPayload } from '@x402/core/types';
import { custom, hashTypedData } from 'viem';
import { TRANSFER_TYPES, typedDomain } from '../../src/payment/chain/usdc.ts';
import { createOwnFacilitator } from '../../src/payment/facilitators/own.facilitator.ts';
import { type Bed, makeBed } from '../../testkit/payment/bed.ts';
import { decode, signPayment } from '../../testkit/payment/buyer.ts';
import { ONE_USDC } from '../../testkit/payment/chain.ts';
import { type ContractWallet, deployContractWallet } from '../../testkit/payment/contract-wallet.ts';

/** Why payments of contract wallets are off by default (docs/payment.md), measured on a wallet that the token would take. */
let bed: Bed;
let wallet: ContractWallet;
before(async () => {
  bed = await makeBed();
  wallet = await deployContractWallet(bed.chain);
  await bed.chain.fund(wallet.address, ONE_USDC);
});
after(() => bed.close());

const PATH = '/t/lookup';

test('the wallet says yes to its owner alone, and the token moves its money on that word', async () => {
  const required = await bed.server.quote(PATH);
  const { authorization, signature } = await wallet.sign(required);
  const digest = hashTypedData({
    domain: typedDomain(bed.chain.domain),
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message: authorization,
  });
  assert.equal(await wallet.accepts(digest, signature), true);
  const forged = await (await bed.buyer()).sign({ hash: digest });
  assert.equal(await wallet.accepts(digest, forged), false);
  assert.equal(await wallet.submit(authorization, signature), 'success');
  assert.equal(await bed.chain.balance(wallet.address), ONE_USDC - authorization.value);
});

test('the service refuses it from the header alone: no body read, nothing claimed, no question to anybody', async () => {
  const { header } = await wallet.sign(await bed.server.quote(PATH));
  let asked = 0;
  bed.faults.verify = async () => {
    asked++;
    return undefined;
  };
  const body = await bed.expect(bed.server.post(PATH, { name: 'x' }, header), 402);
  assert.equal((body as { error: string }).error, 'invalid_exact_evm_signature');
  assert.match(JSON.stringify(body), /plain \(EOA\) wallets/);
  assert.equal(asked, 0);
  assert.equal(bed.runs(), 0);
});

test('to prove such a signature the chain must be asked; a plain one is proven by arithmetic', async (t) => {
  const asked: string[] = [];
  const watching = custom({
    request: async (call: { method: string; params?: unknown }) => {
      asked.push(call.method);
      return bed.chain.transport({}).request(call as never);
    },
  });
  const facilitator = createOwnFacilitator({
    transport: watching,
    key: bed.chain.settlerKey,
    token: bed.chain.domain,
    confirmMs: 10_000,
    pollMs: 10,
  });
  const required = await bed.server.quote(PATH);
  const forger = await bed.buyer();
  // Anybody can write a contract's address as the payer, and sign with whatever is at hand.
  const forged = await signPayment(forger, required, { authorization: { from: wallet.address } });
  const verdict = await facilitator.verify(decode<PaymentPayload>(forged.header), required.accepts[0]!);
  assert.equal(verdict.isValid, false);
  t.diagnostic(`a forged contract payment costs ${asked.length} questions to the chain: ${asked.join(', ')}`);
  assert.ok(asked.length >= 2, asked.join());
});
