import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openStateStore } from '../../src/store/open.ts';
import { childEnvironment } from '../child-environment.ts';
import { PATIENT } from '../store-contract/context.ts';
import { decode, signPayment } from './buyer.ts';
import { ONE_USDC, startTestChain } from './chain.ts';
import { deployContractWallet } from './contract-wallet.ts';

/** Every step of the state machine at which a process can die. */
export const CRASH_POINTS = [
  'claimed',
  'verified',
  'working',
  'before settling',
  'after settling',
  'broadcast',
  'settled on chain',
  'before settled',
  'after settled',
] as const;
/** The further ones of a payer that is a contract: it is proven before anything is claimed. */
export const CONTRACT_CRASH_POINTS = ['leased', 'proven', ...CRASH_POINTS] as const;
export type CrashPoint = (typeof CONTRACT_CRASH_POINTS)[number];

export const CRASH_PATHS = [
  { path: '/t/lookup', price: 5000n },
  { path: '/t/document', price: 20_000n },
] as const;

interface Case {
  readonly point: CrashPoint;
  readonly path: string;
  readonly price: bigint;
  /** The payer is a contract wallet. */
  readonly byContract?: boolean;
}

export interface CrashLab {
  /** A server dies at `point`; the buyer repeats the same header at one that lives. */
  survive(crash: Case): Promise<void>;
  /** The same, but the buyer never comes back: the reconciler alone must leave nothing in doubt. */
  reconcile(crash: Case): Promise<void>;
  close(): Promise<void>;
}

const CHILD = fileURLToPath(new URL('./crash.child.ts', import.meta.url));
const ORDER = JSON.stringify({ name: 'survivor' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One state store, one server process that lives, and for every case one that dies. */
export async function openCrashLab(options: { databaseUrl?: string } = {}): Promise<CrashLab> {
  const { databaseUrl } = options;
  const chain = await startTestChain();
  const rpc = await chain.serveRpc();
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-crash-'));
  const payTo = privateKeyToAccount(generatePrivateKey()).address;
  const children: ChildProcess[] = [];
  const start = async (crashAt: string) => {
    const { child, url } = await spawnServer({
      RPC_URL: rpc.url,
      PAY_TO: payTo,
      SETTLER_KEY: crashAt ? chain.settlerKey : chain.secondSettlerKey,
      DATA_DIR: dataDir,
      CRASH_AT: crashAt,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
    children.push(child);
    return { child, url };
  };
  const survivor = await start('');
  const stateKey = Buffer.alloc(32, 7).toString('base64');
  const store = await openStateStore({
    dataDir,
    stateKey,
    deadlines: PATIENT,
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const runs = () => readFileSync(join(dataDir, 'runs.log'), { encoding: 'utf8', flag: 'a+' }).split('\n').length - 1;

  const openWallet = async (byContract: boolean) => {
    if (byContract) return deployContractWallet(chain);
    const account = privateKeyToAccount(generatePrivateKey());
    return { address: account.address, sign: (required: PaymentRequired) => signPayment(account, required) };
  };

  const crash = async ({ path, point, byContract = false }: Case) => {
    const dying = await start(point);
    const died = new Promise<string | null>((resolve) => dying.child.once('exit', (_code, signal) => resolve(signal)));
    const quote = await fetch(dying.url + path, { method: 'POST' });
    const required = decode<PaymentRequired>(quote.headers.get('payment-required'));
    let [balance, runsBefore, header, payer] = [0n, 0, '', ''];
    for (;;) {
      const buyer = await openWallet(byContract);
      await chain.fund(buyer.address, ONE_USDC);
      payer = buyer.address.toLowerCase();
      balance = await chain.balance(payTo);
      runsBefore = runs();
      ({ header } = await buyer.sign(required));
      const answer = await post(dying.url, path, header).catch(() => null);
      if (answer === null) break;
      // On a busy machine it stood still beyond its lease, and the other server finished this payment: another one.
      assert.ok([503, 409].includes(answer.status), `${answer.status}: the connection dies with the server`);
      await answerOf(survivor.url, path, header);
    }
    assert.equal(await died, 'SIGKILL');
    return {
      header,
      payer,
      earned: async () => (await chain.balance(payTo)) - balance,
      runs: () => runs() - runsBefore,
    };
  };

  return {
    async survive(options) {
      const { path, price } = options;
      const { header, earned, runs } = await crash(options);
      const first = await answerOf(survivor.url, path, header);
      assert.deepEqual(first.body, { echo: 'survivor' });
      assert.equal(await earned(), price, 'charged exactly once');
      const second = await answerOf(survivor.url, path, header);
      assert.deepEqual(second.body, { echo: 'survivor' });
      assert.equal(await earned(), price, 'and not again');
      // The one that died and each answer of a document, whose work is not kept; a 503 after the work asks for it again.
      const most = 3 + first.unavailable + second.unavailable;
      assert.ok(runs() >= 1 && runs() <= most, `${runs()} runs, at most ${most}`);
    },
    async reconcile(options) {
      const { payer, earned } = await crash(options);
      for (const end = Date.now() + 300_000; ; await pause(200)) {
        const row = (await store.payments.list({ limit: 100 })).find((candidate) => candidate.payer === payer);
        if (row?.state === 'settled' || row?.state === 'released') {
          assert.equal(
            await earned(),
            row.state === 'settled' ? options.price : 0n,
            'the ledger agrees with the chain',
          );
          // Never paid without something to give for it.
          if (row.state === 'settled' && row.replay === 'stored') assert.ok((await store.payments.sealed(row)).answer);
          return;
        }
        assert.ok(Date.now() < end, `still ${row?.state}`);
      }
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await store.close();
      await rpc.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const post = (url: string, path: string, header: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': header },
    body: ORDER,
  });

/** As a client should: the same header again while the server says "later". */
async function answerOf(url: string, path: string, header: string): Promise<{ body: unknown; unavailable: number }> {
  let unavailable = 0;
  for (let attempt = 0; ; attempt++) {
    const response = await post(url, path, header);
    if (response.status === 200) return { body: await response.json(), unavailable };
    if (response.status === 503) unavailable++;
    const text = await response.text();
    assert.ok(response.status === 503 || response.status === 409, `${response.status} ${text}`);
    assert.ok(attempt < 150, `never answered: ${text}`);
    await pause(300);
  }
}

function spawnServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--no-deprecation', CHILD], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...childEnvironment(), ...settings },
  });
  return new Promise<{ child: ChildProcess; url: string }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
    child.stdout.once('data', (line: Buffer) => resolve({ child, url: line.toString().trim() }));
  });
}
