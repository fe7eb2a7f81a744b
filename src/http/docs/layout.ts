import { type Endpoint, isPaid } from '../../contract/endpoint.ts';
import { escapeHtml } from '../../discovery/escape-html.ts';
import type { ServiceInfo } from '../../discovery/service-info.ts';
import { exampleCall, priceText } from '../../discovery/texts.ts';
import type { DocsPage } from './pages.ts';

interface Shell {
  readonly title: string;
  readonly language: 'en' | 'ja';
  readonly slug: string;
  readonly content: string;
  readonly pages: readonly DocsPage[];
  readonly endpoints: readonly Endpoint[];
}

/** The frame of every page: menu, search, content. */
export function shell({ title, language, slug, content, pages, endpoints }: Shell): string {
  const link = (to: string, text: string) =>
    `<li><a href="/docs/${to}"${to === slug ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  const group = (name: string, items: string[]) =>
    items.length > 0 ? `<h2>${name}</h2><ul>${items.join('')}</ul>` : '';
  const guides = pages.filter((page) => page.language === 'en' && !page.slug.startsWith('sources/'));
  const sources = pages.filter((page) => page.slug.startsWith('sources/'));
  const japanese = pages.filter((page) => page.language === 'ja');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Japan Business Identity Service</title><link rel="icon" href="/playground/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs-site/docs.css"><script type="module" src="/docs-site/search.js"></script></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><a href="/docs/"><strong>Japan Business Identity</strong></a>
<form role="search" id="search-form"><label for="search" class="visually-hidden">Search 検索</label><input id="search" type="search" placeholder="Search 検索" autocomplete="off"></form>
<a href="/playground">Playground</a></header>
<div class="columns"><nav aria-label="Documentation">${group(
    'Guide',
    guides.map((page) => link(page.slug, page.title)),
  )}${group(
    'Endpoints',
    endpoints.map((endpoint) => link(`endpoints/${endpoint.name}`, endpoint.path)),
  )}${group(
    'Sources',
    sources.map((page) => link(page.slug, page.title)),
  )}${group(
    '<span lang="ja">日本語</span>',
    japanese.map((page) => link(page.slug, page.title)),
  )}</nav>
<main id="content" tabindex="-1"><ul id="results" aria-live="polite" hidden></ul><article>${content}</article></main></div></body></html>
`;
}

/** The page of one endpoint, made from its declaration; the playground runs the example. */
export function endpointPage(info: ServiceInfo, endpoint: Endpoint): string {
  const json = (value: unknown) => escapeHtml(shorten(JSON.stringify(value, null, 2)));
  const fields = Object.entries(
    endpoint.input.properties as Record<
      string,
      { type?: unknown; description?: string; maxLength?: number; pattern?: string; enum?: string[] }
    >,
  );
  const required = new Set(endpoint.input.required as string[] | undefined);
  const rule = (field: (typeof fields)[number][1]) =>
    [field.enum?.join(', '), field.maxLength ? `max ${field.maxLength}` : '', field.pattern ?? '']
      .filter(Boolean)
      .join('; ');
  const rows = fields.map(
    ([name, field]) =>
      `<tr><td><code>${name}</code>${required.has(name) ? ' *' : ''}</td><td>${escapeHtml(String(field.type ?? ''))}</td><td>${escapeHtml(rule(field))}</td><td>${escapeHtml(field.description ?? '')}</td></tr>`,
  );
  return `<h1>${escapeHtml(endpoint.summary)}</h1><p lang="ja">${escapeHtml(endpoint.summaryJa)}</p>
<p><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code> · <strong>${priceText(endpoint)}</strong> · <a href="/playground#${endpoint.name}">Run it in the playground</a></p>
<p>${escapeHtml(endpoint.description)}</p>
<h2>Request</h2><div class="scroll" tabindex="0" role="region" aria-label="Request fields"><table><thead><tr><th>Field</th><th>Type</th><th>Rule</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h2>Call</h2>${isPaid(endpoint) ? '<p>Unpaid it answers 402 with the price; the paid repeat adds the PAYMENT-SIGNATURE header.</p>' : ''}<pre tabindex="0"><code>${escapeHtml(exampleCall(info, endpoint).join('\n'))}</code></pre>
<h2>Example answer</h2><pre tabindex="0"><code>${json(endpoint.example.output)}</code></pre>`;
}

const shorten = (text: string): string => (text.length > 12_000 ? `${text.slice(0, 12_000)}\n…` : text);

/** /docs/: what there is. */
export function indexPage(pages: readonly DocsPage[], endpoints: readonly Endpoint[]): string {
  const guide = pages
    .filter((page) => !page.slug.startsWith('sources/'))
    .map((page) => `<li lang="${page.language}"><a href="/docs/${page.slug}">${escapeHtml(page.title)}</a></li>`);
  const rows = endpoints.map(
    (endpoint) =>
      `<tr><td><a href="/docs/endpoints/${endpoint.name}"><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></a></td><td>${priceText(endpoint)}</td><td>${escapeHtml(endpoint.summary)}</td></tr>`,
  );
  return `<h1>Documentation</h1><p>How to call the service, what its answers mean, where its data comes from, and how accurate and fast it is.</p><ul>${guide.join('')}</ul>
<h2>Endpoints</h2><div class="scroll" tabindex="0" role="region" aria-label="Endpoints"><table><thead><tr><th>Call</th><th>Price</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
