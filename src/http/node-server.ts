import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The bare server with its limits, before anything is known of routes. */
export const createNodeServer = (): Server =>
  createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    // Time-outs are looked at this often: with Node's 30 s the 15 s above would act after 45.
    connectionsCheckingInterval: 2000,
    // The whole request must arrive within this; 69 MB take 50 s at 11 Mbit/s.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
  });

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Requests on one connection that wait for their answers. Clients send one after the other; 64 kB of small ones written
 * at once arrive in a single turn of the loop, and their answers would lie in memory as long as nobody reads them.
 */
const MOST_UNANSWERED = 16;

function inTurn(answer: Listener): Listener {
  const unanswered = new WeakMap<object, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const open = (unanswered.get(socket) ?? 0) + 1;
    if (open > MOST_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, open);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    answer(request, response);
  };
}

/** Every request from now on goes to this one; those under way end where they began. */
export function answerWith(node: Server, answer: Listener): void {
  node.removeAllListeners('request').removeAllListeners('checkContinue');
  const one = inTurn(answer);
  node.on('request', one);
  // Answered by whoever reads the body: a call that is refused unread never asks for it (RFC 9110 §10.1.1).
  node.on('checkContinue', one);
}

/** Listens, unless it does already, and returns the address. */
export function listen(node: Server, { host, port }: { host: string; port: number }): Promise<string> {
  if (node.listening) return Promise.resolve(addressOf(node));
  return new Promise((resolve, reject) => {
    node.once('error', reject);
    node.listen({ host, port }, () => {
      node.off('error', reject);
      resolve(addressOf(node));
    });
  });
}

function addressOf(node: Server): string {
  const bound = node.address() as AddressInfo;
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`;
}
