import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type Endpoint, isPaid } from '../contract/endpoint.ts';
import { ServiceError, serviceError } from '../contract/errors.ts';
import type { ServiceInfo } from '../discovery/service-info.ts';
import type { AnswerCall } from '../pipeline/answer-call.ts';
import type { Tracer } from '../trace/tracer.ts';
import { answerForError, detail, type HttpAnswer, json as jsonAnswer, writeAnswer } from './answer.ts';
import { createByteBudgets } from './body/byte-budget.ts';
import { ClientGone } from './body/intake.ts';
import { createJsonParser } from './body/json-parser.ts';
import { createEndpointCpu } from './endpoint-cpu.ts';
import { type BodyReading, createHandler } from './endpoint-handler.ts';
import type { Metrics } from './metrics.ts';
import { isFromHere } from './network-address.ts';
import { answerWith, createNodeServer, listen } from './node-server.ts';
import { registerDocuments } from './pages.ts';
import { readiness } from './readiness.ts';
import { originForm } from './request-target.ts';
import { inTrace } from './request-trace.ts';
import { createRouter, type Exchange, type Found, type Router } from './router.ts';
import { VERSION_1_HEADER, VERSION_1_PREFIX, version1 } from './x402-version-1.ts';

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
  /** False: metrics are served elsewhere. */
  readonly metricsRoute?: boolean;
  readonly inflightBytes: number;
  /** Where a collector is set: every request is a trace, or part of its caller's. */
  readonly tracer?: Tracer;
  /** One that listens already: it is taken over by `listen`, since until then nobody has decided that it may answer. */
  readonly node?: NodeServer;
  /** Trusted proxies in front of the server; default none. */
  readonly proxyHops?: number;
}

export interface HttpServer {
  readonly router: Router;
  readonly node: NodeServer;
  /** What routes beside the endpoints read their bodies with. */
  readonly reading: BodyReading;
  /** Makes the discovery documents before somebody asks for them. */
  makeDocuments(): Promise<void>;
  /** Answers on a connection that came through no port: this process asks itself. */
  connect(stream: Duplex): void;
  /** Listens and returns the address. */
  listen(where: { host: string; port: number }): Promise<string>;
  /** Takes no new connection, lets requests under way end, and ends what is left after `deadlineMs`. */
  close(options?: { deadlineMs?: number }): Promise<void>;
}

const REQUEST_ID = /^[\w.-]{1,64}$/;
/** Longer than the largest budget of an endpoint and its settlement. */
const CLOSE_DEADLINE_MS = 60_000;

/** One way in: every request, whatever its route, is routed, answered, observed and written here. */
export function createServer(options: ServerOptions): HttpServer {
  const { log, metrics, endpoints, requestLog } = options;
  const router = createRouter();
  const budgets = createByteBudgets(options.inflightBytes);
  const json = createJsonParser();
  const cpu = createEndpointCpu();
  const reading = { budgets, json, proxyHops: options.proxyHops ?? 0 };
  for (const [path, group] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const handlers = group.map((endpoint) => [endpoint.method, createHandler(endpoint, options.caller, reading)]);
    router.route(path, Object.fromEntries(handlers));
  }
  const oldCaller = version1(options.caller);
  for (const endpoint of endpoints.filter(isPaid)) {
    const handler = createHandler(endpoint, oldCaller, reading, VERSION_1_HEADER);
    router.route(VERSION_1_PREFIX + endpoint.path, { [endpoint.method]: handler });
  }
  const makeDocuments = registerDocuments(router, options);
  router.route('/health/live', { GET: () => ({ ...jsonAnswer(200, { alive: true }), sameOrigin: true }) });
  router.route('/health/ready', { GET: () => readiness(options) });
  if (metrics) {
    metrics.gauge(
      'jbis_inflight_body_bytes',
      'Bytes of request bodies held now.',
      () => budgets.paid.used + budgets.unpaid.used + budgets.mcp.used,
    );
    // What the service earns is nobody's business: without a port of its own, for this machine alone.
    const ownMetrics = ({ request }: Exchange) => {
      if (!isFromHere(request, reading.proxyHops)) throw serviceError('metrics_not_public');
      return metricsAnswer(metrics);
    };
    if (options.metricsRoute !== false) router.route('/metrics', { GET: ownMetrics });
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = requestId(request);
    request.url = originForm(request.url!);
    const found = hasItsHost(request) ? router.find(request.method!, request.url) : WRONG_HOSTS;
    if (metrics) countCpu(metrics, cpu.begin(), found.route, response);
    if (metrics || requestLog) observe(options, id, found.route, request.method!, response);
    const { handler, params, queryText } = found;
    let written: HttpAnswer | null;
    try {
      const exchange = { request, response, id, params, queryText };
      written = options.tracer
        ? await inTrace(options.tracer, request, found.route, async () => handler(exchange))
        : await handler(exchange);
    } catch (error) {
      if (error instanceof ClientGone) return;
      written = answerForError(error);
      if (written.status >= 500) logFailure(log, error, { request: id, route: found.route });
    }
    if (written !== null) writeAnswer(response, id, closeIfUnread(request, written));
  };

  const node = options.node ?? createNodeServer();
  let isAnswering = false;
  const begin = () => {
    if (!isAnswering) answerWith(node, answer);
    isAnswering = true;
  };
  return {
    router,
    node,
    reading,
    makeDocuments,
    connect: (stream) => {
      begin();
      node.emit('connection', stream);
    },
    listen: (where) => {
      begin();
      return listen(node, where);
    },
    async close(how) {
      await close(node, how);
      await json.close();
    },
  };
}

export async function metricsAnswer(metrics: Metrics): Promise<HttpAnswer> {
  const { type, body } = await metrics.render();
  return { status: 200, headers: { 'content-type': type }, body, sameOrigin: true };
}

/** Where a buyer's document lies is the buyer's business: of a fetch that failed only the code is written down. */
const describe = (error: unknown): object =>
  error instanceof ServiceError && error.code.startsWith('file_url_') ? { code: error.code } : { err: error };

/** Data nobody loaded are no fault of the program: one line for the operator, without a stack. */
function logFailure(log: Logger, error: unknown, of: { request: string; route: string }): void {
  if (error instanceof ServiceError && error.code === 'source_not_configured')
    log.warn({ ...of, code: error.code, reason: error.message }, 'request not served');
  else log.error({ ...describe(error), ...of }, 'request failed');
}

/** A caller's own id is kept when it is harmless in a log line. */
function requestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** RFC 9112 §3.2: more than one Host is 400 (a proxy in front may have looked at the other one), and none since 1.1. */
function hasItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const WRONG_HOSTS: Found = {
  handler: () => detail(400, 'A request has one Host header', { connection: 'close' }),
  params: {},
  queryText: '',
  route: 'unknown',
};

const SMALL_BODY = 64 * 1024;

/** An answer before a large body was read ends the connection: otherwise the rest would still have to be received. */
function closeIfUnread(request: IncomingMessage, answer: HttpAnswer): HttpAnswer {
  if (request.readableEnded) return answer;
  const { headers } = request;
  const length = headers['content-length'];
  // Who waits for 100 Continue sends nothing after another answer, or everything: only a new connection is certain.
  const isLong =
    headers.expect !== undefined ||
    (length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > SMALL_BODY);
  return isLong ? { ...answer, headers: { ...answer.headers, connection: 'close' } } : answer;
}

function observe(options: ServerOptions, request: string, route: string, method: string, response: ServerResponse) {
  const started = performance.now();
  response.once('finish', () => {
    const ms = performance.now() - started;
    const status = response.statusCode;
    options.metrics?.observe(route, method, status, ms / 1000);
    if (options.requestLog)
      options.log.info({ request, method, route, status, ms: Math.round(ms * 10) / 10 }, 'answered');
  });
}

/** A connection that is cut has used its CPU, too. */
function countCpu(metrics: Metrics, end: () => number, route: string, response: ServerResponse): void {
  response.once('close', () => metrics.addCpu(route, end()));
}

async function close(node: NodeServer, { deadlineMs = CLOSE_DEADLINE_MS } = {}): Promise<void> {
  if (!node.listening) return;
  // A keep-alive connection ends as soon as its request is answered instead of at its time-out.
  const sweep = setInterval(() => node.closeIdleConnections(), 50);
  const deadline = setTimeout(() => node.closeAllConnections(), deadlineMs);
  try {
    await new Promise<void>((resolve) => node.close(() => resolve()));
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
