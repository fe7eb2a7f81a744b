import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINT_DESCRIPTION_LABELS } from '../../contract/labels/endpoint.labels.ts';
import type { ServiceInfo } from '../../discovery/service-info.ts';
import { type HttpAnswer, json, redirect } from '../answer.ts';
import { prefersJapanese } from '../preferred-language.ts';
import type { Router } from '../router.ts';
import { endpointPage } from './endpoint-page.ts';
import { endpointSlug, indexPage, notFoundPage, shell, titleOf } from './layout.ts';
import { type DocsPage, loadPages } from './pages.ts';
import { DOCS_WORDS, type DocsLanguage } from './words.ts';

interface DocsOptions {
  readonly info: () => ServiceInfo;
  readonly listed: () => readonly Endpoint[];
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const LANGUAGES: readonly DocsLanguage[] = ['en', 'ja'];

interface Content {
  readonly title: string;
  readonly language: DocsLanguage;
  readonly content: string;
}

/**
 * /docs: the repository's Markdown, a page per endpoint in both languages, and the search index.
 *
 * @returns reads the Markdown, so that the first visitor does not wait for it.
 */
export function registerDocs(router: Router, { info, listed }: DocsOptions): () => Promise<unknown> {
  let loaded: Promise<DocsPage[]> | undefined;
  const load = () => (loaded ??= loadPages());
  router.route('/docs', { GET: () => redirect('/docs/') });
  // The folder of an address a reader has: its list stands on the index.
  for (const [folder, index] of [
    ['/docs/endpoints', '/docs/'],
    ['/docs/ja/endpoints', '/docs/ja'],
  ] as const)
    for (const path of [folder, `${folder}/`]) router.route(path, { GET: () => redirect(index) });
  router.route('/docs/search.json', { GET: async () => json(200, searchIndex(await load(), listed())) });
  router.route('/docs/*', {
    GET: async ({ params, request: { headers } }) => {
      const slug = params['*']!.replace(/\/$/, '');
      const pages = await load();
      const found = contentOf(slug, pages);
      const page = found ?? missing(slug, headers);
      return html(found ? 200 : 404, shell({ ...page, slug, pages, endpoints: listed() }), found ? {} : VARY);
    },
  });
  router.lost(async ({ request }) => {
    const page = missing(request.url!.slice(1).split('?', 1)[0]!, request.headers);
    const slug = page.language === 'ja' ? 'ja' : '';
    return html(404, shell({ ...page, slug, pages: await load(), endpoints: listed() }), VARY);
  });
  return load;

  function contentOf(slug: string, pages: readonly DocsPage[]): Content | undefined {
    for (const language of LANGUAGES) {
      if (slug === (language === 'ja' ? 'ja' : ''))
        return { title: DOCS_WORDS[language].documentation, language, content: indexPage(pages, listed(), language) };
      const endpoint = listed().find(({ name }) => slug === endpointSlug(name, language));
      if (endpoint)
        return { title: titleOf(endpoint, language), language, content: endpointPage(info(), endpoint, language) };
    }
    const page = pages.find((candidate) => candidate.slug === slug);
    return page && { title: page.title, language: page.language, content: page.html };
  }
}

const VARY = { vary: 'accept, accept-language' };

/** In the language of the address, else of the reader. */
function missing(slug: string, headers: IncomingHttpHeaders): Content {
  const isJapanese = /^ja(?:\/|$)/.test(slug) || prefersJapanese(headers['accept-language']);
  const language = isJapanese ? 'ja' : 'en';
  return { title: DOCS_WORDS[language].not_found, language, content: notFoundPage(language) };
}

const html = (status: number, body: string, headers: Record<string, string> = {}): HttpAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
    ...headers,
  },
  body,
  sameOrigin: true,
});

const searchIndex = (pages: readonly DocsPage[], endpoints: readonly Endpoint[]) => [
  ...pages.map(({ slug, title, text }) => ({ slug, title, text })),
  ...endpoints.flatMap((endpoint) =>
    LANGUAGES.map((language) => ({
      slug: endpointSlug(endpoint.name, language),
      title: titleOf(endpoint, language),
      text: `${endpoint.path} ${language === 'ja' ? (ENDPOINT_DESCRIPTION_LABELS[endpoint.name]?.ja ?? '') : endpoint.description}`,
    })),
  ),
];
