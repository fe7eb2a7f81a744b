import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Endpoint } from '../contract/endpoint.ts';
import { API_VERSION, PAYMENT_STEPS, RETRY_RULES, SCOPE_RULES } from '../discovery/service-info.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';
import { createToolCall } from './tool-call.ts';
import { toolOf } from './tools.ts';

export interface McpOptions {
  readonly caller: AnswerCall;
  /** Endpoints that can be served now. */
  readonly listed: () => readonly Endpoint[];
}

const INSTRUCTIONS = [
  'Tools to identify Japanese businesses. Each call is paid in USDC through x402:',
  ...PAYMENT_STEPS,
  'Over MCP the requirement is the structured content of the unpaid result, the payment goes into _meta["x402/payment"], and the receipt comes back in _meta["x402/payment-response"].',
  ...RETRY_RULES,
  ...SCOPE_RULES,
].join('\n');

/** One MCP server. Listing is free and needs no payment: directories introspect before they list a server. */
export function createMcpServer({ caller, listed }: McpOptions): Server {
  const server = new Server(
    { name: 'japan-business-identity', version: API_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: listed().map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const endpoint = listed().find((candidate) => candidate.name === params.name);
    if (!endpoint) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`);
    const call = createToolCall(endpoint, caller);
    return call({
      arguments: params.arguments,
      meta: params._meta as Record<string, unknown> | undefined,
      requestId: String(extra.requestId),
      signal: extra.signal,
    });
  });
  return server;
}
