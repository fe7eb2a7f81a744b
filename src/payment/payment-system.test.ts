import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startTestChain } from '../../testkit/payment/chain.ts';
import { loadConfig } from '../config/index.ts';
import { USDC_DOMAIN } from '../contract/usdc.ts';
import { openStateStore } from '../store/open.ts';
import type { StateStore } from '../store/state-store.ts';
import { openPayment } from './payment-system.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-open-'));
const PAYEE = '0x1111111111111111111111111111111111111111';
const KEY = `0x${'11'.repeat(32)}`;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let store: StateStore;
before(async () => {
  store = await openStateStore({ dataDir });
});
after(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (env: Record<string, string>, nodeEnv = 'test') =>
  openPayment({
    config: loadConfig({ JBIS_DATA_DIR: dataDir, ...env }),
    store,
    baseUrl: () => 'http://127.0.0.1',
    log,
    nodeEnv,
  });

describe('payment opens', () => {
  test('on the devnet when nothing is configured', async () => {
    const system = await open({});
    assert.equal(system.mode, 'devnet');
    assert.match(system.demoWallet?.keyFile ?? '', /devnet\/wallet\.key$/);
    await system.close();
  });

  test('never on the devnet in production', async () => {
    await assert.rejects(open({}, 'production'), /JBIS_PAY_TO/);
  });

  test('never for a payee that nobody owns or whose checksum is wrong', async () => {
    const right = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const settings = { JBIS_RPC_URL: 'http://127.0.0.1:9', JBIS_SETTLER_KEY: KEY };
    for (const payTo of [right, right.toLowerCase()]) await (await open({ JBIS_PAY_TO: payTo, ...settings })).close();
    await assert.rejects(open({ JBIS_PAY_TO: `0x${'0'.repeat(40)}`, ...settings }), /JBIS_PAY_TO is the zero address/);
    for (const payTo of [right.replace('aA', 'Aa'), right.replace('d', 'e'), `0x${right.slice(2).toUpperCase()}`])
      await assert.rejects(open({ JBIS_PAY_TO: payTo, ...settings }), /^ConfigError: JBIS_PAY_TO is mistyped: [^\n]+$/);
  });

  test('with a payee only when a node and exactly one way to settle are configured', async () => {
    const rpc = { JBIS_RPC_URL: 'http://127.0.0.1:9' };
    await assert.rejects(open({ JBIS_PAY_TO: PAYEE }), /JBIS_RPC_URL/);
    await assert.rejects(open({ JBIS_PAY_TO: PAYEE, ...rpc }), /JBIS_SETTLER_KEY/);
    const both = { JBIS_SETTLER_KEY: KEY, JBIS_FACILITATOR_URL: 'https://facilitator.example' };
    await assert.rejects(open({ JBIS_PAY_TO: PAYEE, ...rpc, ...both }), /not both/);
    await assert.rejects(open({ JBIS_SETTLER_KEY: KEY }), /JBIS_PAY_TO/);
  });

  test('for contract wallets only where a facilitator pays for the code it runs', async () => {
    const env = { JBIS_PAY_TO: PAYEE, JBIS_RPC_URL: 'http://127.0.0.1:9', JBIS_CONTRACT_WALLETS: '4' };
    await assert.rejects(open({ ...env, JBIS_SETTLER_KEY: KEY }), /JBIS_CONTRACT_WALLETS .*JBIS_FACILITATOR_URL/);
    await (await open({ ...env, JBIS_FACILITATOR_URL: 'https://facilitator.example' })).close();
    await (await open({ JBIS_CONTRACT_WALLETS: '4' })).close();
  });

  test('while the node is down, says so, and quotes prices all the same', async () => {
    const env = { JBIS_PAY_TO: PAYEE, JBIS_RPC_URL: 'http://127.0.0.1:9', JBIS_SETTLER_KEY: KEY };
    const system = await open(env, 'production');
    assert.deepEqual([system.mode, system.payTo, system.demoWallet], ['own', PAYEE, null]);
    system.start();
    for (let i = 0; i < 100 && system.problem() === null; i++) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.match(system.problem() ?? '', /cannot be reached/);
    await system.close();
  });

  test('and tells when the node’s token is not the real one', async () => {
    const chain = await startTestChain();
    const rpc = await chain.serveRpc();
    const system = await open({ JBIS_PAY_TO: PAYEE, JBIS_RPC_URL: rpc.url, JBIS_SETTLER_KEY: KEY }, 'production');
    system.start();
    for (let i = 0; i < 100 && system.problem() === null; i++) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.match(system.problem() ?? '', new RegExp(`not "${USDC_DOMAIN.name}"`));
    await system.close();
    await rpc.close();
  });
});
