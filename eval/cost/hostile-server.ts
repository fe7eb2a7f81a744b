import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { decode, signPayment } from '../../testkit/payment/buyer.ts';
import { treeCpuMs } from './processes.ts';

export interface Reading {
  readonly cpuMs: number;
  readonly stallMs: number;
  readonly rssMb: number;
}

export type Wallets = 'nobody has money' | 'everybody has money';
export type Question = 'cpu' | 'look' | 'stall';

export interface HostileServer {
  readonly url: string;
  /** A header that is signed well, by a wallet of its own. */
  headerFor(path: string, body: string): Promise<string>;
  ask(question: Question): Promise<Reading>;
  /** Stops the process where it is, until `goOn`. */
  hold(): void;
  goOn(): void;
  close(): void;
}

export interface Sent {
  readonly status: number;
  readonly answerBytes: number;
}

/** The server of `server.child.ts` in its own process. */
export async function startHostileServer(wallets: Wallets = 'nobody has money'): Promise<HostileServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jbis-cost-'));
  const child: ChildProcess = fork(join(import.meta.dirname, 'server.child.ts'), [dataDir, wallets], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async headerFor(path, body) {
      const unpaid = await fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      await unpaid.arrayBuffer();
      const required = decode<PaymentRequired>(unpaid.headers.get('payment-required'));
      const buyer = privateKeyToAccount(generatePrivateKey());
      const authorization = { validBefore: BigInt(Math.floor(Date.now() / 1000) + 86_400) };
      return (await signPayment(buyer, required, { authorization })).header;
    },
    async ask(question) {
      child.send(question);
      const [reading] = (await once(child, 'message')) as [Reading];
      const cpuMs = treeCpuMs(child.pid!);
      return cpuMs === undefined ? reading : { ...reading, cpuMs };
    },
    hold: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    close() {
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const agent = new Agent({ keepAlive: true });

/** One request, to its answer or the end of the connection. */
export const send = (url: string, body: Buffer, headers: Record<string, string> = {}): Promise<Sent> =>
  new Promise((resolve) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          // MCP answers nobody who takes no events.
          accept: 'application/json, text/event-stream',
          'content-length': body.length,
          ...headers,
        },
      },
      (response) => {
        let answerBytes = 0;
        response.on('data', (chunk: Buffer) => {
          answerBytes += chunk.length;
        });
        response.on('close', () => resolve({ status: response.statusCode!, answerBytes }));
      },
    );
    // An answer may come before the body is sent; then the connection ends.
    outgoing.on('error', () => resolve({ status: 0, answerBytes: 0 }));
    outgoing.end(body);
  });
