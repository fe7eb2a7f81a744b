import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { type App, openApp } from '../../src/app/app.ts';
import { loadConfig } from '../../src/config/index.ts';
import { USDC_DOMAIN } from '../../src/contract/usdc.ts';
import { createLogger } from '../../src/http/logging.ts';
import { lazyOcr } from '../../testkit/lazy-ocr.ts';
import { decode, signPayment } from '../../testkit/payment/buyer.ts';
import { ONE_USDC, startTestChain, type TestChain } from '../../testkit/payment/chain.ts';
import { serveFacilitator } from '../../testkit/payment/facilitator-server.ts';
import { postgresMissing, startPostgres, type TestPostgres } from '../../testkit/postgres.ts';
import { importSampleRows } from '../../testkit/registry/sample-as-published.ts';

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** Needs no registry: where a payee is set nothing is answered from samples. */
const LOOK_UP = { path: '/jp-address/postal-lookup', body: '{"postal_code":"100-0005"}', price: 1000n };
const missing = postgresMissing();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('two api nodes and a worker on one PostgreSQL', { skip: missing ?? false }, () => {
  // With a database the folder holds no state, only the registries that were imported; of this run alone.
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-rolling-restart-'));
  let database: TestPostgres | undefined;
  let chain: TestChain;
  let env: Record<string, string>;
  const closers: (() => Promise<void>)[] = [];
  const nodes: { app: App; url: string }[] = [];
  let worker: App | undefined;

  const open = async (role: 'api' | 'worker') => {
    const app = await openApp(loadConfig({ ...env, JBIS_ROLE: role }), {
      openOcr: lazyOcr,
      log: createLogger('silent'),
    });
    await app.listen();
    return { app, url: `http://127.0.0.1:${(app.server.node.address() as AddressInfo).port}` };
  };

  before(async () => {
    database = await startPostgres();
    chain = await startTestChain({ domain: USDC_DOMAIN, buyers: 1 });
    const facilitator = await serveFacilitator(chain.facilitator);
    closers.push(facilitator.close);
    const rpc = await chain.serveRpc();
    closers.push(rpc.close);
    env = {
      JBIS_DATA_DIR: dataDir,
      JBIS_PORT: '0',
      DATABASE_URL: await database.createDatabase(),
      JBIS_STATE_KEY: Buffer.alloc(32, 5).toString('base64'),
      JBIS_BASE_URL: 'http://127.0.0.1',
      JBIS_PAY_TO: chain.payTo,
      JBIS_FACILITATOR_URL: facilitator.url,
      JBIS_RPC_URL: rpc.url,
      JBIS_LIVE_SOURCES: '0',
      JP_PINT_VALIDATION_ENABLED: '0',
    };
    // With a payee nothing is answered from the sample: its rows are imported.
    await importSampleRows(join(dataDir, 'registry'));
    nodes.push(await open('api'), await open('api'));
    worker = (await open('worker')).app;
  });
  after(async () => {
    // Where the beginning failed, what it had opened still has to go: a server left open keeps the process for ever.
    for (const { app } of nodes) await app.close();
    await worker?.close();
    for (const close of closers) await close();
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A plain balancer: takes turns, and goes to the next node only when no connection was made, so nothing was sent. */
  let turn = 0;
  const balanced = async (path: string, body?: string, payment?: string): Promise<Reply> => {
    for (let attempt = 0; ; attempt++) {
      const { url } = nodes[turn++ % nodes.length]!;
      try {
        return await send(url + path, body, payment);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).syscall !== 'connect' || attempt >= 3) throw error;
      }
    }
  };
  /**
   * As a client should: the same header again while it is told "later". A node that is closing says so, and so does one
   * that waits for the settlement another began.
   */
  const answered = async (ask: () => Promise<Reply>): Promise<Reply> => {
    for (;;) {
      const reply = await ask();
      const isLater = reply.status === 503 || (reply.status === 409 && /payment_in_progress/.test(reply.body));
      if (!isLater) return reply;
      await pause(100);
    }
  };
  const quote = async (path: string, body: string) =>
    decode<PaymentRequired>((await balanced(path, body)).headers['payment-required'] as string);
  const pay = async (buyer: PrivateKeyAccount, path: string, body: string) =>
    (await signPayment(buyer, await quote(path, body))).header;

  it('are restarted one by one under load without a lost request, and every call is charged once', async () => {
    const earned = await chain.balance(chain.payTo);
    const counts = { answered: 0, charged: 0n };
    let running = true;
    const client = async () => {
      const buyer = privateKeyToAccount(generatePrivateKey());
      await funded(buyer);
      while (running) {
        const header = await pay(buyer, LOOK_UP.path, LOOK_UP.body);
        const reply = await answered(() => balanced(LOOK_UP.path, LOOK_UP.body, header));
        assert.equal(reply.status, 200, reply.body);
        assert.match(reply.body, /丸の内/);
        counts.answered++;
        counts.charged += LOOK_UP.price;
      }
    };
    const clients = [client(), client(), client()];
    const failed = Promise.all(clients);
    /** However slow the machine: so many more calls were answered. */
    const more = async (calls: number) => {
      for (const goal = counts.answered + calls; counts.answered < goal; ) await Promise.race([pause(20), failed]);
    };
    for (const i of [0, 1]) {
      await more(2);
      await nodes[i]!.app.close();
      nodes[i] = await open('api');
      await more(2);
    }
    running = false;
    await failed;
    assert.equal((await chain.balance(chain.payTo)) - earned, counts.charged);
  });

  it('give a repeated payment the answer of the other node, and share a batch between them', async () => {
    const [buyer] = chain.buyers as [PrivateKeyAccount];
    const header = await pay(buyer, LOOK_UP.path, LOOK_UP.body);
    const [first, second] = [
      await answered(() => send(nodes[0]!.url + LOOK_UP.path, LOOK_UP.body, header)),
      await answered(() => send(nodes[1]!.url + LOOK_UP.path, LOOK_UP.body, header)),
    ];
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.equal(first.body, second.body);
    const other = await send(nodes[1]!.url + LOOK_UP.path, '{"postal_code":"150-0001"}', header);
    assert.equal(other.status, 409);

    const items = Array.from({ length: 30 }, (_, n) => ({ item_id: `n${n}`, postal_code: '100-0005' }));
    const job = JSON.stringify({ operation: 'postal_lookup', items });
    const created = await balanced('/v1/batch-jobs', job, await pay(buyer, '/v1/batch-jobs', job));
    assert.equal(created.status, 202, created.body);
    const { job_id } = JSON.parse(created.body) as { job_id: string };
    for (let status = ''; status !== 'completed'; await pause(100)) {
      ({ status } = JSON.parse((await balanced(`/v1/batch-jobs/${job_id}`)).body) as { status: string });
      assert.notEqual(status, 'failed');
    }
    const results = JSON.parse((await balanced(`/v1/batch-jobs/${job_id}/results`)).body) as { results: unknown[] };
    assert.equal(results.results.length, 30);
  });

  /** One after the other: the minter's transactions have numbers. */
  let minting: Promise<void> = Promise.resolve();
  const funded = (buyer: PrivateKeyAccount): Promise<void> => {
    minting = minting.then(() => chain.fund(buyer.address, ONE_USDC * 10n));
    return minting;
  };
});

/** A connection of its own, as after a balancer noticed that a node goes. */
const send = (url: string, body?: string, payment?: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(payment === undefined ? {} : { 'payment-signature': payment }),
    };
    const outgoing = request(
      url,
      { method: body === undefined ? 'GET' : 'POST', agent: false, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
        response.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
