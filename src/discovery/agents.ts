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

/** What is spoken here, under the addresses of the protocols themselves: none of them is a binding of A2A. */
const MCP_PROTOCOL = 'https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#streamable-http';
const X402_PROTOCOL = 'https://www.x402.org';

/**
 * /.well-known/agent.json and agent-card.json. No A2A interface is run. A2A 1.0 wants at least one interface and takes
 * any name for its protocol, so those that are run stand there under their own: a client of A2A knows none of them and
 * goes on to the next agent, instead of sending JSON-RPC to an address that has none. `url` and the fields after it are
 * those of A2A 0.2 and 0.3, in the same words.
 */
export function agentCard(info: ServiceInfo, endpoints: readonly Endpoint[]): Json {
  const mcp = { url: `${info.baseUrl}/mcp`, protocol: MCP_PROTOCOL, version: '2025-11-25' };
  const http = { url: info.baseUrl, protocol: X402_PROTOCOL, version: '2' };
  return {
    name: SERVICE_NAME,
    description: `${TAGLINE} Called over MCP or HTTP with x402; there is no A2A endpoint.`,
    version: API_VERSION,
    supportedInterfaces: [mcp, http].map(({ url, protocol, version }) => ({
      url,
      protocolBinding: protocol,
      protocolVersion: version,
    })),
    url: http.url,
    preferredTransport: http.protocol,
    additionalInterfaces: [http, mcp].map(({ url, protocol }) => ({ url, transport: protocol })),
    documentationUrl: `${info.baseUrl}/llms.txt`,
    provider: { organization: SERVICE_NAME, url: `${info.baseUrl}/about` },
    capabilities: {
      streaming: false,
      pushNotifications: false,
      // Data about the agent: nothing of A2A is changed by them.
      extensions: [
        {
          uri: MCP_PROTOCOL,
          description: mcpLine(info),
          required: false,
          params: { url: mcp.url, transport: 'streamable-http' },
        },
        {
          uri: X402_PROTOCOL,
          description: PAYMENT_STEPS.join(' '),
          required: false,
          params: { x402Version: 2, scheme: 'exact', network: info.network, asset: info.asset, devnet: info.isDevnet },
        },
      ],
    },
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
