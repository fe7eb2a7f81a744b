import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Endpoint, pathParameters } from '../contract/endpoint.ts';
import { detail, send } from './answer.ts';
import { preflight } from './cors.ts';
import type { Exchange } from './endpoint-handler.ts';

export type EndpointHandler = (exchange: Exchange) => Promise<void>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Routes of the endpoint list: each path with its methods, 405 for the others, and the CORS preflight. */
export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  handlerOf: (endpoint: Endpoint) => EndpointHandler,
): void {
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path);
  for (const [path, group] of byPath) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const allowed = group.map((endpoint) => endpoint.method);
    for (const endpoint of group) {
      // Answered in the first hook: what follows in the framework (content types, body parsing) is done by us.
      app.route({ method: endpoint.method, url, onRequest: hookOf(handlerOf(endpoint)), handler: unreachable });
    }
    const others = METHODS.filter((method) => !(allowed as string[]).includes(method));
    app.route({
      method: [...others],
      url,
      handler: (_request, reply) => send(reply, detail(405, 'Method Not Allowed', { allow: allowed.join(', ') })),
    });
    app.route({ method: 'OPTIONS', url, handler: (_request, reply) => preflight(reply, allowed) });
  }
}

const hookOf = (handle: EndpointHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack();
  await handle({
    request: request.raw,
    response: reply.raw,
    id: request.id,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
  });
  return reply;
};

const unreachable = () => {
  throw new Error('the endpoint was answered before');
};

/**
 * Look-ups without path parameters, by path: the server hands them to their handler before the framework builds its
 * request and reply objects, which cost more than the validation. Everything else goes the framework's way.
 */
export function directHandlers(
  endpoints: readonly Endpoint[],
  handlerOf: (endpoint: Endpoint) => EndpointHandler,
): ReadonlyMap<string, EndpointHandler> {
  const direct = endpoints.filter(
    (endpoint) => endpoint.method === 'POST' && pathParameters(endpoint.path).length === 0,
  );
  return new Map(direct.map((endpoint) => [endpoint.path, handlerOf(endpoint)]));
}
