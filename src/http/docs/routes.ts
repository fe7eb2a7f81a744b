import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ServiceInfo } from '../../discovery/service-info.ts';
import { detail, send } from '../answer.ts';
import { endpointPage, indexPage, shell } from './layout.ts';
import { type DocsPage, loadPages } from './pages.ts';

interface DocsOptions {
  readonly info: () => ServiceInfo;
  readonly listed: () => readonly Endpoint[];
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** /docs: the repository's Markdown, a page per endpoint, and the search index. Read on the first visit. */
export function registerDocs(app: FastifyInstance, { info, listed }: DocsOptions): void {
  let loaded: DocsPage[] | undefined;
  const pages = () => (loaded ??= loadPages());
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/search.json', (_request, reply) => {
    const endpoints = listed().map((endpoint) => ({
      slug: `endpoints/${endpoint.name}`,
      title: endpoint.summary,
      text: `${endpoint.path} ${endpoint.summaryJa} ${endpoint.description}`,
    }));
    return reply.send([...pages().map(({ slug, title, text }) => ({ slug, title, text })), ...endpoints]);
  });
  app.get('/docs/*', (request, reply) => {
    const slug = (request.params as { '*': string })['*'].replace(/\/$/, '');
    const found = contentOf(slug);
    if (!found) return send(reply, detail(404, 'Not Found'));
    const html = shell({ ...found, slug, pages: pages(), endpoints: listed() });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-cache',
      })
      .send(html);
  });

  function contentOf(slug: string): { title: string; language: 'en' | 'ja'; content: string } | undefined {
    if (slug === '') return { title: 'Documentation', language: 'en', content: indexPage(pages(), listed()) };
    const page = pages().find((candidate) => candidate.slug === slug);
    if (page) return { title: page.title, language: page.language, content: page.html };
    const endpoint = listed().find((candidate) => slug === `endpoints/${candidate.name}`);
    return endpoint && { title: endpoint.summary, language: 'en', content: endpointPage(info(), endpoint) };
  }
}
