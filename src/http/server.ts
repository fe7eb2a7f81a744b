import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Caller } from '../calls/call.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import { answerForError, detail, send } from './answer.ts';
import { ByteBudget } from './body/byte-budget.ts';
import type { Metrics } from './metrics.ts';
import { registerDocuments } from './pages.ts';
import { registerEndpoints } from './routes.ts';

export interface ServerOptions {
  readonly endpoints: readonly Endpoint[];
  readonly caller: Caller;
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
  const { log, metrics } = options;
  const budget = new ByteBudget(options.inflightBytes);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    genReqId: requestId,
    // A child logger per request costs more than the whole validation; the few log lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    // The whole request must arrive within this; 69 MB take 50 s at 11 Mbit/s.
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, maxHeaderSize: 16 * 1024 },
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

  const onError = (error: unknown, request: FastifyRequest) =>
    log.error({ err: error, request: request.id, route: request.routeOptions.url }, 'request failed');
  registerEndpoints(app, options.endpoints, {
    caller: options.caller,
    budget,
    minUploadBytesPerSecond: MIN_UPLOAD_BYTES_PER_SECOND,
    onError,
  });
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

/** A caller's own id is kept when it is harmless in a log line. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

function observeResponses({ metrics, requestLog, log }: ServerOptions) {
  return (request: FastifyRequest, reply: { statusCode: number; elapsedTime: number }, done: () => void) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics?.observe(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    if (requestLog) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      log.info({ request: request.id, method: request.method, route, status: reply.statusCode, ms }, 'answered');
    }
    done();
  };
}

/** While closing, a keep-alive connection ends as soon as its request is answered instead of at its time-out. */
function closeConnectionsAsTheyEnd(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
