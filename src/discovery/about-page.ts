import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { ABOUT_WORDS, type AboutLanguage } from './about.words.ts';
import { escapeHtml } from './escape-html.ts';
import { PYTHON_CLIENT } from './places.ts';
import { API_VERSION, SERVICE_NAME, type ServiceInfo } from './service-info.ts';
import { exampleCall, priceText } from './texts.ts';

const STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#5a6370;--line:#d9dee5;--paper:#fff;--accent:#b3202c;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#a8b0ba;--line:#39424d;--paper:#14181d;--accent:#ff8a80;--on:#14181d}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
main{max-width:62rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}
.lead{font-size:1.1rem;color:var(--soft);max-width:46rem}a{color:var(--accent)}pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;font-size:.85rem}
.doors{display:flex;flex-wrap:wrap;gap:.6rem;margin:1.5rem 0}.doors a{padding:.5rem 1rem;border:1px solid var(--accent);border-radius:.5rem;text-decoration:none;font-weight:600}
.doors a:first-child{background:var(--accent);color:var(--on)}.other{text-align:right;margin:0}li{margin:.3rem 0}
table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
code{font-family:ui-monospace,Menlo,"Noto Sans Mono CJK JP",monospace;font-size:.9em;overflow-wrap:anywhere}td:nth-child(2){white-space:nowrap;font-variant-numeric:tabular-nums}
.note{border-left:4px solid var(--accent);padding:.25rem 0 .25rem 1rem;color:var(--soft)}.soft{color:var(--soft);font-size:.9em}
@media(max-width:40rem){h1{font-size:1.6rem}thead{display:none}tr{display:grid;grid-template-columns:1fr auto;gap:0 .75rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
td{border:0;padding:0}td:first-child{grid-column:1/-1}td:last-child{grid-row:2;grid-column:1}td:nth-child(2){grid-row:2;grid-column:2}}`;

/** For programs: file by file. */
const MACHINES = [
  ['OpenAPI 3.1', '/openapi.json'],
  ['llms.txt', '/llms.txt'],
  ['skill.md', '/skill.md'],
  ['MCP', '/.well-known/mcp.json'],
  ['agents.json', '/agents.json'],
  ['Python', PYTHON_CLIENT],
] as const;

/** /about and /about/ja: the page for people who open the base address. */
export const aboutPage =
  (language: AboutLanguage) =>
  (info: ServiceInfo, endpoints: readonly Endpoint[]): string => {
    const words = ABOUT_WORDS[language];
    const isJapanese = language === 'ja';
    const page = (name: string) => `/docs/${isJapanese ? 'ja/' : ''}endpoints/${name}`;
    const rows = endpoints.map(
      (endpoint) =>
        `<tr><td><a href="${page(endpoint.name)}">${escapeHtml(isJapanese ? endpoint.summaryJa : endpoint.summary)}</a></td><td>${endpoint.price === 'free' ? words.free : priceText(endpoint)}</td><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td></tr>`,
    );
    const first = endpoints.find((endpoint) => isPaid(endpoint) && endpoint.method === 'POST');
    const list = (lines: readonly string[], tag: 'ol' | 'ul') =>
      `<${tag}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</${tag}>`;
    const link = (text: string, to: string) => `<a href="${to}">${escapeHtml(text)}</a>`;
    return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${SERVICE_NAME}</title><meta name="description" content="${escapeHtml(words.tagline)}"><link rel="icon" href="/playground/icon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main><p class="other"><a href="${words.other_at}" lang="${isJapanese ? 'en' : 'ja'}">${words.other}</a></p>
<h1 lang="en">${SERVICE_NAME}</h1>
<p class="lead">${escapeHtml(words.tagline)}</p>
<p class="doors">${link(words.playground, '/playground')}${link(words.desk, '/desk')}${link(words.docs, words.docs_at)}</p>${info.isDevnet ? `<p class="note">${words.devnet}</p>` : ''}
<p>${words.promise}</p>
<h2>${words.endpoints}</h2><table><thead><tr><th>${words.does}</th><th>${words.price}</th><th>${words.call}</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>${words.how}</h2>${list(words.steps, 'ol')}${first ? `<pre tabindex="0"><code>${escapeHtml(exampleCall(info, first).join('\n'))}</code></pre>` : ''}
<h2>${words.retries}</h2>${list(words.retry_rules, 'ul')}
<h2>${words.scope}</h2>${list(words.scope_rules, 'ul')}
<h2>${words.machines}</h2><p>${[...MACHINES, [words.catalog, '/.well-known/x402.json'] as const, [words.health, '/health'] as const].map(([text, to]) => link(text, to)).join(' · ')} · <code>${escapeHtml(info.baseUrl)}/mcp</code></p>
<p class="soft">${words.version} ${API_VERSION} · ${escapeHtml(info.network)}</p>
</main></body></html>
`;
  };
