import type { Endpoint } from '../../contract/endpoint.ts';
import { escapeHtml } from '../../discovery/escape-html.ts';
import { priceText } from '../../discovery/texts.ts';
import type { DocsPage } from './pages.ts';
import { stackedTable } from './stacked-table.ts';
import { DOCS_WORDS, type DocsLanguage } from './words.ts';

interface Shell {
  readonly title: string;
  readonly language: DocsLanguage;
  readonly slug: string;
  readonly content: string;
  readonly pages: readonly DocsPage[];
  readonly endpoints: readonly Endpoint[];
}

export const endpointSlug = (name: string, language: DocsLanguage): string =>
  `${language === 'ja' ? 'ja/' : ''}endpoints/${name}`;
export const titleOf = ({ summary, summaryJa }: Endpoint, language: DocsLanguage): string =>
  language === 'ja' ? summaryJa : summary;

/** The page of the same name in the other language, or the front page where there is none. */
function counterpart(slug: string, language: DocsLanguage, pages: readonly DocsPage[]): string {
  const other = language === 'ja' ? slug.replace(/^ja\/?/, '') : `ja/${slug}`;
  const isKnown = /(^|\/)endpoints\//.test(other) || pages.some((page) => page.slug === other);
  return isKnown ? other : language === 'ja' ? '' : 'ja';
}

/** The frame of every page: menu, search, content. */
export function shell({ title, language, slug, content, pages, endpoints }: Shell): string {
  const words = DOCS_WORDS[language];
  const link = (to: string, text: string) =>
    `<li><a href="/docs/${to}"${to === slug ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  const group = (name: string, items: string[]) =>
    items.length > 0 ? `<h2>${name}</h2><ul>${items.join('')}</ul>` : '';
  const mine = pages.filter((page) => page.language === language);
  const sources = pages.filter((page) => page.slug.startsWith('sources/'));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Japan Business Identity Service</title><link rel="icon" href="/playground/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs-site/docs.css"><script type="module" src="/docs-site/search.js"></script></head>
<body><a class="skip" href="#content">${words.skip}</a>
<header><a href="/docs/${language === 'ja' ? 'ja' : ''}"><strong>Japan Business Identity</strong></a>
<form role="search" id="search-form"><label for="search" class="visually-hidden">${words.search}</label><input id="search" type="search" placeholder="${words.search}" autocomplete="off"></form>
<span class="tools"><a href="/desk">${words.desk}</a> <a href="/playground">${words.playground}</a> <a href="/docs/${counterpart(slug, language, pages)}" lang="${language === 'ja' ? 'en' : 'ja'}">${words.other}</a></span></header>
<div class="columns"><nav aria-label="${words.documentation}"><details open><summary>${words.menu}</summary>${group(
    words.guide,
    mine.filter((page) => !page.slug.startsWith('sources/')).map((page) => link(page.slug, page.title)),
  )}${group(
    words.endpoints,
    endpoints.map((endpoint) => link(endpointSlug(endpoint.name, language), titleOf(endpoint, language))),
  )}${group(words.sources, language === 'en' ? sources.map((page) => link(page.slug, page.title)) : [])}</details></nav>
<main id="content" tabindex="-1"><ul id="results" aria-live="polite" hidden></ul><article>${content}</article></main></div></body></html>
`;
}

/** /docs/ and /docs/ja: what there is. */
export function indexPage(pages: readonly DocsPage[], endpoints: readonly Endpoint[], language: DocsLanguage): string {
  const words = DOCS_WORDS[language];
  const guide = pages
    .filter((page) => page.language === language && !page.slug.startsWith('sources/'))
    .map((page) => `<li><a href="/docs/${page.slug}">${escapeHtml(page.title)}</a></li>`);
  const rows = endpoints.map(
    (endpoint) =>
      `<tr><td><a href="/docs/${endpointSlug(endpoint.name, language)}">${escapeHtml(titleOf(endpoint, language))}</a></td><td>${endpoint.price === 'free' ? words.free : priceText(endpoint)}</td><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td></tr>`,
  );
  const table = `<table><thead><tr><th>${words.does}</th><th>${words.price}</th><th>${words.call}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<h1>${words.documentation}</h1><p>${words.index}</p><ul>${guide.join('')}</ul>
<h2>${words.endpoints}</h2><div class="scroll" tabindex="0" role="region" aria-label="${words.endpoints}">${stackedTable(table, language)}</div>`;
}

export function notFoundPage(language: DocsLanguage): string {
  const words = DOCS_WORDS[language];
  return `<h1>${words.not_found}</h1><p>${words.not_found_about}</p><p><a href="/docs/${language === 'ja' ? 'ja' : ''}">${words.back}</a></p>`;
}
