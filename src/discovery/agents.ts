import { type Endpoint, isPaid } from '../contract/endpoint.ts';
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

type Json = Record<string, unknown>;

const documents = (info: ServiceInfo) => ({
  openapi: `${info.baseUrl}/openapi.json`,
  catalog: `${info.baseUrl}/.well-known/x402.json`,
  llms: `${info.baseUrl}/llms.txt`,
  skill: `${info.baseUrl}/skill.md`,
  health: `${info.baseUrl}/health`,
});

/** /agents.json: what an orchestrator needs to pick and call an endpoint. */
export function agentsJson(info: ServiceInfo, endpoints: readonly Endpoint[]): Json {
  return {
    name: SERVICE_NAME,
    version: API_VERSION,
    description: TAGLINE,
    base_url: info.baseUrl,
    payment: {
      protocol: 'x402',
      x402_version: 2,
      scheme: 'exact',
      network: info.network,
      currency: 'USDC',
      asset: info.asset,
      devnet: info.isDevnet,
    },
    how_to_pay: PAYMENT_STEPS,
    retry_rules: RETRY_RULES,
    scope: SCOPE_RULES,
    documents: documents(info),
    actions: endpoints.map((endpoint) => ({
      name: endpoint.name,
      method: endpoint.method,
      url: info.baseUrl + endpoint.path,
      summary: endpoint.summary,
      summary_ja: endpoint.summaryJa,
      price: priceText(endpoint),
    })),
  };
}

/** /.well-known/agent.json and agent-card.json. No A2A interface is claimed, because none is run. */
export function agentCard(info: ServiceInfo, endpoints: readonly Endpoint[]): Json {
  return {
    name: SERVICE_NAME,
    description: TAGLINE,
    version: API_VERSION,
    url: info.baseUrl,
    documentationUrl: `${info.baseUrl}/llms.txt`,
    provider: { organization: SERVICE_NAME, url: `${info.baseUrl}/about` },
    capabilities: { streaming: false, pushNotifications: false },
    supportedInterfaces: [],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    authentication: { schemes: ['x402'] },
    documents: documents(info),
    skills: endpoints.filter(isPaid).map((endpoint) => ({
      id: endpoint.name,
      name: endpoint.summary,
      description: endpoint.description,
      tags: endpoint.tags,
      examples: [JSON.stringify(endpoint.example.input).slice(0, 300)],
    })),
  };
}
