import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { USDC_DOMAIN } from '../src/contract/usdc.ts';
import { DOCUMENTS, documentsOfEndpoint } from '../src/discovery/documents.ts';
import { endpointPaths } from '../src/discovery/places.ts';
import type { ServiceInfo } from '../src/discovery/service-info.ts';
import { ENDPOINTS } from '../src/endpoints/index.ts';
import { print, type RunOptions } from './figure.ts';

const INFO: ServiceInfo = {
  baseUrl: 'https://jbis.example',
  network: USDC_DOMAIN.network,
  asset: USDC_DOMAIN.address,
  payTo: null,
  isDevnet: true,
  contactEmail: undefined,
};
const CONTEXT = { tokenizer: 'o200k_base', endpoints: ENDPOINTS.length };
const tokens = (text: string): number => encode(text).length;

/** What an agent has to read before its first call, and which stock clients pay. */
export default async function agents({ note, quick }: RunOptions): Promise<void> {
  const sizes = new Map(DOCUMENTS.map(({ path, render }) => [path, tokens(render(INFO, ENDPOINTS))]));
  for (const [path, size] of sizes) note(`${String(size).padStart(6)}  ${path}`);
  const figure = (name: string, value: number, context: object = {}) =>
    print({ figure: `agents.${name}`, value, unit: 'tokens', context: { ...CONTEXT, ...context } });
  figure('openapi_tokens', sizes.get('/openapi.json')!);
  figure('catalog_tokens', sizes.get('/.well-known/x402.json')!);
  figure('index_tokens', sizes.get('/llms.txt')!);
  const guides = ENDPOINTS.map((endpoint) => {
    const guide = documentsOfEndpoint(endpoint).find(({ path }) => path === endpointPaths(endpoint).guide)!;
    return { name: endpoint.name, size: tokens(guide.render(INFO, ENDPOINTS)) };
  }).sort((a, b) => b.size - a.size);
  figure('endpoint_doc_tokens_max', guides[0]!.size, { endpoint: guides[0]!.name });
  if (quick) return;
  const paid = await payingClients(note);
  const names = [...paid.keys()].filter((name) => paid.get(name));
  print({
    figure: 'agents.clients_that_pay',
    value: names.length,
    unit: 'clients',
    context: { of: paid.size, clients: names, failed: [...paid.keys()].filter((name) => !paid.get(name)) },
  });
}

/** Which of the clients an agent is likely to have pay for a call and get its answer. */
async function payingClients(note: RunOptions['note']): Promise<Map<string, boolean>> {
  const { startService } = await import('../testkit/service.ts');
  const { devnetKey, QUESTION, STOCK_CLIENTS } = await import('../testkit/stock-clients.ts');
  const service = await startService();
  const results = new Map<string, boolean>();
  for (const [name, ask] of Object.entries(STOCK_CLIENTS)) {
    const answer = await ask(service.url, devnetKey(service)).catch((error: Error) => error);
    results.set(name, (answer as { corporate_number?: string }).corporate_number === QUESTION.corporate_number);
    note(`${results.get(name) ? 'pays ' : 'FAILS'}  ${name}${answer instanceof Error ? `: ${answer.message}` : ''}`);
  }
  await service.close();
  return results;
}
