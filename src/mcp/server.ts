import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Endpoint } from '../contract/endpoint.ts';
import { API_VERSION, PAYMENT_STEPS, RETRY_RULES, SCOPE_RULES, type ServiceInfo } from '../discovery/service-info.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';
import { noSuch } from './echoes.ts';
import { progressFor } from './progress.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { listResources, readResource } from './resources.ts';
import { createToolCall } from './tool-call.ts';
import { toolOf } from './tools.ts';

export interface McpOptions {
  readonly caller: AnswerCall;
  readonly info: () => ServiceInfo;
  /** Endpoints that can be served now. */
  readonly listed: () => readonly Endpoint[];
}

const INSTRUCTIONS = [
  'Tools to identify Japanese businesses. Each call is paid in USDC through x402:',
  ...PAYMENT_STEPS,
  'Over MCP the requirement is the structured content of the unpaid result, the payment goes into _meta["x402/payment"], and the receipt comes back in _meta["x402/payment-response"].',
  'Resources hold a guide per tool with the fields of its answer.',
  ...RETRY_RULES,
  ...SCOPE_RULES,
].join('\n');

/** One MCP server. Listing is free and needs no payment: directories introspect before they list a server. */
export function createMcpServer({ caller, info, listed }: McpOptions, from?: string): Server {
  const server = new Server(
    { name: 'japan-business-identity', version: API_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: listed().map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const endpoints = listed();
    const endpoint = endpoints.find((candidate) => candidate.name === params.name);
    if (!endpoint)
      throw new McpError(
        ErrorCode.InvalidParams,
        noSuch(
          'tool',
          params.name,
          endpoints.map(({ name }) => name),
        ),
      );
    const call = createToolCall(endpoint, caller);
    const progress = progressFor(params, extra.sendNotification);
    progress.step(endpoint.summary);
    try {
      return await call({
        arguments: params.arguments,
        meta: params._meta as Record<string, unknown> | undefined,
        requestId: String(extra.requestId),
        signal: extra.signal,
        from,
      });
    } finally {
      progress.end();
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: listResources(info(), listed()) }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => readResource(info(), listed(), params.uri));
  server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: listPrompts() }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => getPrompt(params.name, params.arguments));
  return server;
}
