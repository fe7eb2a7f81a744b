import { createJobService } from '../../src/batch-jobs/job-service.ts';
import { loadConfig } from '../../src/config/index.ts';
import { ENDPOINTS } from '../../src/endpoints/index.ts';
import { registerMcp } from '../../src/mcp/route.ts';
import { assembleGate } from '../../src/payment/assemble-gate.ts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import { createAnswerCall } from '../../src/pipeline/answer-call.ts';
import { openStateStore } from '../../src/store/open.ts';
import { startHttpServer } from '../../testkit/http-server.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';

/**
 * The server as a hostile caller meets it, in a process of its own so that its CPU time is its own: real endpoints, gate
 * and store; every wallet is empty, and every source is there but never reached.
 */
const dataDir = process.argv[2]!;
const store = await openStateStore({ dataDir });
const { chain, facilitator } = instantChain();
const { gate } = assembleGate({
  config: loadConfig({ JBIS_ADDRESS_STRIKES: '100000', JBIS_PAYER_STRIKES: '1000', JBIS_PAYER_IN_FLIGHT: '1000' })
    .payment,
  store,
  facilitator: { ...facilitator, verify: async () => ({ isValid: false, invalidReason: 'insufficient_funds' }) },
  chain,
  payTo: '0x1111111111111111111111111111111111111111',
  domain: DEVNET_DOMAIN,
  devnet: true,
  baseUrl: () => 'http://127.0.0.1',
  log: { warn: () => undefined, error: () => undefined },
});
const limits = { maxUnfinishedPerPayer: 100, maxWaitingItems: 100_000, createPerMinute: 100_000 };
const never = new Proxy({}, { get: () => ({}) });
const services = new Proxy(
  { jobs: createJobService(store, limits), operationServices: () => never },
  { get: (known, name) => known[name as keyof typeof known] ?? {} },
);
const caller = createAnswerCall({ gate, sources: () => services as never, now: () => new Date() });
const { server, url } = await startHttpServer(ENDPOINTS, { gate, caller });
registerMcp(server.router, {
  caller,
  listed: () => ENDPOINTS,
  reading: server.reading,
  callers: { baseUrl: () => 'http://127.0.0.1', origins: [] },
} as never);

/** The most CPU the main thread used between two turns of its loop, while somebody looks. */
let worst = 0;
let looking = false;
const look = () => {
  if (!looking) return;
  const before = process.threadCpuUsage();
  setImmediate(() => {
    const { user, system } = process.threadCpuUsage(before);
    worst = Math.max(worst, (user + system) / 1000);
    look();
  });
};

process.on('message', (message: 'cpu' | 'look' | 'stall') => {
  if (message === 'look') {
    worst = 0;
    looking = true;
    look();
    process.send!({});
    return;
  }
  if (message === 'stall') looking = false;
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMs: (user + system) / 1000, stallMs: worst, rssMb: process.memoryUsage.rss() / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send!({ url });
