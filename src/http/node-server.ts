import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createIdleConnections } from './idle-connections.ts';
import { loopTurns } from './loop-turns.ts';

const idle = createIdleConnections(loopTurns);
/** Answers that are not sent yet, by connection. */
const unanswered = new WeakMap<object, ServerResponse[]>();

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
    // Node's own refusal would go past `inTurn`: thousands of requests without a Host fit into one turn of the loop.
    requireHostHeader: false,
  })
    .on('connection', (socket) => {
      idle.add(socket);
      socket.once('close', () => idle.remove(socket));
    })
    .on('clientError', refuseUnreadable);

function openOn(socket: Socket): ServerResponse[] {
  let open = unanswered.get(socket);
  if (open === undefined) unanswered.set(socket, (open = []));
  return open;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Requests on one connection that wait for their answers. Clients send one after the other; 64 kB of small ones written
 * at once arrive in a single turn of the loop, and their answers would lie in memory as long as nobody reads them.
 */
const MOST_UNANSWERED = 16;

function inTurn(answer: Listener): Listener {
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const open = openOn(socket);
    if (open.length === MOST_UNANSWERED) {
      socket.destroy();
      stopReading(socket);
      return;
    }
    const before = open.at(-1);
    open.push(response);
    idle.remove(socket);
    response.once('close', () => {
      open.splice(open.indexOf(response), 1);
      if (open.length === 0 && !socket.destroyed) idle.add(socket);
    });
    const start = () =>
      loopTurns.run(() => {
        if (!socket.destroyed) answer(request, response);
      });
    // An answer is made when the one before it is sent: who asks for many and reads none holds one of them.
    if (before) before.once('close', start);
    else start();
    idle.holdIfSpent();
  };
}

/**
 * The rest of the last 64 kB of a connection that has ended would still be read, two thousand small requests at once.
 * The next head is answered with an error inside of Node's parser, which ends there; nothing public does it.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: (() => number) | null } | null };
  if (parser) parser.onIncoming = () => -1;
}

/** What Node itself answers to bytes it cannot read. */
const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** As Node does, and many such connections at once take their turns like requests. */
function refuseUnreadable(error: NodeJS.ErrnoException, connection: unknown): void {
  const socket = connection as Socket;
  const open = unanswered.get(socket) ?? [];
  if (socket.writable && open.length > 0 && open.every(({ req }) => req.complete)) answerThenEnd(socket, open.at(-1)!);
  else refuseNow(error, socket, open);
  idle.holdIfSpent();
}

function refuseNow(error: NodeJS.ErrnoException, socket: Socket, open: readonly ServerResponse[]): void {
  // An answer that has begun must not have another one in its middle, nor one before it.
  const isFirst = open.length <= 1 && open.every(({ headersSent }) => !headersSent);
  if (socket.writable && isFirst)
    socket.write(`HTTP/1.1 ${UNREADABLE[error.code ?? ''] ?? '400 Bad Request'}\r\nconnection: close\r\n\r\n`);
  socket.destroy(error);
}

/** Connections of which nothing more is read: every further piece of them is told as an error again. */
const ending = new WeakSet<Socket>();

/**
 * Bytes that cannot be read after requests that could: a refusal now would be taken for the answer of the first of them.
 * They are answered, which may have been paid for, and the connection ends.
 */
function answerThenEnd(socket: Socket, last: ServerResponse): void {
  if (ending.has(socket)) return;
  ending.add(socket);
  stopReading(socket);
  last.shouldKeepAlive = false;
  last.once('close', () => socket.destroySoon());
}

/** Every request from now on goes to this one; those under way end where they began. */
export function answerWith(node: Server, answer: Listener): void {
  node.removeAllListeners('request').removeAllListeners('checkContinue').removeAllListeners('checkExpectation');
  const one = inTurn(answer);
  node.on('request', one);
  // Answered by whoever reads the body: a call that is refused unread never asks for it (RFC 9110 §10.1.1).
  node.on('checkContinue', one);
  // What else somebody expects is not looked at (RFC 9110 §10.1.1 leaves it to the server).
  node.on('checkExpectation', one);
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
