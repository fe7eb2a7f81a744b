import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type AtomicUnits, formatUsd } from '../contract/money.ts';
import { API_VERSION } from '../discovery/service-info.ts';
import { type BridgeTool, loadTools, requestOf } from './bridge-tools.ts';

/** What one paid call came to. */
export interface BridgeAnswer {
  readonly status: number;
  readonly body: string;
  readonly price: AtomicUnits | null;
  readonly transaction: string | null;
}

export interface BridgeOptions {
  readonly baseUrl: string;
  /** Pays for one call; `approve` is asked with the exact price before anything is signed. */
  readonly pay: (
    call: ReturnType<typeof requestOf>,
    approve: (price: AtomicUnits) => Promise<void>,
  ) => Promise<BridgeAnswer>;
  /** Spent without asking, all calls of this process together. */
  readonly cap: AtomicUnits;
  readonly fetch?: typeof fetch;
}

class Refused extends Error {}

/** MCP over stdio in front of the HTTP service: it pays from the user's wallet, so any MCP host can use the tools. */
export function createBridge(options: BridgeOptions): Server {
  const server = new Server(
    { name: 'japan-business-identity', version: API_VERSION },
    {
      capabilities: { tools: {} },
      instructions: `Tools to identify Japanese businesses. This bridge pays for each call itself, up to ${formatUsd(options.cap)} in all; above that it asks. File fields take a local path.`,
    },
  );
  let spent = 0n;
  let tools: Promise<readonly BridgeTool[]> | undefined;
  const load = () => {
    tools ??= loadTools(options.baseUrl, options.fetch ?? fetch).catch((error: unknown) => {
      tools = undefined;
      throw error;
    });
    return tools;
  };

  const approve = async (price: AtomicUnits): Promise<void> => {
    if (spent + price > options.cap && !(await askUser(server, price, spent))) {
      throw new Refused(
        `The call costs ${formatUsd(price)}; ${formatUsd(spent)} of the cap of ${formatUsd(options.cap)} are spent. Nothing was paid.`,
      );
    }
    spent += price;
  };

  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: (await load()).map((tool) => tool.listing) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = (await load()).find((candidate) => candidate.listing.name === params.name);
    if (!tool) return failed(`There is no tool "${params.name}".`);
    try {
      const answer = await options.pay(requestOf(options.baseUrl, tool, params.arguments ?? {}), approve);
      // A failed call is not charged: give its amount back to the cap.
      if (answer.status >= 400 && answer.price !== null) spent -= answer.price;
      return toResult(answer);
    } catch (error) {
      return failed((error as Error).message);
    }
  });
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
