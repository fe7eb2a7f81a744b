import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createPublicClient, createWalletClient, domainSeparator, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { startTestChain } from '../../../testkit/payment/chain.ts';
import { USDC_DOMAIN } from '../../contract/usdc.ts';
import { DEVNET_DOMAIN, typedDomain, USDC_ADDRESS, usdcAbi, viemChain } from '../chain/usdc.ts';
import { startDevnet } from './index.ts';
import { loadDevnetKeys } from './keys.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-devnet-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

test('the token is genuine USDC code under another name, so its domain is not the real one', async () => {
  const devnet = await startDevnet({ dataDir, nodeEnv: 'test', payTo: undefined });
  assert.equal(await devnet.chain.mismatch(DEVNET_DOMAIN), null);
  assert.match((await devnet.chain.mismatch(USDC_DOMAIN)) ?? '', /jbis devnet/);
  const client = createPublicClient({ transport: devnet.transport });
  const token = { address: USDC_ADDRESS, abi: usdcAbi } as const;
  const separator = await client.readContract({ ...token, functionName: 'DOMAIN_SEPARATOR' });
  assert.equal(separator, domainSeparator({ domain: typedDomain(DEVNET_DOMAIN) }));
  assert.notEqual(separator, domainSeparator({ domain: typedDomain(USDC_DOMAIN) }));
  assert.equal(await devnet.chain.balanceOf(devnet.wallet.address), devnet.wallet.balance);
  assert.equal(await devnet.chain.balanceOf(devnet.payTo), 0n);
});

test('the production domain is the one the real token would have', async () => {
  // The chain here is initialised under the real name, with throw-away keys.
  const chain = await startTestChain({ domain: USDC_DOMAIN });
  const client = createPublicClient({ transport: chain.transport });
  const separator = await client.readContract({
    address: USDC_ADDRESS,
    abi: usdcAbi,
    functionName: 'DOMAIN_SEPARATOR',
  });
  assert.equal(separator, domainSeparator({ domain: typedDomain(USDC_DOMAIN) }));
});

test('the chain follows real time between payments: a window that began a moment ago is open', async (t) => {
  const devnet = await startDevnet({ dataDir, nodeEnv: 'test', payTo: undefined });
  const client = createPublicClient({ transport: devnet.transport });
  const before = await client.getBlock();
  t.mock.timers.enable({ apis: ['Date'], now: (Number(before.timestamp) + 45) * 1000 });
  const after = await client.getBlock();
  assert.equal(after.timestamp, before.timestamp + 45n);
});

test('a demo wallet that is half empty is filled up again, a full one left alone', async () => {
  const devnet = await startDevnet({ dataDir, nodeEnv: 'test', payTo: undefined });
  const { address, balance } = devnet.wallet;
  await devnet.topUp();
  assert.equal(await devnet.chain.balanceOf(address), balance);
  const wallet = createWalletClient({
    account: privateKeyToAccount(loadDevnetKeys(dataDir).wallet),
    chain: viemChain(DEVNET_DOMAIN),
    transport: devnet.transport,
  });
  // The wallet of the devnet has no ether: it signs, others send.
  await wallet.request({ method: 'hardhat_setBalance' as never, params: [address, '0xde0b6b3a7640000'] as never });
  await wallet.writeContract({
    address: USDC_ADDRESS,
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    functionName: 'transfer',
    args: [devnet.payTo, balance - 1n],
    gas: 100_000n,
    maxFeePerGas: 10n ** 9n,
  });
  assert.equal(await devnet.chain.balanceOf(address), 1n);
  await devnet.topUp();
  assert.equal(await devnet.chain.balanceOf(address), balance);
});

test('keys are random per data folder and stay the same in it', () => {
  const other = mkdtempSync(join(tmpdir(), 'jbis-devnet-'));
  try {
    assert.deepEqual(loadDevnetKeys(dataDir), loadDevnetKeys(dataDir));
    assert.notDeepEqual(loadDevnetKeys(dataDir), loadDevnetKeys(other));
    const keys = Object.values(loadDevnetKeys(dataDir));
    assert.equal(new Set(keys).size, 4);
    assert.equal(readFileSync(join(dataDir, 'devnet', 'wallet.key'), 'utf8').trim(), loadDevnetKeys(dataDir).wallet);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

test('it is refused in production and beside a real payee', async () => {
  await assert.rejects(startDevnet({ dataDir, nodeEnv: 'production', payTo: undefined }), /NODE_ENV=production/);
  const payTo = '0x1111111111111111111111111111111111111111';
  await assert.rejects(startDevnet({ dataDir, nodeEnv: 'test', payTo }), /real payee/);
});
