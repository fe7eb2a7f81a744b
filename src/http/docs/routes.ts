import type { Endpoint } from '../../contract/endpoint.ts';
import type { ServiceInfo } from '../../discovery/service-info.ts';
import { detail, json, redirect } from '../answer.ts';
import type { Router } from '../router.ts';
import { endpointPage, indexPage, shell } from './layout.ts';
import { type DocsPage, loadPages } from './pages.ts';

interface DocsOptions {
  readonly info: () => ServiceInfo;
  readonly listed: () => readonly Endpoint[];
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** /docs: the repository's Markdown, a page per endpoint, and the search index. Read on the first visit. */
export function registerDocs(router: Router, { info, listed }: DocsOptions): void {
  let loaded: DocsPage[] | undefined;
  const pages = () => (loaded ??= loadPages());
  router.route('/docs', { GET: () => redirect('/docs/') });
  router.route('/docs/search.json', {
    GET: () => {
      const endpoints = listed().map((endpoint) => ({
        slug: `endpoints/${endpoint.name}`,
        title: endpoint.summary,
        text: `${endpoint.path} ${endpoint.summaryJa} ${endpoint.description}`,
      }));
      return json(200, [...pages().map(({ slug, title, text }) => ({ slug, title, text })), ...endpoints]);
    },
  });
  router.route('/docs/*', {
    GET: ({ params }) => {
      const slug = params['*']!.replace(/\/$/, '');
      const found = contentOf(slug);
      if (!found) return detail(404, 'Not Found');
      return {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': POLICY,
          'cache-control': 'no-cache',
        },
        body: shell({ ...found, slug, pages: pages(), endpoints: listed() }),
        sameOrigin: true,
      };
    },
  });

  function contentOf(slug: string): { title: string; language: 'en' | 'ja'; content: string } | undefined {
    if (slug === '') return { title: 'Documentation', language: 'en', content: indexPage(pages(), listed()) };
    const page = pages().find((candidate) => candidate.slug === slug);
    if (page) return { title: page.title, language: page.language, content: page.html };
    const endpoint = listed().find((candidate) => slug === `endpoints/${candidate.name}`);
    return endpoint && { title: endpoint.summary, language: 'en', content: endpointPage(info(), endpoint) };
  }
}
