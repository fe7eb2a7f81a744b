import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { MEGABYTE } from '../contract/endpoint.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { askForBody, readBody } from '../http/body/intake.ts';
import type { Exchange, Router } from '../http/router.ts';
import { createMcpServer, type McpOptions } from './server.ts';

/** A file inside a tool call is parsed as JSON, so larger ones go over HTTP or the stdio bridge. */
const BODY_LIMIT = 16 * MEGABYTE;

/**
 * Streamable HTTP at /mcp, stateless: every POST is complete in itself and answered as JSON, or, where the caller asked
 * for progress, as a stream of events that ends with the answer; any server of a fleet can take it. There is no stream
 * to open (GET) and no session to end (DELETE).
 */
export function registerMcp(router: Router, options: McpOptions): void {
  router.route('/mcp', {
    POST: async (exchange) => {
      const { request, response } = exchange;
      askForBody(request, response);
      const { text } = await readBody(request, {
        limit: BODY_LIMIT,
        files: new Map(),
        bound: '',
        minBytesPerSecond: 0,
      });
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return PARSE_ERROR;
      }
      return answerMessage(exchange, body, options);
    },
  });
}

async function answerMessage({ request, response }: Exchange, body: unknown, options: McpOptions): Promise<HttpAnswer> {
  const server = createMcpServer(options);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !wantsProgress(body) });
  // Ends the work of a client that has gone; an answer that was sent closes the response, too.
  response.once('close', () => void server.close());
  await server.connect(transport as Transport);
  const headers = Object.entries(request.headers).filter((header): header is [string, string] => {
    return typeof header[1] === 'string' && !header[0].startsWith(':');
  });
  const asked = new Request('http://localhost/mcp', { method: 'POST', headers });
  const answer = await transport.handleRequest(asked, { parsedBody: body });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const content = isStream && answer.body ? answer.body : await answer.text();
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: content };
}

const wantsProgress = (body: unknown): boolean =>
  (body as { params?: { _meta?: { progressToken?: unknown } } } | null)?.params?._meta?.progressToken !== undefined;

/** JSON-RPC 2.0 §5.1. */
const PARSE_ERROR = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }),
};
