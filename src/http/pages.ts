import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../contract/endpoint.ts';
import { DOCUMENTS } from '../discovery/documents.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import { CORS_HEADERS, preflight } from './cors.ts';

interface PageDependencies {
  readonly info: () => ServiceInfo;
  /** Endpoints that can be served now; documents are made anew when this list changes. */
  readonly listed: () => readonly Endpoint[];
}

interface Rendered {
  readonly key: string;
  readonly type: string;
  readonly body: string;
  readonly compressed: Buffer;
}

/** Inline style only; no script, no foreign origin. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The discovery documents, and `/` for whoever opens the base address in a browser. */
export function registerDocuments(app: FastifyInstance, { info, listed }: PageDependencies): void {
  const cache = new Map<string, Rendered>();
  const render = (path: string): Rendered => {
    const document = DOCUMENTS.find((candidate) => candidate.path === path)!;
    const endpoints = listed();
    const key = JSON.stringify([info(), endpoints.map((endpoint) => endpoint.name)]);
    const known = cache.get(path);
    if (known?.key === key) return known;
    const body = document.render(info(), endpoints);
    const rendered = { key, type: document.type, body, compressed: brotliCompressSync(body) };
    cache.set(path, rendered);
    return rendered;
  };
  for (const { path } of DOCUMENTS) {
    app.get(path, (request, reply) => {
      const wantsJson = path === '/about' && prefersJson(request.headers.accept);
      const { type, body, compressed } = render(wantsJson ? '/about.json' : path);
      if (type.startsWith('text/html')) reply.header('content-security-policy', PAGE_POLICY);
      reply.headers({
        ...CORS_HEADERS,
        'content-type': type,
        'cache-control': 'public, max-age=60',
        vary: 'accept, accept-encoding',
      });
      if (request.headers['accept-encoding']?.includes('br') !== true) return reply.send(body);
      return reply.header('content-encoding', 'br').send(compressed);
    });
    app.options(path, (_request, reply) => preflight(reply, ['GET']));
  }
  app.get('/', (_request, reply) => reply.redirect('/about'));
}

const prefersJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') === true && !accept.includes('text/html');
