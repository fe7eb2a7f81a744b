import { randomUUID } from 'node:crypto';
import { createServer as createNodeServer, type RequestListener, type ServerResponse } from 'node:http';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';
import { answerForError, detail, send } from './answer.ts';
import { ByteBudget } from './body/byte-budget.ts';
import { createHandler, type HandlerDependencies } from './endpoint-handler.ts';
import type { Metrics } from './metrics.ts';
import { registerDocuments } from './pages.ts';
import { directHandlers, type EndpointHandler, registerEndpoints } from './routes.ts';

export interface ServerOptions {
  readonly endpoints: readonly Endpoint[];
  readonly caller: AnswerCall;
  readonly info: () => ServiceInfo;
  readonly listed: () => readonly Endpoint[];
  /** Rejects while the process cannot serve. */
  readonly ready: () => Promise<void>;
  readonly log: Logger;
  readonly requestLog: boolean;
  readonly metrics: Metrics | undefined;
  readonly inflightBytes: number;
}

/** Slower than this over ten seconds is no upload but a held connection. */
const MIN_UPLOAD_BYTES_PER_SECOND = 16 * 1024;
const REQUEST_ID = /^[\w.-]{1,64}$/;

export function createServer(options: ServerOptions): FastifyInstance {
  const { log, metrics, endpoints } = options;
  const budget = new ByteBudget(options.inflightBytes);
  const handlers = new Map<Endpoint, EndpointHandler>();
  for (const endpoint of endpoints)
    handlers.set(endpoint, createHandler(endpoint, handlerDependencies(options, budget)));
  const handlerOf = (endpoint: Endpoint) => handlers.get(endpoint)!;
  const direct = directHandlers(endpoints, handlerOf);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    genReqId: requestId,
    // A child logger per request costs more than the whole validation; the few log lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    serverFactory: (framework) => createHttpServer(framework, direct, options),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  // Bodies are read by the routes themselves: payment first, then a stream with its own limits.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));

  if (metrics || options.requestLog) app.addHook('onResponse', observeResponses(options));

  closeConnectionsAsTheyEnd(app);
  app.setNotFoundHandler((_request, reply) => send(reply, detail(404, 'Not Found')));
  app.setErrorHandler((error: { statusCode?: number } & Error, request, reply) => {
    // Fastify's own refusals (a malformed URL, a content type it cannot parse) keep their status.
    if (error.statusCode !== undefined && error.statusCode < 500)
      return send(reply, detail(error.statusCode, error.message));
    log.error({ err: error, request: request.id }, 'request failed');
    return send(reply, answerForError(error));
  });

  registerEndpoints(app, endpoints, handlerOf);
  registerDocuments(app, options);
  app.get('/health/ready', async (_request, reply) => {
    try {
      await options.ready();
      return reply.send({ ready: true });
    } catch (error) {
      return reply
        .code(503)
        .header('retry-after', '2')
        .send({ ready: false, reason: (error as Error).message });
    }
  });
  if (metrics) {
    metrics.gauge('jbis_inflight_body_bytes', 'Bytes of request bodies held now.', () => budget.used);
    app.get('/metrics', async (_request, reply) => {
      const { type, body } = await metrics.render();
      return reply.type(type).send(body);
    });
  }
  return app;
}

/** The node server: look-ups directly, the rest through the framework. */
function createHttpServer(
  framework: RequestListener,
  direct: ReadonlyMap<string, EndpointHandler>,
  options: ServerOptions,
) {
  const server = createNodeServer({ maxHeaderSize: 16 * 1024, headersTimeout: 15_000 }, (request, response) => {
    const handle = request.method === 'POST' ? direct.get(request.url!) : undefined;
    if (!handle) return framework(request, response);
    const id = requestId(request);
    if (options.metrics || options.requestLog) observeDirect(id, request.url!, response, options);
    void handle({ request, response, id, params: NOTHING, query: NOTHING });
  });
  // The whole request must arrive within this; 69 MB take 50 s at 11 Mbit/s.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

const NOTHING = {};

const handlerDependencies = ({ caller, log }: ServerOptions, budget: ByteBudget): HandlerDependencies => ({
  caller,
  budget,
  minUploadBytesPerSecond: MIN_UPLOAD_BYTES_PER_SECOND,
  onError: (error, id, endpoint) => log.error({ err: error, request: id, route: endpoint.path }, 'request failed'),
});

/** A caller's own id is kept when it is harmless in a log line. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

function observeResponses(options: ServerOptions) {
  return (request: FastifyRequest, reply: { statusCode: number; elapsedTime: number }, done: () => void) => {
    observe(
      options,
      request.id,
      request.routeOptions.url ?? 'unknown',
      request.method,
      reply.statusCode,
      reply.elapsedTime,
    );
    done();
  };
}

function observeDirect(id: string, route: string, response: ServerResponse, options: ServerOptions): void {
  const started = performance.now();
  response.once('finish', () => {
    observe(options, id, route, 'POST', response.statusCode, performance.now() - started);
  });
}

function observe(
  { metrics, requestLog, log }: ServerOptions,
  id: string,
  route: string,
  method: string,
  status: number,
  elapsed: number,
): void {
  metrics?.observe(route, method, status, elapsed / 1000);
  if (requestLog) log.info({ request: id, method, route, status, ms: Math.round(elapsed * 10) / 10 }, 'answered');
}

/** While closing, a keep-alive connection ends as soon as its request is answered instead of at its time-out. */
function closeConnectionsAsTheyEnd(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
