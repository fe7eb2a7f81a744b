import { setImmediate as aTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Endpoint } from '../contract/endpoint.ts';
import { DOCUMENTS, type Document, documentsOfEndpoint } from '../discovery/documents.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { type HttpAnswer, redirect, SIGNPOST } from './answer.ts';
import { prefersJapanese } from './preferred-language.ts';
import type { Exchange, Router } from './router.ts';
import { notFound } from './wrong-path.ts';

interface PageDependencies {
  /** All endpoints of this server, served at the moment or not. */
  readonly endpoints: readonly Endpoint[];
  readonly info: () => ServiceInfo;
  /** Endpoints that can be served now; documents are made anew when this list changes. */
  readonly listed: () => readonly Endpoint[];
}

interface Rendered {
  readonly type: string;
  /** Bytes, shared by all who are reading it. */
  readonly body: Buffer;
  readonly compressed: Buffer;
}

/** Inline style only; no script, no foreign origin. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Off the main thread; the highest quality takes thirty times as long and saves a tenth. */
const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * The discovery documents, those of each endpoint while it is listed, and `/` for whoever opens the base address.
 *
 * @returns makes them all, so that no caller waits for it.
 */
export function registerDocuments(router: Router, { endpoints, info, listed }: PageDependencies): () => Promise<void> {
  const cache = new Map<string, { readonly key: string; readonly made: Promise<Rendered> }>();
  const render = (document: Document): Promise<Rendered> => {
    const current = listed();
    const key = JSON.stringify([info(), current.map((endpoint) => endpoint.name)]);
    const known = cache.get(document.path);
    if (known?.key === key) return known.made;
    const body = Buffer.from(document.render(info(), current));
    const made = compress(body, QUALITY).then((compressed) => ({ type: document.type, body, compressed }));
    cache.set(document.path, { key, made });
    return made;
  };
  const aboutJson = DOCUMENTS.find(({ path }) => path === '/about.json')!;
  for (const document of DOCUMENTS)
    router.route(document.path, {
      GET: async (exchange) => {
        const wantsJson = document.path === '/about' && prefersJson(exchange.request.headers.accept);
        const answer = toAnswer(exchange, await render(wantsJson ? aboutJson : document));
        return document.path === '/about' ? { ...answer, headers: { ...answer.headers, ...SIGNPOST } } : answer;
      },
    });
  for (const endpoint of endpoints)
    for (const document of documentsOfEndpoint(endpoint))
      router.route(document.path, {
        GET: async (exchange) =>
          listed().includes(endpoint) ? toAnswer(exchange, await render(document)) : notFound(),
      });
  router.route('/', {
    GET: ({ request: { headers } }) =>
      redirect(prefersJapanese(headers['accept-language']) ? '/about/ja' : '/about', {
        ...SIGNPOST,
        vary: 'accept-language',
      }),
  });
  return async () => {
    for (const document of [...DOCUMENTS, ...listed().flatMap(documentsOfEndpoint)]) {
      await render(document);
      await aTurn();
    }
  };
}

function toAnswer({ request: { headers } }: Exchange, { type, body, compressed }: Rendered): HttpAnswer {
  const isCompressed = acceptsBrotli(headers['accept-encoding']);
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
}

const prefersJson = (accept: string | undefined): boolean =>
  accept?.includes('application/json') === true && !accept.includes('text/html');
