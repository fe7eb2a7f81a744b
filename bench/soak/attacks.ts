import { connect, type Socket } from 'node:net';
import type { PaymentRequired } from '@x402/core/types';
import { generatePrivateKey } from 'viem/accounts';
import { SEEDS } from '../../eval/cost/corpus.ts';
import { payable } from '../../src/client/payable.ts';
import { createWallet } from '../../src/client/wallet.ts';
import type { Fleet } from './fleet.ts';
import { type Node, pause } from './node.ts';

export interface Attackers {
  /** Attacks by kind, begun. */
  readonly done: Record<string, number>;
  stop(): Promise<void>;
}

/** The attackers' addresses, as the balancer in front would write them. */
const forwarded = (host: number): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${host % 250}` });

const LARGEST = 1_000_000;

/** Callers who never pay: bodies of the cost corpus, held and trickling connections, false and empty wallets. */
export function startAttackers(fleet: Fleet, options: { perSecond: number; random: () => number }): Attackers {
  const { random } = options;
  const done: Record<string, number> = {};
  const under = new Set<Promise<unknown>>();
  const held = new Set<Socket>();
  let stopped = false;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const broke = generatePrivateKey();

  const post = async (node: Node, path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(node.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forwarded(Math.floor(random() * 250)), ...headers },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return response;
  };
  const hold = (node: Node, head: string, first: string) => {
    const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
    held.add(socket);
    socket.write(`POST ${head}\r\nhost: x\r\nx-forwarded-for: 203.0.113.9\r\ncontent-type: application/json\r\n`);
    socket.write(first);
    setTimeout(() => socket.destroy(), 20_000).unref();
  };

  const kinds: Record<string, (node: Node) => Promise<unknown>> = {
    'hostile body': (node) => {
      const seed = pick(SEEDS);
      return post(node, seed.path, new Uint8Array(seed.body(Math.min(seed.most, 1000 + random() * LARGEST))));
    },
    'false signature': async (node) => {
      const header = await signed(node, generatePrivateKey());
      const payload = JSON.parse(Buffer.from(header, 'base64').toString('utf8'));
      payload.payload.signature = `0x${'11'.repeat(64)}1b`;
      return post(node, LOOKUP, BODY, { 'payment-signature': Buffer.from(JSON.stringify(payload)).toString('base64') });
    },
    'malformed header': (node) => post(node, LOOKUP, BODY, { 'payment-signature': 'bm90aGluZw==' }),
    'empty wallet': async (node) => post(node, LOOKUP, BODY, { 'payment-signature': await signed(node, broke) }),
    'fresh empty wallet': async (node) =>
      post(node, LOOKUP, BODY, { 'payment-signature': await signed(node, generatePrivateKey()) }),
    'held connection': async (node) => hold(node, '/v1/batch-jobs HTTP/1.1', 'content-length: 7000000\r\n\r\n{'),
    crumbs: async (node) =>
      hold(node, '/v1/batch-jobs HTTP/1.1', `transfer-encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(5000)}`),
    'half a head': async (node) => hold(node, '/mcp HTTP/1.1', 'x-slow: '),
    'noise for MCP': (node) => post(node, '/mcp', `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(200_000)}"}`),
  };

  async function signed(node: Node, key: `0x${string}`): Promise<string> {
    const unpaid = await post(node, LOOKUP, BODY);
    const text = Buffer.from(unpaid.headers.get('payment-required') ?? '', 'base64').toString('utf8');
    const required = JSON.parse(text) as PaymentRequired;
    const payload = await createWallet(key).pay(required, payable(required)!);
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }

  const loop = (async () => {
    while (!stopped) {
      await pause(1000 / options.perSecond);
      const kind = pick(Object.keys(kinds));
      done[kind] = (done[kind] ?? 0) + 1;
      // A node that is down or cuts us off is what an attacker lives with.
      const attack = kinds[kind]!(pick(fleet.api)).catch(() => undefined);
      under.add(attack.finally(() => under.delete(attack)));
    }
  })();
  return {
    done,
    async stop() {
      stopped = true;
      await loop;
      for (const socket of held) socket.destroy();
      await Promise.all(under);
    },
  };
}

const LOOKUP = '/jp-address/postal-lookup';
const BODY = '{"postal_code":"100-0001"}';
