import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { type AtomicUnits, formatUsd } from '../contract/money.ts';
import { API_VERSION } from '../discovery/service-info.ts';
import type { BridgeFiles } from './bridge-files.ts';
import { loadListing, requestOf, type ServiceListing } from './bridge-tools.ts';
import { noSuch } from './echoes.ts';
import { progressFor } from './progress.ts';
import { getPrompt, listPrompts } from './prompts.ts';

/** What one paid call came to. */
export interface BridgeAnswer {
  readonly status: number;
  readonly body: string;
  readonly price: AtomicUnits | null;
  readonly transaction: string | null;
}

export interface BridgeOptions {
  readonly baseUrl: string;
  /** Pays for one call; `approve` is asked with the exact price before anything new is signed. */
  readonly pay: (
    call: ReturnType<typeof requestOf>,
    approve: (price: AtomicUnits) => Promise<void>,
  ) => Promise<BridgeAnswer>;
  /** Local files that tool calls may name. */
  readonly files: BridgeFiles;
  /** Signed for without asking, all calls of this process together: what was signed may be cashed, whatever is answered. */
  readonly cap: AtomicUnits;
  readonly fetch?: typeof fetch;
}

class Refused extends Error {}

/** MCP over stdio in front of the HTTP service: it pays from the user's wallet, so any MCP host can use the tools. */
export function createBridge(options: BridgeOptions): Server {
  const server = new Server(
    { name: 'japan-business-identity', version: API_VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: `Tools to identify Japanese businesses. This bridge pays for each call itself, up to ${formatUsd(options.cap)} in all; above that it asks. File fields take a local path.`,
    },
  );
  let spent = 0n;
  let listing: Promise<ServiceListing> | undefined;
  const via = options.fetch ?? fetch;
  const note = `This bridge pays it, up to ${formatUsd(options.cap)} for all calls together; above that it asks.`;
  const load = () => {
    listing ??= loadListing(options.baseUrl, via, note).catch((error: unknown) => {
      listing = undefined;
      throw error;
    });
    return listing;
  };

  const approve = async (price: AtomicUnits): Promise<void> => {
    if (spent + price > options.cap && !(await askUser(server, price, spent))) {
      throw new Refused(
        `The call costs ${formatUsd(price)}; ${formatUsd(spent)} of the cap of ${formatUsd(options.cap)} are spent. Nothing was paid.`,
      );
    }
    spent += price;
  };

  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: (await load()).tools.map((tool) => tool.listing),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra): Promise<CallToolResult> => {
    const { tools } = await load();
    const tool = tools.find((candidate) => candidate.listing.name === params.name);
    if (!tool) {
      const names = tools.map(({ listing: { name } }) => name);
      return failed(noSuch('tool', params.name, names));
    }
    const progress = progressFor(params, extra.sendNotification);
    progress.step('Asking the price');
    try {
      const answer = await options.pay(
        requestOf(options.baseUrl, tool, params.arguments ?? {}, options.files),
        async (price) => {
          await approve(price);
          progress.step(`${tool.listing.title ?? tool.listing.name}: paid ${formatUsd(price)}, waiting for the answer`);
        },
      );
      return toResult(answer);
    } catch (error) {
      return failed((error as Error).message);
    } finally {
      progress.end();
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: [...(await load()).resources] }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const { resources } = await load();
    const known = resources.find((resource) => resource.uri === uri);
    // Only what the service lists is read: the bridge is no way to fetch other addresses.
    if (!known) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    const response = await via(options.baseUrl + new URL(uri).pathname);
    if (!response.ok) throw new McpError(ErrorCode.InternalError, `${uri} answered ${response.status}`);
    return { contents: [{ uri, mimeType: known.mimeType, text: await response.text() }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, async () => ({ prompts: listPrompts() }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => getPrompt(params.name, params.arguments));
  return server;
}

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function toResult({ status, body, price, transaction }: BridgeAnswer): CallToolResult {
  const paid = transaction === null ? {} : { _meta: { paid: price === null ? '$0' : formatUsd(price), transaction } };
  return {
    content: [{ type: 'text', text: body }],
    ...(body.startsWith('{') ? { structuredContent: JSON.parse(body) as Record<string, unknown> } : {}),
    ...(status >= 400 ? { isError: true } : {}),
    ...paid,
  };
}

/** Elicitation where the host offers it; a host that does not is a no. */
async function askUser(server: Server, price: AtomicUnits, spent: AtomicUnits): Promise<boolean> {
  if (!server.getClientCapabilities()?.elicitation) return false;
  const answer = await server.elicitInput({
    message: `This call costs ${formatUsd(price)}. ${formatUsd(spent)} have been spent so far, and this goes over your cap. Pay?`,
    requestedSchema: {
      type: 'object',
      properties: { pay: { type: 'boolean', title: `Pay ${formatUsd(price)}` } },
      required: ['pay'],
    },
  });
  return answer.action === 'accept' && answer.content?.pay === true;
}
