import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import { openStateStore } from '../../src/store/open.ts';
import type { StateStore } from '../../src/store/state-store.ts';
import { PATIENT } from '../store-contract/context.ts';
import { decode, type SignedPayment, signPayment } from './buyer.ts';
import { ONE_USDC, startTestChain, type TestChain } from './chain.ts';
import { type Faults, faultyFacilitator } from './faulty-facilitator.ts';
import type { TestWork } from './paid-endpoints.ts';
import { type PaidServer, startPaidServer } from './paid-server.ts';

/** One attack or fault: `run` asserts that the gate holds. */
export interface Attack {
  readonly name: string;
  readonly run: (bed: Bed) => Promise<void>;
}

/** A fresh store, payee and server on a shared chain. */
export interface Bed {
  readonly chain: TestChain;
  readonly store: StateStore;
  readonly dataDir: string;
  readonly server: PaidServer;
  readonly faults: Faults;
  readonly payTo: string;
  /** Runs of the work so far. */
  readonly runs: () => number;
  /** What the work does next; the default echoes its input. */
  work: TestWork;
  /** A new wallet with 1 USDC. */
  buyer(): Promise<PrivateKeyAccount>;
  sign(buyer: PrivateKeyAccount, path: string, tampering?: Parameters<typeof signPayment>[2]): Promise<SignedPayment>;
  /** Another server on the same state, its clock `aheadMs` fast. */
  anotherServer(env?: Record<string, string>, aheadMs?: number, payee?: string): Promise<PaidServer>;
  /** Fails unless exactly this much arrived at the payee. */
  earned(amount: bigint): Promise<void>;
  /** Fails unless the answer has this status (and error code); returns its body. */
  expect(response: Response | Promise<Response>, status: number, code?: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

let shared: Promise<TestChain> | undefined;
export const sharedChain = (): Promise<TestChain> => (shared ??= startTestChain());

export async function makeBed(options: { databaseUrl?: string; facilitator?: Facilitator } = {}): Promise<Bed> {
  const chain = await sharedChain();
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-payment-'));
  const stateKey = Buffer.alloc(32, 7).toString('base64');
  const openStore = (now?: () => number) =>
    openStateStore({
      dataDir,
      stateKey,
      deadlines: PATIENT,
      ...(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {}),
      ...(now ? { now } : {}),
    });
  const store = await openStore();
  const stores = [store];
  const payTo = privateKeyToAccount(generatePrivateKey()).address;
  const { facilitator, faults } = faultyFacilitator(options.facilitator ?? chain.facilitator);
  const servers: PaidServer[] = [];
  let runs = 0;
  const bed: Omit<Bed, 'server'> & { server?: PaidServer } = {
    chain,
    store,
    dataDir,
    faults,
    payTo,
    runs: () => runs,
    work: async ({ name }) => ({ echo: name }),
    async buyer() {
      const account = privateKeyToAccount(generatePrivateKey());
      await chain.fund(account.address, ONE_USDC);
      return account;
    },
    sign: async (buyer, path, tampering) => signPayment(buyer, await bed.server!.quote(path), tampering),
    async anotherServer(env, aheadMs = 0, payee = payTo) {
      const now = () => Date.now() + aheadMs;
      // A handle of its own: what two processes have. The clock of the state is one for all, unless it is to be fast.
      const state = servers.length === 0 ? store : await openStore(aheadMs === 0 ? undefined : now);
      if (state !== store) stores.push(state);
      const server = await startPaidServer({
        store: state,
        facilitator,
        chain: chain.reader,
        payTo: payee,
        domain: chain.domain,
        work: (input, signal) => {
          runs++;
          return bed.work(input, signal);
        },
        ...(env ? { env } : {}),
        now,
      });
      servers.push(server);
      return server;
    },
    async earned(amount) {
      assert.equal(await chain.balance(payTo), amount, 'what arrived at the payee');
    },
    async expect(pending, status, code) {
      const response = await pending;
      const text = await response.text();
      assert.equal(response.status, status, `${response.status} ${text}`);
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
      if (status === 402) {
        const required = decode<{ error: string; accepts: unknown[] }>(response.headers.get('payment-required'));
        assert.equal(required.accepts.length, 1);
        assert.equal(required.error, body.error, 'header and body give the same reason');
        if (code) assert.equal(required.error, code);
      } else if (code) {
        const { error } = body.detail as { error: { code: string; retryable: boolean } };
        assert.equal(error.code, code);
        if (status === 503 || status === 429) assert.match(response.headers.get('retry-after') ?? '', /^\d+$/);
      }
      return body;
    },
    async close() {
      for (const server of servers) await server.close();
      for (const state of stores) await state.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  bed.server = await bed.anotherServer();
  return bed as Bed;
}
