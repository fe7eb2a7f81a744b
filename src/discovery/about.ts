import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { escapeHtml } from './escape-html.ts';
import { documentsOf } from './places.ts';
import {
  API_VERSION,
  PAYMENT_STEPS,
  RETRY_RULES,
  SCOPE_RULES,
  SERVICE_NAME,
  type ServiceInfo,
  TAGLINE,
} from './service-info.ts';
import { exampleCall, priceText } from './texts.ts';

/** /about as JSON. */
export const aboutJson = (info: ServiceInfo, endpoints: readonly Endpoint[]) => ({
  service: SERVICE_NAME,
  version: API_VERSION,
  description: TAGLINE,
  base_url: info.baseUrl,
  network: info.network,
  devnet: info.isDevnet,
  how_to_pay: PAYMENT_STEPS,
  retry_rules: RETRY_RULES,
  scope: SCOPE_RULES,
  mcp: `${info.baseUrl}/mcp`,
  documents: documentsOf(info),
  endpoints: endpoints.map((endpoint) => ({
    method: endpoint.method,
    path: endpoint.path,
    price: priceText(endpoint),
    summary: endpoint.summary,
    summary_ja: endpoint.summaryJa,
  })),
});

const STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--soft:#5a6370;--line:#d9dee5;--paper:#fff;--accent:#b3202c}
@media(prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#a8b0ba;--line:#39424d;--paper:#14181d;--accent:#ff8a80}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,"Hiragino Sans","Noto Sans JP",sans-serif}
main{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}
.lead{font-size:1.1rem;color:var(--soft);max-width:46rem}a{color:var(--accent)}pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem;font-size:.85rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.92rem}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
code{font-family:ui-monospace,monospace;font-size:.9em}td:nth-child(2){white-space:nowrap;text-align:right;padding-right:1.25rem;font-variant-numeric:tabular-nums}
.note{border-left:4px solid var(--accent);padding:.25rem 0 .25rem 1rem;color:var(--soft)}.ja{color:var(--soft);font-size:.9em}`;

/** /about as a page for people. */
export function aboutHtml(info: ServiceInfo, endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map(
    (endpoint) =>
      `<tr><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td><td>${priceText(endpoint)}</td><td>${escapeHtml(endpoint.summary)}<br><span class="ja" lang="ja">${escapeHtml(endpoint.summaryJa)}</span></td></tr>`,
  );
  const first = endpoints.find((endpoint) => isPaid(endpoint) && endpoint.method === 'POST');
  const list = (lines: readonly string[], tag: 'ol' | 'ul') =>
    `<${tag}>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</${tag}>`;
  const notice = info.isDevnet
    ? '<p class="note">This server runs on a local development chain. Its payments are play money; nothing signed for it is worth anything on the real network.</p>'
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${SERVICE_NAME}</title><meta name="description" content="${escapeHtml(TAGLINE)}"><style>${STYLE}</style></head>
<body><main>
<h1>${SERVICE_NAME}</h1><p class="ja" lang="ja">日本の事業者を特定する、エージェントのための API</p>
<p class="lead">${escapeHtml(TAGLINE)}</p>${notice}
<p>Everything runs on the operator’s own machine. Each answer shows where a value came from, repairs only what a check digit proves, and never calls a guess verified.</p>
<h2>Endpoints</h2><div class="scroll" tabindex="0" role="region" aria-label="Endpoints"><table><thead><tr><th>Call</th><th>Price</th><th>What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h2>How to call</h2>${list(PAYMENT_STEPS, 'ol')}${first ? `<pre tabindex="0"><code>${escapeHtml(exampleCall(info, first).join('\n'))}</code></pre>` : ''}
<h2>Retry rules</h2>${list(RETRY_RULES, 'ul')}
<h2>What an answer does not mean</h2>${list(SCOPE_RULES, 'ul')}
<h2>Documents</h2><p><a href="/openapi.json">OpenAPI 3.1</a> · <a href="/.well-known/x402.json">Catalog</a> · <a href="/llms.txt">llms.txt</a> · <a href="/skill.md">skill.md</a> · <a href="/.well-known/mcp.json">MCP</a> (<code>${escapeHtml(info.baseUrl)}/mcp</code>) · <a href="/agents.json">agents.json</a> · <a href="/health">Health</a></p>
<p class="ja">Version ${API_VERSION} · ${escapeHtml(info.network)}</p>
</main></body></html>
`;
}
