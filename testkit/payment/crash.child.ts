// A server in a process of its own that kills itself (SIGKILL) at the step named in CRASH_AT.
import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { custom, http } from 'viem';
import { createChainReader } from '../../src/payment/chain/chain-reader.ts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import { createOwnFacilitator } from '../../src/payment/facilitators/own.facilitator.ts';
import type { IdentifierStore } from '../../src/store/identifiers.types.ts';
import { openStateStore } from '../../src/store/open.ts';
import type { PaymentStore } from '../../src/store/payments.types.ts';
import type { SyncStore } from '../../src/store/sync.types.ts';
import { PATIENT } from '../store-contract/context.ts';
import { startPaidServer } from './paid-server.ts';

const { RPC_URL, PAY_TO, SETTLER_KEY, DATA_DIR, CRASH_AT, DATABASE_URL } = process.env as Record<string, string>;

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
const at = (point: string) => (CRASH_AT === point ? die() : undefined);

const rpc = http(RPC_URL!)({});
const transport = custom({
  async request(call: { method: string; params?: unknown }) {
    const answer: unknown = await rpc.request(call as never);
    if (call.method === 'eth_sendRawTransaction') await at('broadcast');
    return answer;
  },
});

const store = await openStateStore({
  deadlines: PATIENT,
  dataDir: DATA_DIR!,
  stateKey: Buffer.alloc(32, 7).toString('base64'),
  ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
});
const payments: PaymentStore = {
  ...store.payments,
  async claim(claim) {
    const outcome = await store.payments.claim(claim);
    await at('claimed');
    return outcome;
  },
  async move(key, move) {
    await at(`before ${move.to}`);
    const row = await store.payments.move(key, move);
    await at(`after ${move.to}`);
    return row;
  },
};
const sync: SyncStore = {
  ...store.sync,
  async lease(name, owner, leaseMs) {
    const isTaken = await store.sync.lease(name, owner, leaseMs);
    await at('leased');
    return isTaken;
  },
};
const identifiers: IdentifierStore = {
  ...store.identifiers,
  async bind(payer, identifier, paymentId) {
    const bound = await store.identifiers.bind(payer, identifier, paymentId);
    await at('proven');
    return bound;
  },
};
const own = createOwnFacilitator({
  transport,
  key: SETTLER_KEY as `0x${string}`,
  token: DEVNET_DOMAIN,
  confirmMs: 10_000,
  pollMs: 20,
});
const facilitator: Facilitator = {
  name: 'crashing',
  unsupported: own.unsupported,
  async verify(payload, requirements) {
    const verdict = await own.verify(payload, requirements);
    await at('verified');
    return verdict;
  },
  async settle(payload, requirements) {
    const result = await own.settle(payload, requirements);
    await at('settled on chain');
    return result;
  },
};
const server = await startPaidServer({
  store: { ...store, payments, sync, identifiers },
  env: { JBIS_CONTRACT_WALLETS: '4' },
  facilitator,
  chain: createChainReader(transport, DEVNET_DOMAIN),
  payTo: PAY_TO!,
  domain: DEVNET_DOMAIN,
  leaseMs: 600,
  async work({ name }) {
    appendFileSync(join(DATA_DIR!, 'runs.log'), 'run\n');
    await at('working');
    return { echo: name };
  },
});
server.reconciler.start();
// Killed later, it would not write what it compiled; the others start sooner with it.
if (CRASH_AT === '') flushCompileCache();
process.stdout.write(`${server.url}\n`);
