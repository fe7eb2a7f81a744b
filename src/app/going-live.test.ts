import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FRESH, PARTIAL, STALE, stampedRegistry } from '../../testkit/evidence-registry.ts';
import { startTestChain, type TestChain } from '../../testkit/payment/chain.ts';
import { serveFacilitator } from '../../testkit/payment/facilitator-server.ts';
import { loadConfig } from '../config/index.ts';
import { USDC_DOMAIN } from '../contract/usdc.ts';
import { openStateStore } from '../store/open.ts';
import type { StateStore } from '../store/state-store.ts';
import { registryFaults } from '../usecases/truth/registry-faults.ts';
import type { App } from './app.ts';
import { goingLiveProblems, settingProblems } from './going-live.ts';
import { openPayment } from './payment.module.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jbis-going-live-'));
const closers: (() => Promise<void>)[] = [];
const complete = stampedRegistry();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let chain: TestChain;
let store: StateStore;
let live: Record<string, string>;
before(async () => {
  chain = await startTestChain({ domain: USDC_DOMAIN });
  store = await openStateStore({ dataDir });
  const rpc = await chain.serveRpc();
  closers.push(rpc.close, store.close);
  live = { JBIS_PAY_TO: chain.payTo, JBIS_RPC_URL: rpc.url, JBIS_SETTLER_KEY: chain.settlerKey };
});
after(async () => {
  complete.close();
  for (const close of closers) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One line per problem, as `jbis serve` prints it. */
async function problems(
  env: Record<string, string>,
  registry: Pick<typeof complete, 'companies' | 'invoices'> | null = complete,
): Promise<string[]> {
  const config = loadConfig({ JBIS_DATA_DIR: dataDir, ...env });
  const payment = await openPayment({
    config,
    store,
    log,
    now: () => new Date(),
    baseUrl: () => 'http://127.0.0.1',
  });
  const sources = () => (registry ? { companyRegistry: registry.companies, invoiceRegistry: registry.invoices } : {});
  const found = await goingLiveProblems({ payment, sources } as unknown as App, config);
  await payment.close();
  return found.map(({ part, message, next }) => `${part}: ${message} → ${next}`);
}

test('with complete registries, a right chain and a way to settle nothing stands against real money', async () => {
  assert.deepEqual(await problems(live), []);
});

test('a registry that is missing, a part or a sample stops it, unless the operator means it', async () => {
  const missing = await problems(live, null);
  assert.match(missing[0]!, /^company registry: no data.*→ jbis sync company, or JBIS_ALLOW_PARTIAL=1/);
  assert.match(missing[1]!, /^invoice registry: no data/);
  for (const [stamp, message] of [
    [PARTIAL, /incomplete: k: not imported/],
    [{}, /only the sample/],
  ] as const) {
    const registry = stampedRegistry({ companies: FRESH, invoices: stamp });
    assert.match((await problems(live, registry)).join(), message);
    registry.close();
  }
  assert.deepEqual(await problems({ ...live, JBIS_ALLOW_PARTIAL: '1' }, null), []);
});

test('a complete registry that grew old does not stop it: its answers decide nothing, and start and doctor say so', async () => {
  const registry = stampedRegistry({ companies: STALE, invoices: STALE });
  assert.deepEqual(await problems(live, registry), []);
  const [fault] = registryFaults(registry.companies.info, new Date('2026-11-17'));
  assert.match(fault!, /^stale: older than \d+ days$/);
  registry.close();
});

test('a chain that does not answer, or is another one, stops it', async () => {
  assert.match(
    (await problems({ ...live, JBIS_RPC_URL: 'http://127.0.0.1:9' })).join(),
    /cannot be reached.*JBIS_RPC_URL/,
  );
  assert.match((await problems({ ...live, JBIS_NETWORK: 'eip155:84532' })).join(), /serves chain 8453, not 84532/);
});

test('a facilitator that does not settle on the network, or is away, stops it', async () => {
  const facilitator = await serveFacilitator(chain.facilitator, ['eip155:137']);
  closers.push(facilitator.close);
  const { JBIS_SETTLER_KEY: _, ...rest } = live;
  const other = await problems({ ...rest, JBIS_FACILITATOR_URL: facilitator.url });
  assert.match(other.join(), /does not settle on eip155:8453 \(it does on eip155:137\).*JBIS_FACILITATOR_URL/);
  const away = await problems({ ...rest, JBIS_FACILITATOR_URL: 'http://127.0.0.1:9' });
  assert.match(away.join(), /cannot be asked/);
});

test('a mistyped setting is named with the one that was meant; a missing one is named too', async () => {
  const [problem] = settingProblems({ JBIS_PAYTO: '0x', JBIS_PORT: '1', PATH: '/bin' });
  assert.deepEqual([problem?.message, problem?.next], ['JBIS_PAYTO is not a setting', 'did you mean JBIS_PAY_TO?']);
  assert.match(settingProblems({ JBIS_QQQQQQQQ: '1' })[0]!.next!, /jbis doctor --settings/);
  await assert.rejects(problems({ JBIS_PAY_TO: chain.payTo }), /JBIS_RPC_URL is not set\. Needed: a URL/);
});
