import type { AddressInfo } from 'node:net';
import type { PaymentRequired } from '@x402/core/types';
import { pino } from 'pino';
import { loadConfig } from '../../src/config/index.ts';
import { createServer } from '../../src/http/server.ts';
import { assembleGate } from '../../src/payment/assemble-gate.ts';
import type { ChainReader } from '../../src/payment/chain/chain-reader.ts';
import type { TokenDomain } from '../../src/payment/chain/usdc.ts';
import { NETWORK, USDC_ADDRESS } from '../../src/payment/chain/usdc.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import type { Reconciler } from '../../src/payment/reconcile.ts';
import { createAnswerCall } from '../../src/pipeline/answer-call.ts';
import type { StateStore } from '../../src/store/state-store.ts';
import { decode } from './buyer.ts';
import { paidEndpoints, type TestWork } from './paid-endpoints.ts';

export interface PaidServer {
  readonly url: string;
  readonly reconciler: Reconciler;
  post(path: string, body: unknown, header?: string, more?: Record<string, string>): Promise<Response>;
  /** The requirement of a route, as an unpaid call shows it. */
  quote(path: string, body?: unknown): Promise<PaymentRequired>;
  close(): Promise<void>;
}

interface Options {
  readonly store: StateStore;
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly payTo: string;
  readonly domain: TokenDomain;
  readonly work: TestWork;
  readonly env?: Record<string, string>;
  readonly leaseMs?: number;
  readonly now?: () => number;
  readonly port?: number;
  readonly proxyHops?: number;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The real HTTP server with the real gate in front of test routes. */
export async function startPaidServer(options: Options): Promise<PaidServer> {
  let url = '';
  const config = loadConfig(options.env ?? {});
  const { gate, reconciler } = assembleGate({
    ...options,
    config: config.payment,
    devnet: true,
    baseUrl: () => url,
    log: silent,
    leaseMs: options.leaseMs ?? 5000,
    ...(options.now ? { now: options.now } : {}),
  });
  const endpoints = paidEndpoints(options.work);
  const app = createServer({
    endpoints,
    caller: createAnswerCall({ gate, sources: () => ({}), now: () => new Date() }),
    info: () => ({
      baseUrl: url,
      network: NETWORK,
      asset: USDC_ADDRESS,
      payTo: options.payTo,
      isDevnet: true,
      contactEmail: undefined,
    }),
    listed: () => endpoints,
    ready: () => options.store.ping(),
    log: pino({ level: 'silent' }),
    requestLog: false,
    metrics: undefined,
    inflightBytes: 1_000_000,
    proxyHops: options.proxyHops ?? config.server.trustedProxyHops,
  });
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.node.address() as AddressInfo).port}`;
  const post: PaidServer['post'] = (path, body, header, more) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header === undefined ? {} : { 'payment-signature': header }),
        ...more,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    url,
    reconciler,
    post,
    async quote(path, body = {}) {
      const response = await post(path, body);
      await response.arrayBuffer();
      return decode<PaymentRequired>(response.headers.get('payment-required'));
    },
    async close() {
      await reconciler.stop();
      app.node.closeAllConnections();
      await app.close();
    },
  };
}
