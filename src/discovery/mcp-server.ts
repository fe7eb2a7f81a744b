import type { Endpoint } from '../contract/endpoint.ts';
import { mcpLine } from './places.ts';
import { API_VERSION, SERVICE_NAME, type ServiceInfo } from './service-info.ts';

/** /.well-known/mcp.json: the MCP server, in the shape of the MCP registry's server.json. */
export function mcpServer(info: ServiceInfo, endpoints: readonly Endpoint[]) {
  const host = new URL(info.baseUrl).hostname;
  return {
    name: `${host.split('.').toReversed().join('.')}/japan-business-identity`,
    title: SERVICE_NAME,
    // The registry takes at most 100 characters.
    description: 'Japanese companies, invoices, receipts, cards and addresses; paid per call in USDC (x402).',
    version: API_VERSION,
    websiteUrl: `${info.baseUrl}/docs/`,
    remotes: [{ type: 'streamable-http', url: `${info.baseUrl}/mcp` }],
    packages: [
      {
        registryType: 'npm',
        identifier: 'jp-business-identity',
        version: API_VERSION,
        transport: { type: 'stdio' },
        packageArguments: [
          { type: 'positional', value: 'mcp' },
          { type: 'named', name: '--url', value: info.baseUrl },
        ],
      },
    ],
    _meta: {
      guide: mcpLine(info),
      payment: { protocol: 'x402', network: info.network, devnet: info.isDevnet },
      tools: endpoints.map((endpoint) => endpoint.name),
    },
  };
}
