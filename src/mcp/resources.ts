import { ErrorCode, McpError, type ReadResourceResult, type Resource } from '@modelcontextprotocol/sdk/types.js';
import type { Endpoint } from '../contract/endpoint.ts';
import { DOCUMENTS, type Document, documentsOfEndpoint } from '../discovery/documents.ts';
import { endpointPaths } from '../discovery/places.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import { shortened } from './echoes.ts';

const mimeType = (document: Document): string => document.type.split(';', 1)[0]!;

function documentOf(path: string, endpoints: readonly Endpoint[]): Document | undefined {
  const endpoint = endpoints.find((candidate) => endpointPaths(candidate).guide === path);
  const all = endpoint ? documentsOfEndpoint(endpoint) : path === '/llms.txt' ? DOCUMENTS : [];
  return all.find((document) => document.path === path);
}

/** The guides as resources: the index, and a page per endpoint with the fields of its answer. */
export const listResources = (info: ServiceInfo, endpoints: readonly Endpoint[]): Resource[] => [
  {
    uri: `${info.baseUrl}/llms.txt`,
    name: 'index',
    title: 'All endpoints, prices and rules',
    mimeType: 'text/plain',
  },
  ...endpoints.map((endpoint) => ({
    uri: info.baseUrl + endpointPaths(endpoint).guide,
    name: endpoint.name,
    title: endpoint.summary,
    mimeType: 'text/markdown',
  })),
];

const made = new Map<string, { readonly key: string; readonly text: string }>();

/** Made once for what the service offers now: anybody may ask for a guide, as often as they like. */
function textOf(document: Document, info: ServiceInfo, endpoints: readonly Endpoint[]): string {
  const key = JSON.stringify([info, endpoints.map(({ name }) => name)]);
  const known = made.get(document.path);
  if (known?.key === key) return known.text;
  const text = document.render(info, endpoints);
  made.set(document.path, { key, text });
  return text;
}

export function readResource(info: ServiceInfo, endpoints: readonly Endpoint[], uri: string): ReadResourceResult {
  const path = uri.startsWith(info.baseUrl) ? uri.slice(info.baseUrl.length) : '';
  const document = documentOf(path, endpoints);
  if (!document) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${shortened(uri)}.`);
  return { contents: [{ uri, mimeType: mimeType(document), text: textOf(document, info, endpoints) }] };
}
