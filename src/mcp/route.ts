import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { FastifyInstance } from 'fastify';
import { MEGABYTE } from '../contract/endpoint.ts';
import { answerForError, detail, send } from '../http/answer.ts';
import { readBody } from '../http/body/intake.ts';
import { CORS_HEADERS, preflight } from '../http/cors.ts';
import { createMcpServer, type McpOptions } from './server.ts';

/** A file inside a tool call is parsed as JSON, so larger ones go over HTTP or the stdio bridge. */
const BODY_LIMIT = 16 * MEGABYTE;

/**
 * Streamable HTTP at /mcp, stateless: every POST is complete in itself and answered as JSON, so any server of a fleet
 * can take it. There is no stream to open (GET) and no session to end (DELETE).
 */
export function registerMcp(app: FastifyInstance, options: McpOptions): void {
  app.post('/mcp', async (request, reply) => {
    let body: unknown;
    try {
      const read = await readBody(request.raw, {
        limit: BODY_LIMIT,
        files: new Map(),
        bound: '',
        minBytesPerSecond: 0,
      });
      body = JSON.parse(read.text);
    } catch (error) {
      if (error instanceof SyntaxError) return send(reply, PARSE_ERROR);
      return send(reply, answerForError(error));
    }
    reply.hijack();
    for (const [name, value] of Object.entries(CORS_HEADERS)) reply.raw.setHeader(name, value);
    const server = createMcpServer(options);
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true } as never);
    reply.raw.on('close', () => void server.close());
    await server.connect(transport as Transport);
    await transport.handleRequest(request.raw, reply.raw, body);
    return reply;
  });
  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: '/mcp',
    handler: (_request, reply) => send(reply, detail(405, 'Method Not Allowed', { allow: 'POST' })),
  });
  app.options('/mcp', (_request, reply) => preflight(reply, ['POST']));
}

/** JSON-RPC 2.0 §5.1. */
const PARSE_ERROR = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } }),
};
