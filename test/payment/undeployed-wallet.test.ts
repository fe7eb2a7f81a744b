import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makeBed, sharedChain } from '../../testkit/payment/bed.ts';
import { ONE_USDC } from '../../testkit/payment/chain.ts';
import { openWalletFactory, type UndeployedWallet } from '../../testkit/payment/undeployed-wallet.ts';

/** EIP-6492: the wallet has an address and money, and no code yet. */
const PATH = '/t/lookup';
const ENV = { JBIS_CONTRACT_WALLETS: '1' };
let factory: Awaited<ReturnType<typeof openWalletFactory>>;
let wallet: UndeployedWallet;
before(async () => {
  const chain = await sharedChain();
  factory = await openWalletFactory(chain);
  wallet = factory.newWallet();
  await chain.fund(wallet.address, ONE_USDC);
});

test('a facilitator that makes no wallets refuses it, in one question', async () => {
  const bed = await makeBed();
  after(() => bed.close());
  const server = await bed.anotherServer(ENV);
  const { header } = await wallet.sign(await server.quote(PATH));
  const body = await bed.expect(server.post(PATH, { name: 'x' }, header), 402);
  assert.match(JSON.stringify(body), /refused by the facilitator \(\w*factory\w*\)\. Nothing was charged/);
  assert.deepEqual([bed.runs(), await wallet.isDeployed()], [0, false]);
});

test('one that does makes it and settles; the same header is answered again, charged once', async () => {
  const bed = await makeBed({ facilitator: factory.facilitator });
  after(() => bed.close());
  const server = await bed.anotherServer(ENV);
  const forged = factory.newWallet();
  await bed.chain.fund(forged.address, ONE_USDC);
  const required = await server.quote(PATH);
  const { header } = await wallet.sign(required);
  const body = await bed.expect(server.post(PATH, { name: 'x' }, header), 200);
  assert.equal(await wallet.isDeployed(), true);
  assert.deepEqual(await bed.expect(server.post(PATH, { name: 'x' }, header), 200), body);
  assert.equal(bed.runs(), 1);
  await bed.earned(5000n);
  // Deployed by now, and still signing as before.
  const again = await wallet.sign(required);
  await bed.expect(server.post(PATH, { name: 'y' }, again.header), 200);
  await bed.earned(10_000n);
  // Somebody else's signature around the same deployment.
  const payload = JSON.parse(Buffer.from(header, 'base64').toString()) as {
    payload: { authorization: { from: string } };
  };
  payload.payload.authorization.from = forged.address;
  const wrong = Buffer.from(JSON.stringify(payload)).toString('base64');
  await bed.expect(server.post(PATH, { name: 'x' }, wrong), 402);
  assert.deepEqual([bed.runs(), await forged.isDeployed()], [2, false]);
});
