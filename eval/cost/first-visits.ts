import { DOCUMENTS, documentsOfEndpoint } from '../../src/discovery/documents.ts';
import { ENDPOINTS } from '../../src/endpoints/index.ts';

/** What anybody may ask for: what is not made before the service is ready is made while the first of them waits. */
export interface FirstVisit {
  readonly name: string;
  readonly path: string;
  /** Absent: a GET. */
  readonly message?: string;
}

const PAGES = [
  '/docs/',
  '/docs/ja/',
  '/docs/accuracy',
  '/docs/ja/errors',
  '/docs/endpoints/jp_invoice_extract',
  '/docs/search.json',
  '/docs/nowhere',
  '/playground',
  '/playground/main.js',
  '/playground/labels.json',
  '/desk',
  '/desk/main.js',
  '/nowhere',
];
const MCP = ['tools/list', 'resources/list', 'prompts/list', 'ping'];
const GUIDE = 'http://127.0.0.1/docs/endpoints/jp_company_verify.md';

const ask = (method: string, params?: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** In the order of the worst first: the protocol's library, the longest documents, the pages. */
export const FIRST_VISITS: readonly FirstVisit[] = [
  ...MCP.map((method) => ({ name: `MCP ${method}`, path: '/mcp', message: ask(method) })),
  { name: 'MCP resources/read', path: '/mcp', message: ask('resources/read', { uri: GUIDE }) },
  ...[...DOCUMENTS, ...ENDPOINTS.flatMap(documentsOfEndpoint)].map(({ path }) => ({ name: path, path })),
  ...PAGES.map((path) => ({ name: path, path })),
];
