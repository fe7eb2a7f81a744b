import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  readonly method: string;
  /** Path below the stand-in's own prefix, still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Waits before the first byte. */
  readonly delayMs?: number;
  /** Sends this many bytes of filler instead of the body, as fast as they are taken. */
  readonly fillBytes?: number;
  /** Sends the body one byte at a time with this pause. */
  readonly dripMs?: number;
}

export type StandIn = (request: StandInRequest) => Reply;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

/** One loopback server; the first path segment chooses the stand-in. */
export async function serveStandIns(standIns: Readonly<Record<string, StandIn>>) {
  const server = createServer((request, response) => {
    void answer(standIns, request, response).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (prefix: string) => `http://127.0.0.1:${port}/${prefix}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(standIns: Readonly<Record<string, StandIn>>, request: IncomingMessage, response: ServerResponse) {
  const [whole, query = ''] = (request.url ?? '/').split('?', 2) as [string, string?];
  const [, prefix = '', ...rest] = whole.split('/');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const standIn = standIns[prefix];
  const reply = standIn?.({
    method: request.method ?? 'GET',
    path: `/${rest.join('/')}`,
    query: new URLSearchParams(query),
    header: (name) => request.headers[name.toLowerCase()] as string | undefined,
    body: Buffer.concat(chunks).toString('utf8'),
  }) ?? { status: 404, body: 'not found' };
  if (reply.delayMs) await new Promise((resolve) => setTimeout(resolve, reply.delayMs).unref());
  response.writeHead(reply.status ?? 200, reply.headers ?? {});
  if (reply.fillBytes) await fill(response, reply.fillBytes);
  else if (reply.dripMs) await drip(response, Buffer.from(reply.body ?? ''), reply.dripMs);
  response.end(reply.fillBytes || reply.dripMs ? undefined : reply.body);
}

async function fill(response: ServerResponse, bytes: number) {
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  response.setMaxListeners(0);
  for (let sent = 0; sent < bytes && !response.destroyed; sent += chunk.length)
    if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
}

async function drip(response: ServerResponse, body: Buffer, pauseMs: number) {
  for (const byte of body) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
  }
}
