import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { loadConfig } from '../src/config/index.ts';
import { median } from '../src/contract/median.ts';
import { assembleGate } from '../src/payment/assemble-gate.ts';
import type { ChainReader } from '../src/payment/chain/chain-reader.ts';
import { DEVNET_DOMAIN } from '../src/payment/chain/usdc.ts';
import type { Facilitator } from '../src/payment/facilitators/facilitator.ts';
import type { PaymentGate } from '../src/payment/gate.types.ts';
import { decodeHeader, readPayment } from '../src/payment/payment-header.ts';
import { isSignedByPayer } from '../src/payment/signature/is-signed-by-payer.ts';
import { openStateStore } from '../src/store/open.ts';
import type { StateStore } from '../src/store/state-store.ts';
import { ATTACK_GROUPS } from '../testkit/payment/attacks/index.ts';
import { makeBed } from '../testkit/payment/bed.ts';
import { signPayment } from '../testkit/payment/buyer.ts';
import { CRASH_PATHS, CRASH_POINTS, openCrashLab } from '../testkit/payment/crash.ts';
import { paidEndpoints } from '../testkit/payment/paid-endpoints.ts';
import { startPaidServer } from '../testkit/payment/paid-server.ts';
import { cpuMs, print, type RunOptions } from './figure.ts';
import { measureSignature } from './payment/signature.ts';

/** So many payments make the database write its log back to its file at least once: every block bears that too. */
const BLOCK = 100;
const WARM_UP = 300;
const PAYEE = '0x1111111111111111111111111111111111111111';

/** What a chain call costs is not ours to measure: this one answers at once and always well. */
const facilitator: Facilitator = {
  name: 'instant',
  verify: async () => ({ isValid: true }),
  unsupported: async () => null,
  settle: async (_, { network }) => ({ success: true, transaction: `0x${'ab'.repeat(32)}`, network }),
};
const chain: ChainReader = {
  fateOf: async () => ({ fate: 'unused', chainTime: 0 }),
  paidBy: async () => true,
  balanceOf: async () => 0n,
  isSignedBy: async () => false,
  mismatch: async () => null,
};

export default async function payment(options: RunOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-bench-'));
  const store = await openStateStore({ dataDir });
  try {
    if (wants(options, 'signature')) await measureSignature(options);
    if (wants(options, 'answer_402')) await measure402(options, store);
    if (wants(options, 'gate')) await measureGate(options, store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (wants(options, 'attacks')) await countAttacks(options);
  if (wants(options, 'crash_points')) await countCrashPoints(options);
}

/** `--only gate` measures one of signature, answer_402, gate, attacks, crash_points. */
const wants = ({ flags }: RunOptions, name: string) => flags.only === undefined || flags.only === name;

/** Unpaid calls over HTTP, from a client in a process of its own. */
async function measure402(options: RunOptions, store: StateStore): Promise<void> {
  const server = await startPaidServer({
    store,
    facilitator,
    chain,
    payTo: PAYEE,
    domain: DEVNET_DOMAIN,
    work: async () => ({}),
  });
  const calls = options.quick ? 3000 : 10_000;
  await flood(server.url, 1000);
  const spent = await cpuMs(() => flood(server.url, calls));
  await server.close();
  const value = round(spent / calls);
  print({ figure: 'payment.answer_402.cpu_ms', value, unit: 'ms', context: { calls, over: 'HTTP, keep-alive' } });
  options.note(`402 over HTTP: ${value} ms CPU`);
}

function flood(url: string, calls: number): Promise<void> {
  const script = `
    const { Agent, request } = require('node:http');
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    let left = ${calls};
    const one = () => new Promise((done, fail) => {
      const sent = request('${url}/t/lookup', { method: 'POST', agent }, (answer) => {
        if (answer.statusCode !== 402) fail(new Error('status ' + answer.statusCode));
        answer.resume().on('end', done);
      });
      sent.on('error', fail).end();
    });
    const lane = async () => { while (left-- > 0) await one(); };
    Promise.all(Array.from({ length: 16 }, lane)).then(() => process.exit(0));`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the client ended with ${code}`))));
  });
}

/** Header to receipt through the gate, with the store and without chain, minus the signature check. */
async function measureGate(options: RunOptions, store: StateStore): Promise<void> {
  const { gate } = assembleGate({
    config: loadConfig({ JBIS_PAYER_IN_FLIGHT: '1000' }).payment,
    store,
    facilitator,
    chain,
    payTo: PAYEE,
    domain: DEVNET_DOMAIN,
    devnet: true,
    baseUrl: () => 'https://jbis.example',
    log: { warn: () => undefined, error: () => undefined },
  });
  const endpoint = paidEndpoints(async () => ({}))[0]!;
  const unpaid = await gate.admit({ endpoint, amount: 5000n, header: undefined });
  if (!('refused' in unpaid)) throw new Error('an unpaid call was admitted');
  const required = JSON.parse(unpaid.refused.body);
  const count = options.quick ? 300 : 1000;
  const headers: string[] = [];
  const buyer = privateKeyToAccount(generatePrivateKey());
  for (let i = 0; i < count + WARM_UP; i++) {
    headers.push((await signPayment(buyer, required)).header);
  }
  const body = JSON.stringify({ result: '株式会社'.repeat(250) });
  for (const header of headers.slice(0, WARM_UP)) await pay(gate, endpoint, header, body);
  // Each payment and its signature check lie side by side, now one first, now the other, and blocks are compared by
  // their median: caches and a busy machine then do the same to both.
  const own: number[] = [];
  const checks: number[] = [];
  const calls: number[] = [];
  for (let at = WARM_UP; at + BLOCK <= headers.length; at += BLOCK) {
    let whole = 0;
    let signature = 0;
    for (const [i, header] of headers.slice(at, at + BLOCK).entries()) {
      const payment = readPayment(decodeHeader(header)!)!;
      const check = async () => {
        signature += await cpuMs(async () => {
          if (!isSignedByPayer(payment, DEVNET_DOMAIN)) throw new Error('a true signature was refused');
        });
      };
      if (i % 2 === 0) await check();
      whole += await cpuMs(() => pay(gate, endpoint, header, body));
      if (i % 2 === 1) await check();
    }
    own.push((whole - signature) / BLOCK);
    checks.push(signature / BLOCK);
    calls.push(whole / BLOCK);
  }
  const value = round(median(own));
  const context = {
    payments: count,
    store: store.kind,
    answer_bytes: Buffer.byteLength(body),
    signature_check_ms: round(median(checks)),
  };
  print({ figure: 'payment.gate.cpu_ms', value, unit: 'ms', context });
  // The whole of it: header, signature, store and receipt; only the chain is not ours.
  print({ figure: 'payment.paid_call.cpu_ms', value: round(median(calls)), unit: 'ms', context });
  options.note(`gate: ${value} ms CPU, signature check ${context.signature_check_ms} ms`);
}

async function pay(
  gate: PaymentGate,
  endpoint: Parameters<PaymentGate['admit']>[0]['endpoint'],
  header: string,
  body: string,
) {
  const admitted = await gate.admit({ endpoint, amount: 5000n, header });
  if ('refused' in admitted) throw new Error(admitted.refused.body);
  const hash = header.slice(-64);
  if (await gate.replay(admitted.admission, hash)) throw new Error('answered before it was paid');
  const answer = await gate.execute(admitted.admission, hash, async () => ({ status: 200, headers: {}, body }));
  if (answer.status !== 200) throw new Error(answer.body);
}

async function countAttacks(options: RunOptions): Promise<void> {
  const attacks = Object.values(ATTACK_GROUPS).flat();
  const broken: string[] = [];
  for (const attack of attacks) {
    const bed = await makeBed();
    try {
      await attack.run(bed);
    } catch (error) {
      broken.push(attack.name);
      options.note(`NOT HELD: ${attack.name}: ${(error as Error).message}`);
    } finally {
      await bed.close();
    }
  }
  const held = attacks.length - broken.length;
  print({ figure: 'payment.attacks.held', value: held, unit: 'count', context: { of: attacks.length, broken } });
  options.note(`attacks held: ${held} of ${attacks.length}`);
}

async function countCrashPoints(options: RunOptions): Promise<void> {
  const lab = await openCrashLab();
  const cases = CRASH_PATHS.flatMap((route) => CRASH_POINTS.map((point) => ({ ...route, point })));
  // The quick run kills at every second step of each route, together at every step once.
  const chosen = options.quick ? cases.filter((_, i) => i % 2 === 0) : cases;
  const broken: string[] = [];
  try {
    for (const crash of chosen) {
      await lab.survive(crash).catch((error: Error) => {
        broken.push(`${crash.path} ${crash.point}`);
        options.note(`NOT HELD: ${crash.path} ${crash.point}: ${error.message}`);
      });
    }
  } finally {
    await lab.close();
  }
  const held = chosen.length - broken.length;
  const context = { of: chosen.length, all_points: cases.length, broken };
  print({ figure: 'payment.crash_points.held', value: held, unit: 'count', context });
  options.note(`crash points held: ${held} of ${chosen.length}`);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
