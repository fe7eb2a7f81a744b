import { type Endpoint, hasBody } from '../contract/endpoint.ts';
import { aboutJson } from './about-json.ts';
import { aboutPage } from './about-page.ts';
import { agentCard, agentsJson } from './agents.ts';
import { catalog, resourceList } from './catalog.ts';
import { endpointGuide } from './endpoint-guide.ts';
import { mcpServer } from './mcp-server.ts';
import { openapi, openapiOf } from './openapi.ts';
import { endpointPaths, examplePaths } from './places.ts';
import type { ServiceInfo } from './service-info.ts';
import { llmsTxt, robots, sitemap, skillMd } from './texts.ts';

export interface Document {
  readonly path: string;
  readonly type: string;
  readonly render: (info: ServiceInfo, endpoints: readonly Endpoint[]) => string;
}

const json = (path: string, make: (info: ServiceInfo, endpoints: readonly Endpoint[]) => unknown): Document => ({
  path,
  type: 'application/json; charset=utf-8',
  render: (info, endpoints) => `${JSON.stringify(make(info, endpoints), null, 2)}\n`,
});

/** The long ones without indentation, which would be more than half of them. */
const compact = (...document: Parameters<typeof json>): Document => ({
  ...json(...document),
  render: (info, endpoints) => `${JSON.stringify(document[1](info, endpoints))}\n`,
});

/** The discovery documents. All of them are functions of the endpoint list, so none can fall behind it. */
export const DOCUMENTS: readonly Document[] = [
  { path: '/about', type: 'text/html; charset=utf-8', render: aboutPage('en') },
  { path: '/about/ja', type: 'text/html; charset=utf-8', render: aboutPage('ja') },
  json('/about.json', aboutJson),
  { path: '/llms.txt', type: 'text/plain; charset=utf-8', render: llmsTxt },
  { path: '/skill.md', type: 'text/markdown; charset=utf-8', render: skillMd },
  json('/agents.json', agentsJson),
  compact('/openapi.json', openapi),
  compact('/.well-known/x402.json', catalog),
  json('/.well-known/x402', resourceList),
  json('/.well-known/mcp.json', mcpServer),
  json('/.well-known/agent.json', agentCard),
  json('/.well-known/agent-card.json', agentCard),
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', render: sitemap },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', render: robots },
];

/** The documents of one endpoint. */
export function documentsOfEndpoint(endpoint: Endpoint): readonly Document[] {
  const { guide, openapi: schema } = endpointPaths(endpoint);
  const examples = examplePaths(endpoint);
  return [
    { path: guide, type: 'text/markdown; charset=utf-8', render: (info) => endpointGuide(info, endpoint) },
    json(schema, (info) => openapiOf(info, endpoint)),
    ...(hasBody(endpoint) ? [json(examples.request, () => endpoint.example.input)] : []),
    ...(endpoint.successStatus === 204 ? [] : [json(examples.answer, () => endpoint.example.output)]),
  ];
}
