import { rehearse } from '../src/app/rehearsal.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { createLogger } from '../src/http/logging.ts';
import { createServer, type HttpServer, type ServerOptions } from '../src/http/server.ts';
import type { Answer, PaymentGate } from '../src/payment/gate.types.ts';
import { createAnswerCall } from '../src/pipeline/answer-call.ts';

const NEVER = new AbortController().signal;

/** Admits every call and charges nothing. */
export const freeGate: PaymentGate = {
  admit: async ({ endpoint, amount }) => ({ admission: { endpoint, amount, payer: null, paymentId: null } }),
  replay: async () => null,
  execute: async (_admission, _hash, work): Promise<Answer> => work(NEVER),
};

interface TestServer {
  readonly url: string;
  /** For tests that add routes of their own. */
  readonly server: HttpServer;
  close(): Promise<void>;
}

/** The HTTP server alone, on a free port, with endpoints of the test. */
export async function startHttpServer(
  endpoints: readonly Endpoint[],
  options: Partial<ServerOptions> & { gate?: PaymentGate; sources?: Record<string, unknown>; rehearsed?: boolean } = {},
): Promise<TestServer> {
  const { gate = freeGate, sources = {}, rehearsed = false, ...rest } = options;
  const now = () => new Date();
  const server: ServerOptions = {
    endpoints,
    caller: createAnswerCall({ gate, sources: () => sources, now }),
    info: () => ({
      baseUrl: 'http://127.0.0.1',
      network: 'eip155:8453',
      asset: '0x0',
      payTo: null,
      isDevnet: true,
      contactEmail: undefined,
    }),
    listed: () => endpoints,
    ready: async () => {},
    log: createLogger('silent'),
    requestLog: false,
    metrics: undefined,
    inflightBytes: 256 * 1024 * 1024,
    ...rest,
  };
  const app = createServer(server);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  if (rehearsed) await rehearse({ server, sources: () => sources, now });
  return { url, server: app, close: () => app.close() };
}
