import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { HttpAnswer } from '../http/answer.ts';
import { networkAddress } from '../http/network-address.ts';
import type { Exchange } from '../http/router.ts';
import { plainError } from './plain-error.ts';
import type { RouteOptions } from './route.ts';
import { createMcpServer } from './server.ts';

/** One message of the protocol, by a server that lives as long as its answer. */
export async function answerMessage(
  { request, response }: Exchange,
  body: unknown,
  options: RouteOptions,
): Promise<HttpAnswer> {
  const server = createMcpServer(options, networkAddress(request, options.reading.proxyHops));
  // Ends the work of a client that has gone; an answer that was sent closes the response, too.
  response.once('close', () => void server.close());
  const headers = Object.entries(request.headers).filter((header): header is [string, string] => {
    return typeof header[1] === 'string' && !header[0].startsWith(':');
  });
  const answer = await handle(server, headers, body);
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const content = isStream && answer.body ? answer.body : await answer.text();
  // Whether the connection stays is for the server to say: the library promises it to whoever asked for its end.
  answer.headers.delete('connection');
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: content };
}

/** Asks for the list of tools as a client does: the protocol's schemas are compiled when they first meet a message. */
export async function rehearse(options: RouteOptions): Promise<void> {
  const server = createMcpServer(options);
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['accept', 'application/json, text/event-stream'],
  ];
  const answer = await handle(server, headers, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
  await answer.text();
  await server.close();
}

async function handle(server: Server, headers: [string, string][], body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !wantsProgress(body) });
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(plainError(message), options);
  await server.connect(transport as Transport);
  const asked = new Request('http://localhost/mcp', { method: 'POST', headers });
  return transport.handleRequest(asked, { parsedBody: body });
}

const wantsProgress = (body: unknown): boolean =>
  (body as { params?: { _meta?: { progressToken?: unknown } } } | null)?.params?._meta?.progressToken !== undefined;
