import type { Endpoint } from '../contract/endpoint.ts';
import type { ServiceInfo } from './service-info.ts';

/** Where the documents of one endpoint stand. */
export const endpointPaths = ({ name }: Pick<Endpoint, 'name'>) => ({
  guide: `/docs/endpoints/${name}.md`,
  openapi: `/openapi/${name}.json`,
});

export const examplePaths = ({ name }: Pick<Endpoint, 'name'>) => ({
  request: `/openapi/examples/${name}.request.json`,
  answer: `/openapi/examples/${name}.json`,
});

/** The Python client is one file: who has nothing but the address gets it there. */
export const PYTHON_CLIENT = '/clients/jbis_client.py';

/** The documents of the whole service, as every one of them lists the others. */
export const documentsOf = ({ baseUrl }: ServiceInfo) => ({
  index: `${baseUrl}/llms.txt`,
  mcp: `${baseUrl}/mcp`,
  mcp_server: `${baseUrl}/.well-known/mcp.json`,
  openapi: `${baseUrl}/openapi.json`,
  openapi_of_one_endpoint: `${baseUrl}/openapi/{name}.json`,
  guide_of_one_endpoint: `${baseUrl}/docs/endpoints/{name}.md`,
  catalog: `${baseUrl}/.well-known/x402.json`,
  llms: `${baseUrl}/llms.txt`,
  skill: `${baseUrl}/skill.md`,
  agent_card: `${baseUrl}/.well-known/agent-card.json`,
  health: `${baseUrl}/health`,
});

/** One sentence on MCP, the same in every document. */
export const mcpLine = ({ baseUrl }: ServiceInfo): string =>
  `MCP: every endpoint is a tool at ${baseUrl}/mcp (Streamable HTTP, payment in _meta["x402/payment"]); \`jbis mcp --url ${baseUrl}\` is a stdio bridge that pays from a local wallet up to a cap.`;
