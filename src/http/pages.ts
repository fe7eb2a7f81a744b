import { brotliCompressSync } from 'node:zlib';
import type { Endpoint } from '../contract/endpoint.ts';
import { DOCUMENTS } from '../discovery/documents.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import { redirect } from './answer.ts';
import type { Router } from './router.ts';

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
export function registerDocuments(router: Router, { info, listed }: PageDependencies): void {
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
    router.route(path, {
      GET: ({ request: { headers } }) => {
        const wantsJson = path === '/about' && prefersJson(headers.accept);
        const { type, body, compressed } = render(wantsJson ? '/about.json' : path);
        const isCompressed = headers['accept-encoding']?.includes('br') === true;
        return {
          status: 200,
          headers: {
            'content-type': type,
            'cache-control': 'public, max-age=60',
            vary: 'accept, accept-encoding',
            ...(type.startsWith('text/html') ? { 'content-security-policy': PAGE_POLICY } : {}),
            ...(isCompressed ? { 'content-encoding': 'br' } : {}),
          },
          body: isCompressed ? compressed : body,
        };
      },
    });
  }
  router.route('/', { GET: () => redirect('/about') });
}

const prefersJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') === true && !accept.includes('text/html');
