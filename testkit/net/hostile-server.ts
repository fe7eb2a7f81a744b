import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

interface Seen {
  readonly host: string;
  readonly headers: Record<string, unknown>;
  readonly method: string;
  readonly body: string;
}

const GIB = 1024 ** 3;
const piece = Buffer.alloc(64 * 1024, 0x20);

/** An HTTPS server that does everything a server on the internet may do to its visitor. */
export async function startHostileServer(identity: { key: string; cert: string }) {
  const seen: Seen[] = [];
  let sentBytes = 0;
  let port = 0;
  const routes: Record<string, RequestListener> = {
    '/hello': (_request, response) => response.setHeader('x-kind', 'greeting').end('こんにちは'),
    '/missing': (_request, response) => response.writeHead(404).end('no'),
    '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
    '/deflate': (_request, response) => response.setHeader('content-encoding', 'deflate').end(deflateSync('packed')),
    '/brotli': (_request, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
    '/bomb': (_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50 * 1024 * 1024))),
    '/torn-gzip': (_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(9999, 7)).subarray(0, 20)),
    '/not-gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end('plain text'),
    '/stacked': (_request, response) => response.setHeader('content-encoding', 'gzip, gzip').end('x'),
    '/declared-gigabyte': (_request, response) => {
      response.writeHead(200, { 'content-length': String(GIB) });
      response.write(piece);
    },
    '/endless': (_request, response) => {
      sentBytes = 0;
      const pump = () => {
        while (!response.destroyed && sentBytes < GIB) {
          sentBytes += piece.length;
          if (!response.write(piece)) return response.once('drain', pump);
        }
        return response.end();
      };
      pump();
    },
    '/megabytes/20': (_request, response) => response.end(Buffer.alloc(20 * 1024 * 1024, 1)),
    '/drip': (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/stall': (_request, response) => {
      response.writeHead(200);
      response.write('first');
    },
    '/mute': () => {},
    '/cut': (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    },
    '/loop-a': (_request, response) => response.writeHead(302, { location: '/loop-b' }).end(),
    '/loop-b': (_request, response) => response.writeHead(302, { location: '/loop-a' }).end(),
    '/to-b': (_request, response) => response.writeHead(302, { location: `https://b.test:${port}/hello` }).end(),
    '/to-b-307': (_request, response) => response.writeHead(307, { location: `https://b.test:${port}/hello` }).end(),
    '/see-other': (_request, response) => response.writeHead(303, { location: '/hello' }).end(),
    '/same-307': (_request, response) => response.writeHead(307, { location: '/hello' }).end(),
    '/to-http': (_request, response) => response.writeHead(301, { location: `http://a.test:${port}/hello` }).end(),
    '/to-private': (_request, response) => response.writeHead(302, { location: 'https://169.254.169.254/x' }).end(),
    '/to-inner': (_request, response) => response.writeHead(302, { location: 'https://inner.test/x' }).end(),
    '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/to-nowhere': (_request, response) => response.writeHead(302, { location: 'https://[broken' }).end(),
  };

  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ host: request.headers.host ?? '', headers: request.headers, method: request.method ?? '', body });
      const hops = /^\/hop\/(\d+)$/.exec(request.url ?? '');
      if (hops) {
        const left = Number(hops[1]);
        response.writeHead(302, { location: left === 0 ? '/hello' : `/hop/${left - 1}` }).end();
        return;
      }
      const route = routes[request.url ?? ''];
      if (route) route(request, response);
      else response.writeHead(404).end();
    });
  };

  const server = createServer(identity, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  return {
    port,
    /** Requests since the last `forget`. */
    seen,
    forget: () => seen.splice(0),
    /** Bytes the endless body got rid of. */
    sentBytes: () => sentBytes,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
