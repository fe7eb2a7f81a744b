import { type Endpoint, hasBody, isPaid } from '../contract/endpoint.ts';
import { queryOf } from '../contract/query.ts';
import { endpointPaths, mcpLine } from './places.ts';
import { PAYMENT_STEPS, RETRY_RULES, SCOPE_RULES, SERVICE_NAME, type ServiceInfo, TAGLINE } from './service-info.ts';

export const priceText = ({ price }: Endpoint): string =>
  price === 'free' ? 'free' : typeof price === 'object' ? `${price.min}–${price.max}` : price;

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
const steps = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`);

const devnetNotice = (info: ServiceInfo) =>
  info.isDevnet
    ? [
        '',
        '> This server runs on a local development chain: its payments are play money. On its own machine `npx jbis call PATH JSON` pays from the demo wallet (key: JBIS_DATA_DIR/devnet/wallet.key, by default under ./var).',
      ]
    : [];

/** /llms.txt: the short page a language model reads first. */
export function llmsTxt(info: ServiceInfo, endpoints: readonly Endpoint[]): string {
  return [
    `# ${SERVICE_NAME}`,
    '',
    `> ${TAGLINE}`,
    ...devnetNotice(info),
    '',
    `Base URL: ${info.baseUrl}. JSON in, JSON out. No API keys or accounts: each call is paid in USDC on ${info.network} (x402 v2, scheme exact).`,
    '',
    '## How to call',
    ...steps(PAYMENT_STEPS),
    '',
    mcpLine(info),
    '',
    '## Endpoints',
    'Each has a short page at /docs/endpoints/NAME.md and its own schema at /openapi/NAME.json.',
    '',
    ...endpoints.map(
      (endpoint) =>
        `- [${endpoint.name}](${endpointPaths(endpoint).guide}): ${endpoint.method} ${endpoint.path} (${priceText(endpoint)}). ${endpoint.summary}.`,
    ),
    '',
    '## Retry rules',
    ...bullets(RETRY_RULES),
    '',
    '## What an answer does not mean',
    ...bullets(SCOPE_RULES),
    '',
    '## Documents',
    `- [OpenAPI 3.1](${info.baseUrl}/openapi.json): every field of every request and answer`,
    `- [MCP server](${info.baseUrl}/.well-known/mcp.json): where it listens and how to add it`,
    `- [Catalog](${info.baseUrl}/.well-known/x402.json): prices, schemas and examples`,
    `- [Skill](${info.baseUrl}/skill.md): exact calls with examples`,
    `- [Health](${info.baseUrl}/health): which data is loaded and how fresh it is`,
    '',
  ].join('\n');
}

const WHEN_TO_USE =
  'Use when a Japanese company, T-number, address, invoice, receipt or business card must be read, looked up or checked.';

/** /skill.md: exact calls, one after another, that an agent can copy. */
export function skillMd(info: ServiceInfo, endpoints: readonly Endpoint[]): string {
  const chapters = endpoints.filter(isPaid).flatMap((endpoint) => chapter(info, endpoint));
  return [
    '---',
    'name: japan-business-identity',
    // Quoted: an unquoted colon would make it a mapping.
    `description: ${JSON.stringify(`${TAGLINE} ${WHEN_TO_USE}`)}`,
    '---',
    '',
    `# ${SERVICE_NAME}`,
    ...devnetNotice(info),
    '',
    '## Paying',
    ...steps(PAYMENT_STEPS),
    '',
    'Stock x402 clients refuse more than $1 per payment; keep batch jobs below that or raise the client’s limit.',
    '',
    ...bullets(RETRY_RULES),
    '',
    mcpLine(info),
    '',
    '## Which endpoint for which need',
    '',
    '| Need | Endpoint |',
    '|---|---|',
    ...endpoints
      .filter(isPaid)
      .map(
        (endpoint) =>
          `| ${endpoint.summary} | [\`${endpoint.method} ${endpoint.path}\`](${info.baseUrl}${endpointPaths(endpoint).guide}) |`,
      ),
    '',
    '## Calls',
    '',
    ...chapters,
    '## What an answer does not mean',
    '',
    ...bullets(SCOPE_RULES),
    '',
  ].join('\n');
}

function chapter(info: ServiceInfo, endpoint: Endpoint): string[] {
  return [
    `### ${endpoint.summary}`,
    '',
    `\`${endpoint.method} ${endpoint.path}\` · ${priceText(endpoint)}`,
    '',
    endpoint.description,
    '',
    '```sh',
    ...exampleCall(info, endpoint),
    '```',
    '',
  ];
}

/** The example as a shell line: unpaid, so it answers 402 with the price; the paid repeat adds one header. */
export function exampleCall(info: ServiceInfo, endpoint: Endpoint): string[] {
  if (!hasBody(endpoint)) {
    const method = endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `;
    return [`curl -s ${method}'${info.baseUrl}${examplePath(endpoint)}'`];
  }
  const body = JSON.stringify(shownInput(endpoint.example.input)).replaceAll("'", "'\\''");
  return [`curl -s ${info.baseUrl}${endpoint.path} -H 'content-type: application/json' -d '${body}'`];
}

/** Path and query of a GET example. */
export function examplePath(endpoint: Endpoint): string {
  const left: Record<string, unknown> = {};
  let path = endpoint.path;
  for (const [name, value] of Object.entries(endpoint.example.input)) {
    const filled = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (filled === path) left[name] = value;
    path = filled;
  }
  const query = queryOf(left);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** An example file stands as its first characters: the point is where it goes. */
export function shownInput(input: Record<string, unknown>): Record<string, unknown> {
  const short = (value: unknown) =>
    typeof value === 'string' && value.length > 400 ? `${value.slice(0, 24)}…` : value;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, short(value)]));
}

export function sitemap(info: ServiceInfo, endpoints: readonly Endpoint[]): string {
  const pages = [
    '/about',
    '/about/ja',
    '/llms.txt',
    '/skill.md',
    '/agents.json',
    '/openapi.json',
    '/.well-known/x402.json',
    '/.well-known/agent.json',
    '/.well-known/mcp.json',
    ...endpoints.map((endpoint) => endpointPaths(endpoint).guide),
  ];
  const urls = pages.map((page) => `  <url><loc>${info.baseUrl}${page}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const robots = (info: ServiceInfo): string => `User-agent: *\nAllow: /\nSitemap: ${info.baseUrl}/sitemap.xml\n`;
