import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { documentsOf, endpointPaths, mcpLine } from './places.ts';
import {
  API_VERSION,
  PAYMENT_STEPS,
  RETRY_RULES,
  SCOPE_RULES,
  SERVICE_NAME,
  type ServiceInfo,
  TAGLINE,
} from './service-info.ts';
import { priceText, shownInput } from './texts.ts';

type Json = Record<string, unknown>;

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
    mcp: { url: `${info.baseUrl}/mcp`, transport: 'streamable-http', guide: mcpLine(info) },
    documents: documentsOf(info),
    actions: endpoints.map((endpoint) => ({
      name: endpoint.name,
      method: endpoint.method,
      url: info.baseUrl + endpoint.path,
      summary: endpoint.summary,
      summary_ja: endpoint.summaryJa,
      price: priceText(endpoint),
      guide: info.baseUrl + endpointPaths(endpoint).guide,
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
    capabilities: {
      streaming: false,
      pushNotifications: false,
      extensions: [
        {
          uri: 'https://modelcontextprotocol.io',
          description: mcpLine(info),
          required: false,
          params: { url: `${info.baseUrl}/mcp`, transport: 'streamable-http' },
        },
      ],
    },
    supportedInterfaces: [],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    authentication: { schemes: ['x402'] },
    documents: documentsOf(info),
    skills: endpoints.filter(isPaid).map((endpoint) => ({
      id: endpoint.name,
      name: endpoint.summary,
      description: endpoint.description,
      tags: endpoint.tags,
      method: endpoint.method,
      url: info.baseUrl + endpoint.path,
      price: priceText(endpoint),
      examples: [JSON.stringify(shownInput(endpoint.example.input))],
    })),
  };
}
