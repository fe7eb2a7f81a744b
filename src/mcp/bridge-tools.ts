import type { Resource, Tool } from '@modelcontextprotocol/sdk/types.js';
import { failureReason } from '../contract/failure-reason.ts';
import { queryOf } from '../contract/query.ts';
import type { BridgeFiles } from './bridge-files.ts';

type Json = Record<string, unknown>;

/** A tool of the bridge: a tool of the service, and the HTTP call that stands behind it. */
export interface BridgeTool {
  readonly listing: Tool;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly files: readonly string[];
}

/** What the service tells about itself, free of charge. */
export interface ServiceListing {
  readonly tools: readonly BridgeTool[];
  readonly resources: readonly Resource[];
}

interface Action {
  readonly name: string;
  readonly method: BridgeTool['method'];
  readonly url: string;
}

/** @param payingNote said after the price of every paid tool. */
export async function loadListing(baseUrl: string, via: typeof fetch, payingNote: string): Promise<ServiceListing> {
  const [{ tools }, { resources }, { actions }] = await Promise.all([
    ask<{ tools: Tool[] }>(baseUrl, via, 'tools/list'),
    ask<{ resources: Resource[] }>(baseUrl, via, 'resources/list'),
    getJson<{ actions: Action[] }>(`${baseUrl}/agents.json`, via),
  ]);
  const routes = new Map(actions.map((action) => [action.name, action]));
  return {
    resources,
    tools: tools.flatMap((tool) => {
      const action = routes.get(tool.name);
      return action ? [toTool(tool, action, payingNote)] : [];
    }),
  };
}

/** One free question to the service's own MCP server, which answers without a session. */
async function ask<T>(baseUrl: string, via: typeof fetch, method: string): Promise<T> {
  const { result, error } = await getJson<{ result?: T; error?: { message: string } }>(`${baseUrl}/mcp`, via, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
  });
  if (!result) throw new Error(`${baseUrl}/mcp does not answer ${method}: ${error?.message ?? 'no result'}`);
  return result;
}

async function getJson<T>(url: string, via: typeof fetch, init: RequestInit = {}): Promise<T> {
  const response = await via(url, init).catch((error: Error) => {
    throw new Error(
      `${url} cannot be reached (${failureReason(error)}). Is the service running there? Set --url or JBIS_URL.`,
    );
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

function toTool(tool: Tool, { method, url }: Action, payingNote: string): BridgeTool {
  const properties = (tool.inputSchema.properties ?? {}) as Record<string, Json>;
  const files = Object.keys(properties).filter((name) => properties[name]?.contentEncoding === 'base64');
  const shown = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, files.includes(name) ? filePath(node) : node]),
  );
  const isPaid = tool.description?.endsWith('(x402).') === true;
  return {
    listing: {
      ...tool,
      description: isPaid ? `${tool.description} ${payingNote}` : tool.description,
      inputSchema: { ...tool.inputSchema, properties: shown },
    },
    method,
    // `{id}` of a path parameter must survive: a URL object would encode it.
    path: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    files,
  };
}

const filePath = (node: Json): Json => ({
  type: 'string',
  description:
    `Path of a local picture or PDF (it is uploaded), or its Base64. ${String(node.description ?? '')}`.trim(),
});

/** The HTTP request of one tool call; file fields may name local files. */
export function requestOf(
  baseUrl: string,
  tool: BridgeTool,
  input: Json,
  files: BridgeFiles,
): { url: string; method: BridgeTool['method']; body?: string } {
  const rest: Json = { ...input };
  for (const name of tool.files) if (typeof rest[name] === 'string') rest[name] = files.content(rest[name]);
  const path = tool.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key] ?? ''));
    delete rest[key];
    return value;
  });
  if (tool.method === 'POST') return { url: baseUrl + path, method: 'POST', body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { url: baseUrl + path + (query.size > 0 ? `?${query}` : ''), method: tool.method };
}
