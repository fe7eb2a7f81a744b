import { createJobService } from '../../src/batch-jobs/job-service.ts';
import { loadConfig } from '../../src/config/index.ts';
import { ENDPOINTS } from '../../src/endpoints/index.ts';
import { openIntake } from '../../src/engines/document/index.ts';
import { openExtraction } from '../../src/engines/extraction/index.ts';
import { openOcr } from '../../src/engines/ocr/index.ts';
import { registerDocs } from '../../src/http/docs/routes.ts';
import { registerPlayground } from '../../src/http/playground.ts';
import { registerMcp } from '../../src/mcp/route.ts';
import { assembleGate } from '../../src/payment/assemble-gate.ts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import { createAnswerCall } from '../../src/pipeline/answer-call.ts';
import { openStateStore } from '../../src/store/open.ts';
import { startHttpServer } from '../../testkit/http-server.ts';
import { instantChain } from '../../testkit/payment/instant-chain.ts';
import type { Question, Reading, Wallets } from './hostile-server.ts';

/**
 * The server as a hostile caller meets it, in a process of its own so that its CPU time is its own: real endpoints, gate
 * and store. Where every wallet is empty, every source is there but never reached; where none is, documents are read.
 */
const [dataDir, wallets] = process.argv.slice(2) as [string, Wallets];
const isEmpty = wallets === 'nobody has money';
const store = await openStateStore({ dataDir });
const { chain, facilitator } = instantChain();
const strikes = isEmpty ? { JBIS_PAYER_STRIKES: '1000', JBIS_PAYER_IN_FLIGHT: '1000' } : { JBIS_PAYER_STRIKES: '1' };
const { gate } = assembleGate({
  config: loadConfig({ JBIS_ADDRESS_STRIKES: '100000', JBIS_NEWCOMERS: '100000', ...strikes }).payment,
  store,
  facilitator: isEmpty
    ? { ...facilitator, verify: async () => ({ isValid: false, invalidReason: 'insufficient_funds' }) }
    : facilitator,
  chain,
  payTo: '0x1111111111111111111111111111111111111111',
  domain: DEVNET_DOMAIN,
  devnet: true,
  baseUrl: () => 'http://127.0.0.1',
  log: { warn: () => undefined, error: () => undefined },
});
const limits = { maxUnfinishedPerPayer: 100, maxWaitingItems: 100_000, createPerMinute: 100_000 };
const never = new Proxy({}, { get: () => ({}) });
const ocr = isEmpty ? undefined : openOcr({ maxConcurrency: 1, maxQueue: 4, deadlineMs: 30_000, maxMemoryMb: 1500 });
const reading = ocr && {
  ocr,
  documents: openIntake({ maxBytes: 26_000_000, timeoutMs: 1000 }),
  extraction: openExtraction({ ocr, address: undefined, now: () => new Date(), workers: 1 }),
};
const known = { jobs: createJobService(store, limits), operationServices: () => never, ...reading };
const services = new Proxy(known, { get: (all, name) => all[name as keyof typeof all] ?? {} });
const caller = createAnswerCall({ gate, sources: () => services as never, now: () => new Date() });
const { server, url } = await startHttpServer(ENDPOINTS, { gate, caller });
const info = () => ({
  baseUrl: 'http://127.0.0.1',
  network: 'eip155:8453',
  asset: '0x0',
  payTo: null,
  isDevnet: true,
  contactEmail: undefined,
});
const listed = () => ENDPOINTS;
const callers = { baseUrl: () => 'http://127.0.0.1', origins: [] };
const loadMcp = registerMcp(server.router, { caller, info, listed, reading: server.reading, callers });
const loadDocs = registerDocs(server.router, { info, listed });
registerPlayground(server.router, { signOnDevnet: undefined, budgets: server.reading.budgets, endpoints: ENDPOINTS });
// As `jbis serve` does before it says that it is ready.
await loadMcp();
await loadDocs();
await server.makeDocuments();
await ocr?.ready();

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

async function answer(question: Question): Promise<Reading> {
  // A decoder that was killed is replaced by one that first warms up: that belongs to the document that killed it.
  await ocr?.ready();
  if (question === 'look') {
    worst = 0;
    looking = true;
    look();
  }
  if (question === 'stall') looking = false;
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, stallMs: worst, rssMb: process.memoryUsage.rss() / 1e6 };
}
process.on('message', async (question: Question) => process.send!(await answer(question)));
process.on('disconnect', () => process.exit(0));
process.send!({ url });
