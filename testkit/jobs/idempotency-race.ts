import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createJobService } from '../../src/batch-jobs/job-service.ts';
import { loadConfig } from '../../src/config/index.ts';
import batchCreate from '../../src/endpoints/batch/create.endpoint.ts';
import { assembleGate } from '../../src/payment/assemble-gate.ts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import { openStateStore } from '../../src/store/open.ts';
import { startHttpServer } from '../http-server.ts';
import { decode, signPayment } from '../payment/buyer.ts';
import { instantChain } from '../payment/instant-chain.ts';
import { PATIENT } from '../store-contract/context.ts';
import { JOB_LIMITS } from './work.ts';

export interface RaceLab {
  /** Payments of one buyer with one key and one body, all at once over two servers, each repeated until it has its job. */
  race(payments: number): Promise<{ readonly charges: number; readonly jobs: number }>;
  close(): Promise<void>;
}

const ITEM = { postal_code: '100-0005' };
const silent = { warn: () => undefined, error: () => undefined };

/** Two HTTP servers with the real endpoint, gate and job service, each with its own handle of one state store. */
export async function openRaceLab(options: { databaseUrl?: string } = {}): Promise<RaceLab> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-race-'));
  const stateKey = Buffer.alloc(32, 4).toString('base64');
  const { facilitator, chain, paid } = instantChain(async (transfer) => {
    await new Promise((resolve) => setImmediate(resolve));
    return transfer();
  });
  const stores = [await openStateStore({ dataDir, stateKey, deadlines: PATIENT, ...options })];
  stores.push(await openStateStore({ dataDir, stateKey, deadlines: PATIENT, ...options }));
  const servers = await Promise.all(
    stores.map((store) => {
      const { gate } = assembleGate({
        config: loadConfig({ JBIS_PAYER_IN_FLIGHT: '1000' }).payment,
        store,
        facilitator,
        chain,
        payTo: '0x1111111111111111111111111111111111111111',
        domain: DEVNET_DOMAIN,
        devnet: true,
        baseUrl: () => 'https://jbis.example',
        log: silent,
      });
      const sources = { jobs: createJobService(store, JOB_LIMITS), address: {} };
      return startHttpServer([batchCreate], { gate, sources });
    }),
  );
  let serial = 0;

  const post = (server: number, body: string, headers: Record<string, string>) =>
    fetch(`${servers[server % servers.length]!.url}/v1/batch-jobs`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  return {
    async race(payments) {
      const key = `race-key-${serial++}`;
      const buyer = privateKeyToAccount(generatePrivateKey());
      const body = JSON.stringify({ operation: 'postal_lookup', items: [ITEM], client_reference: key });
      const unpaid = await post(0, body, {});
      await unpaid.arrayBuffer();
      const required = decode<PaymentRequired>(unpaid.headers.get('payment-required'));
      const signed = await Promise.all(Array.from({ length: payments }, () => signPayment(buyer, required)));
      const before = paid.size;
      const ids = await Promise.all(
        signed.map(async ({ header }, i) => {
          for (let attempt = 0; ; attempt++) {
            const answer = await post(i + attempt, body, { 'payment-signature': header, 'idempotency-key': key });
            const text = await answer.text();
            if (answer.status === 202) return (JSON.parse(text) as { job_id: string }).job_id;
            // 503: a store that a busy machine kept waiting; the same header again, as it says.
            assert.ok(answer.status === 409 || answer.status === 503, text);
            assert.ok(attempt < 1000, 'the job never came');
            await new Promise((resolve) => setImmediate(resolve));
          }
        }),
      );
      return { charges: paid.size - before, jobs: new Set(ids).size };
    },
    async close() {
      for (const server of servers) await server.close();
      for (const store of stores) await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
