import type { Endpoint } from '../contract/endpoint.ts';
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
import { priceText } from './texts.ts';

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
