import type { Duplex } from 'node:stream';
import { duplexPair } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { declaredServices, missingServices } from '../contract/declared-services.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createServer, type ServerOptions } from '../http/server.ts';
import type { PaymentGate } from '../payment/gate.types.ts';
import { createAnswerCall } from '../pipeline/answer-call.ts';

/** A slow disk or a busy machine must not keep the service from being ready for long. */
const LONGEST_MS = 6000;
const LONGEST_CPU_MS = 2000;

const NEVER = new AbortController().signal;

/** Nobody pays for what the service asks itself; nothing but `rehearse` reaches a server with this gate. */
const FREE: PaymentGate = {
  admit: async ({ endpoint, amount }) => ({ admission: { endpoint, amount, payer: null, paymentId: null } }),
  replay: async () => null,
  execute: async (_admission, _hash, work) => work(NEVER),
};

export interface Rehearsal {
  /** The server to be: its own connections, metrics and log have no part in this. */
  readonly server: ServerOptions;
  readonly sources: () => Readonly<Record<string, unknown>>;
  readonly now: () => Date;
}

/**
 * In a process just started nearly all code is interpreted, and the first thousands of look-ups cost two or three times
 * what they cost later. So a server asks itself what its endpoints say they are asked, over connections that have no
 * port, until the runtime has compiled the way from the first byte to the last. Other requests have their turns between.
 */
export async function rehearse({ server: options, sources, now }: Rehearsal): Promise<number> {
  const available = sources();
  const endpoints = options.endpoints.filter(
    (endpoint) => endpoint.rehearsal && missingServices(endpoint, available).length === 0,
  );
  if (endpoints.length === 0) return 0;
  const { metrics: _, tracer: __, node: ___, ...rest } = options;
  const caller = createAnswerCall({ gate: FREE, sources, now });
  const server = createServer({ ...rest, endpoints, caller, requestLog: false, metrics: undefined });
  const isOver = limit();
  let asked = 0;
  for (const endpoint of endpoints)
    for (const input of endpoint.rehearsal!(declaredServices(endpoint, available) as never)) {
      if (isOver()) break;
      await ask(server.connect, requestOf(endpoint, input));
      await turn();
      asked++;
    }
  await server.close();
  return asked;
}

function limit(): () => boolean {
  const end = performance.now() + LONGEST_MS;
  const from = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(from);
    return performance.now() > end || user + system > LONGEST_CPU_MS * 1000;
  };
}

function requestOf({ method, path }: Endpoint, input: unknown): string {
  const body = JSON.stringify(input);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** One connection, one request, as most that come are sent. */
function ask(connect: (stream: Duplex) => void, request: string): Promise<void> {
  const [client, served] = duplexPair();
  connect(served);
  return new Promise((resolve) => {
    client.once('close', () => resolve());
    client.once('end', () => client.end());
    client.resume().write(request);
  });
}
