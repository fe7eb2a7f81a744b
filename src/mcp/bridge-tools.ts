import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { queryOf } from '../contract/query.ts';

type Json = Record<string, unknown>;

/** A tool of the bridge: an operation of the service's OpenAPI document. */
export interface BridgeTool {
  readonly listing: { name: string; title: string; description: string; inputSchema: { type: 'object' } & Json };
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly files: readonly string[];
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-payment-info'?: { price: { amount?: string; min?: string; max?: string } };
  readonly requestBody?: { content: { 'application/json': { schema: { properties?: Record<string, Json> } & Json } } };
  readonly parameters?: readonly { name: string; required: boolean; schema: Json }[];
}

export async function loadTools(baseUrl: string, via: typeof fetch): Promise<BridgeTool[]> {
  const response = await via(`${baseUrl}/openapi.json`);
  if (!response.ok) throw new Error(`${baseUrl}/openapi.json answered ${response.status}`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      toTool(path, method.toUpperCase() as BridgeTool['method'], operation),
    ),
  );
}

function toTool(path: string, method: BridgeTool['method'], operation: Operation): BridgeTool {
  const price = operation['x-payment-info']?.price;
  const cost = price ? ` Costs ${price.amount ? `$${price.amount}` : `$${price.min} to $${price.max}`}.` : ' Free.';
  const schema = operation.requestBody?.content['application/json'].schema ?? parameterSchema(operation);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const files = Object.keys(properties).filter((name) => properties[name]?.contentEncoding === 'base64');
  const shown = Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, files.includes(name) ? filePath(node) : node]),
  );
  return {
    listing: {
      name: operation.operationId,
      title: operation.summary,
      description: operation.description + cost,
      inputSchema: { ...schema, type: 'object', properties: shown },
    },
    method,
    path,
    files,
  };
}

const filePath = (node: Json): Json => ({
  type: 'string',
  description: `Path of a local file, or its Base64. ${String(node.description ?? '')}`.trim(),
});

const parameterSchema = ({ parameters = [] }: Operation) => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
});

/** The HTTP request of one tool call; file fields may name local files. */
export function requestOf(
  baseUrl: string,
  tool: BridgeTool,
  input: Json,
): { url: string; method: BridgeTool['method']; body?: string } {
  const rest: Json = { ...input };
  for (const name of tool.files) if (typeof rest[name] === 'string') rest[name] = fileContent(rest[name]);
  const path = tool.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key] ?? ''));
    delete rest[key];
    return value;
  });
  if (tool.method === 'POST') return { url: baseUrl + path, method: 'POST', body: JSON.stringify(rest) };
  const query = queryOf(rest);
  return { url: baseUrl + path + (query.size > 0 ? `?${query}` : ''), method: tool.method };
}

/** A path is read; anything else is taken as Base64. Base64 of a picture is long and has no file extension. */
function fileContent(value: string): string {
  const path = value.startsWith('file://') ? fileURLToPath(value) : value;
  const looksLikePath = value.startsWith('file://') || (value.length < 1024 && /\.[A-Za-z0-9]{2,5}$/.test(value));
  if (!looksLikePath) return value;
  try {
    return readFileSync(path).toString('base64');
  } catch (error) {
    throw new Error(`The file ${path} cannot be read: ${(error as Error).message}`);
  }
}
