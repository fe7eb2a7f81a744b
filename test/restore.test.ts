import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { PaymentRequired, SettleResponse } from '@x402/core/types';
import { type App, openApp } from '../src/app/app.ts';
import { loadConfig } from '../src/config/index.ts';
import { USDC_DOMAIN } from '../src/contract/usdc.ts';
import { createLogger } from '../src/http/logging.ts';
import { lazyOcr } from '../testkit/lazy-ocr.ts';
import { decode, signPayment } from '../testkit/payment/buyer.ts';
import { startTestChain, type TestChain } from '../testkit/payment/chain.ts';
import { serveFacilitator } from '../testkit/payment/facilitator-server.ts';
import { postgresMissing, startPostgres } from '../testkit/postgres.ts';

/** Where the state lives: how a running service is copied, and the settings under which the copy is served. */
interface Place {
  readonly env: Record<string, string>;
  backUp(): void;
  restore(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** As docs/backup.md prints it. */
async function onSqlite(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'jbis-restore-'));
  const [live, backup, restored] = ['live', 'backup', 'restored'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  return {
    env: { JBIS_DATA_DIR: live },
    backUp() {
      mkdirSync(backup);
      execFileSync('sqlite3', [join(live, 'state.db'), `.backup ${join(backup, 'state.db')}`]);
      copyFileSync(join(live, 'state.key'), join(backup, 'state.key'));
    },
    async restore() {
      mkdirSync(restored);
      for (const name of ['state.db', 'state.key']) copyFileSync(join(backup, name), join(restored, name));
      return { JBIS_DATA_DIR: restored };
    },
    close: async () => rmSync(root, { recursive: true, force: true }),
  };
}

/** A snapshot of the volume: the programs that dump must be as new as the server, and are not at hand everywhere. */
async function onPostgres(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-restore-'));
  const server = await startPostgres({ keepsCommits: true });
  let back = async () => {};
  const env = {
    JBIS_DATA_DIR: dataDir,
    DATABASE_URL: await server.createDatabase(),
    JBIS_STATE_KEY: Buffer.alloc(32, 9).toString('base64'),
  };
  return {
    env,
    backUp() {
      back = server.snapshot();
    },
    async restore() {
      await back();
      return env;
    },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const LOOK_UP = '/jp-address/postal-lookup';
const JOBS = '/v1/batch-jobs';
const question = (code: string) => JSON.stringify({ postal_code: code });
const job = (code: string) =>
  JSON.stringify({ operation: 'postal_lookup', items: [{ item_id: 'a', postal_code: code }] });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const PLACES = { SQLite: onSqlite, PostgreSQL: onPostgres };
for (const [kind, open] of Object.entries(PLACES)) {
  const skip = kind === 'PostgreSQL' ? (postgresMissing() ?? false) : false;
  describe(`a copy of ${kind} made in the middle of payments and a job, restored after they ended`, { skip }, () => {
    const closers: (() => Promise<unknown>)[] = [];
    let [chain, app, url, settings, place]: [TestChain, App, string, Record<string, string>, Place] = [] as never;
    /** Settlements stand still while this is set, as at a slow facilitator. */
    let held: Promise<void> | undefined;
    let settling = 0;

    const start = async (env: Record<string, string>) => {
      app = await openApp(loadConfig({ ...settings, ...env }), { openOcr: lazyOcr, log: createLogger('silent') });
      url = await app.listen();
    };
    const ask = (path: string, body: string, payment?: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(payment ? { 'payment-signature': payment } : {}) },
        body,
      });
    /** As a client should: the same header again while it is told "later". */
    const answered = async (path: string, body: string, payment: string) => {
      for (;;) {
        const response = await ask(path, body, payment);
        const text = await response.text();
        if (response.status !== 503 && !text.includes('payment_in_progress')) {
          const receipt = response.headers.get('payment-response');
          return { status: response.status, text, paid: receipt ? decode<SettleResponse>(receipt).transaction : null };
        }
        await pause(300);
      }
    };
    const sign = async (path: string, body: string) => {
      const required = (await ask(path, body)).headers.get('payment-required');
      return (await signPayment(chain.buyers[0]!, decode<PaymentRequired>(required))).header;
    };
    const buy = async (path: string, body: string) => {
      const header = await sign(path, body);
      return { path, body, header, first: await answered(path, body, header) };
    };
    const idOf = (text: string) => (JSON.parse(text) as { job_id: string }).job_id;
    const resultsOf = async (id: string) => {
      for (let status = ''; status !== 'completed'; ) {
        const response = await fetch(`${url}${JOBS}/${id}?wait=30`);
        const text = await response.text();
        // A database that is busy says so.
        if (response.status === 503) continue;
        assert.equal(response.status, 200, text);
        ({ status } = JSON.parse(text) as { status: string });
        assert.notEqual(status, 'failed', text);
      }
      const { results } = (await (await fetch(`${url}${JOBS}/${id}/results`)).json()) as { results: unknown[] };
      return results;
    };
    const earned = () => chain.balance(chain.payTo);
    const statesOf = async () =>
      Object.groupBy(await app.store.payments.list({ limit: 100 }), ({ state }) => state) as Record<string, unknown[]>;

    before(async () => {
      chain = await startTestChain({ domain: USDC_DOMAIN, buyers: 1 });
      const { facilitator } = chain;
      const slow = await serveFacilitator({
        ...facilitator,
        verify: facilitator.verify,
        settle: async (...payment) => {
          settling++;
          await held;
          return facilitator.settle(...payment);
        },
      });
      const rpc = await chain.serveRpc();
      place = await open();
      closers.push(slow.close, rpc.close, place.close);
      settings = {
        JBIS_PORT: '0',
        JBIS_LIVE_SOURCES: '0',
        JP_PINT_VALIDATION_ENABLED: '0',
        JBIS_OCR_MAX_CONCURRENCY: '1',
        JBIS_PAY_TO: chain.payTo,
        JBIS_RPC_URL: rpc.url,
        JBIS_FACILITATOR_URL: slow.url,
      };
      await start(place.env);
    });
    after(async () => {
      await app?.close();
      for (const close of closers) await close();
    });

    test('payments, jobs and claims are there, and nothing is charged twice', async () => {
      const old = await buy(LOOK_UP, question('100-0005'));
      const oldJob = await buy(JOBS, job('100-0005'));
      assert.deepEqual([old.first.status, oldJob.first.status], [200, 202]);
      const oldResults = await resultsOf(idOf(oldJob.first.text));

      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      settling = 0;
      const underWay = [buy(LOOK_UP, question('150-0001')), buy(JOBS, job('150-0001'))] as const;
      while (settling < 2) await pause(20);
      place.backUp();
      release();
      held = undefined;
      const [open, openJob] = await Promise.all(underWay);
      assert.deepEqual([open.first.status, openJob.first.status], [200, 202]);
      const openResults = await resultsOf(idOf(openJob.first.text));
      const later = await buy(LOOK_UP, question('530-0001'));
      assert.equal(later.first.status, 200);
      const money = await earned();
      await app.close();

      await start(await place.restore());
      const states = await statesOf();
      assert.equal(states.settled!.length, 2, 'what was settled at the copy, and not what came after it');
      assert.equal(Object.values(states).flat().length, 4);

      // Settled before: the same answer, the same results.
      assert.deepEqual(await answered(LOOK_UP, old.body, old.header), old.first);
      assert.deepEqual(await resultsOf(idOf(oldJob.first.text)), oldResults);
      // On its way: the chain says that it is paid, with the transaction the buyer was told.
      const again = await answered(LOOK_UP, open.body, open.header);
      assert.deepEqual([again.status, again.text, again.paid], [200, open.first.text, open.first.paid]);
      assert.deepEqual(await resultsOf(idOf(openJob.first.text)), openResults);
      // Made after it: the ledger has never heard of it, the chain knows that the payee has the money. Where the machine
      // was so busy that the authorization has ended meanwhile, or paid longer ago than clocks differ, it is refused like
      // any that came too late.
      const unknown = await answered(LOOK_UP, later.body, later.header);
      const isLate = unknown.status === 402 && /valid_before|paid this service before/.test(unknown.text);
      if (!isLate) assert.deepEqual([unknown.status, unknown.paid], [200, later.first.paid], unknown.text);
      assert.equal(await earned(), money, 'nothing was charged twice');
      const { settled } = await statesOf();
      assert.equal(settled!.length, isLate ? 4 : 5);
    });
  });
}
