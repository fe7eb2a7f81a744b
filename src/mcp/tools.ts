import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { priceText } from '../discovery/texts.ts';
import { type Annotations, annotationsOf } from './annotations.ts';
import { type OutputSchema, outputSchemaOf } from './output-schema.ts';

/** An endpoint as an MCP tool. What its fields mean is in the resource of the endpoint's guide. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { type: 'object' } & Record<string, unknown>;
  readonly outputSchema?: OutputSchema;
  readonly annotations: Annotations;
}

const made = new WeakMap<Endpoint, McpTool>();

/** Made once: anybody may ask for the list, as often as they like. */
export function toolOf(endpoint: Endpoint): McpTool {
  let tool = made.get(endpoint);
  if (!tool) made.set(endpoint, (tool = makeTool(endpoint)));
  return tool;
}

function makeTool(endpoint: Endpoint): McpTool {
  const outputSchema = outputSchemaOf(endpoint);
  return {
    name: endpoint.name,
    title: endpoint.summary,
    description: withPrice(endpoint),
    inputSchema: plain(endpoint.input),
    ...(outputSchema ? { outputSchema } : {}),
    annotations: annotationsOf(endpoint),
  };
}

/** Free endpoints say so themselves, first of all. */
function withPrice(endpoint: Endpoint): string {
  const { description } = endpoint;
  if (isPaid(endpoint)) return `${description} Costs ${priceText(endpoint)} in USDC (x402).`;
  return /^Free\b/.test(description) ? description : `Free. ${description}`;
}

/** As it travels: rules that are functions do not. */
const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as { type: 'object' } & Record<string, unknown>;
