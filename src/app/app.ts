import type { Server as NodeServer } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { isFlagOn } from '../config/index.ts';
import { missingServices } from '../contract/declared-services.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type HealthResponse, mergeHealth } from '../contract/health.ts';
import { API_VERSION, type ServiceInfo } from '../discovery/service-info.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import type { Services } from '../endpoints/services.ts';
import { prepareReadings } from '../engines/registry/index.ts';
import { registerDocs } from '../http/docs/routes.ts';
import { createLogger } from '../http/logging.ts';
import { createMetrics } from '../http/metrics.ts';
import { createMetricsServer } from '../http/metrics-server.ts';
import { registerPlayground } from '../http/playground.ts';
import { NotReady } from '../http/readiness.ts';
import { createServer, type HttpServer, type ServerOptions } from '../http/server.ts';
import { registerMcp } from '../mcp/route.ts';
import type { PaymentGate } from '../payment/gate.types.ts';
import { createAnswerCall } from '../pipeline/answer-call.ts';
import { openStateStore } from '../store/open.ts';
import type { StateStore } from '../store/state-store.ts';
import { closeInTime, REQUESTS_END_MS } from './close-in-time.ts';
import { countStore } from './counted-store.ts';
import { openDataFolder } from './data-folder.ts';
import { demoConfig, limitVisitors } from './demo.ts';
import { createDevnetSigner } from './devnet-signer.ts';
import type { AppModule, Finding, ModuleContext } from './module.ts';
import { PARTS } from './modules.ts';
import { openPayment, type PaymentModule } from './payment.module.ts';
import { createReadingCost } from './reading-cost.ts';
import { rehearse } from './rehearsal.ts';
import { watchService } from './service-metrics.ts';
import { openTracing } from './tracing.ts';

/** The service in one process: everything opened, nothing listening yet. */
export interface App {
  readonly server: HttpServer;
  readonly store: StateStore;
  readonly payment: PaymentModule;
  readonly log: Logger;
  /** Endpoints that can be served now. */
  listed(): readonly Endpoint[];
  sources(): Partial<Services>;
  health(): HealthResponse;
  findings(): readonly Finding[];
  /** Listens, takes over a server that does already, and returns the address people use. */
  listen(): Promise<string>;
  /** Lets requests under way finish, then closes every part. */
  close(): Promise<void>;
}

export interface AppOverrides {
  /** Another gate: in tests one that admits everybody, in `jbis doctor` nobody. No chain is started then. */
  readonly gate?: PaymentGate;
  /** Tests only: endpoints beside the real ones. */
  readonly extraEndpoints?: readonly Endpoint[];
  /** Tests only: sources beside or instead of the real ones. */
  readonly sources?: Partial<Services>;
  readonly openOcr?: ModuleContext['openOcr'];
  readonly log?: Logger;
  /** A server that listens already: it is taken over by `listen`, and says until then that the service is starting. */
  readonly node?: NodeServer;
  /** The day that answers are given for. */
  readonly now?: () => Date;
  /** Makes what anybody may ask for before the service says that it is ready: the first to ask would hold up the others. */
  readonly prepare?: boolean;
}

/** The composition root: the only place that knows every part. */
export async function openApp(given: Config, overrides: AppOverrides = {}): Promise<App> {
  const config = demoConfig(given);
  const now = overrides.now ?? (() => new Date());
  const log = overrides.log ?? createLogger(config.server.logLevel);
  const { dataDir, databaseUrl, stateKey } = config.server;
  openDataFolder(dataDir);
  const { store, counters } = countStore(
    await openStateStore({
      dataDir,
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(stateKey ? { stateKey } : {}),
    }),
  );
  const reading = createReadingCost();
  let address = config.server.baseUrl ?? `http://${config.server.host}:${config.server.port}`;
  const tracing = openTracing(config.trace, log);
  const { openOcr } = overrides;
  const context: ModuleContext = { config, store, now, log, ...(openOcr ? { openOcr } : {}) };
  const parts = await openModules(context, overrides.sources, (part) => {
    const counted = reading.part(part);
    return tracing?.part(counted) ?? counted;
  });
  const payment = await openPayment({
    ...context,
    // Authorizations run on the clock of their chain, whatever day answers are given for.
    now: () => new Date(),
    baseUrl: () => address,
    tracer: tracing?.tracer,
    ...(overrides.gate ? { gate: overrides.gate } : {}),
  }).catch(async (error: unknown) => {
    for (const part of parts.toReversed()) await part.close();
    await store.close();
    throw error;
  });

  let ready = false;
  const health = () =>
    mergeHealth([
      ...parts.map((part) => part.health?.() ?? {}),
      payment.health(),
      { version: API_VERSION, store: store.kind },
    ]);
  const sources = (): Partial<Services> =>
    Object.assign({ health }, ...parts.map((part) => part.sources), overrides.sources);
  const isEnabled = (flag: string) => isFlagOn(config, flag);
  const endpoints = [...ENDPOINTS, ...(overrides.extraEndpoints ?? [])].filter(
    (endpoint) => endpoint.flag === undefined || isEnabled(endpoint.flag),
  );
  const listed = () => {
    const available = sources() as Record<string, unknown>;
    return endpoints.filter((endpoint) => missingServices(endpoint, available).length === 0);
  };
  const info = (): ServiceInfo => ({ ...payment.info, baseUrl: address, contactEmail: config.server.contactEmail });
  const answerCall = createAnswerCall({ gate: payment.gate, sources: sources as () => Record<string, unknown>, now });
  const caller = config.demo.on ? limitVisitors(answerCall, store.limits, config.demo) : answerCall;
  const metrics = createMetrics();
  watchService(metrics, {
    store,
    health,
    sources,
    listed,
    isReady: () => ready,
    counters,
    reading: reading.seconds,
    traces: tracing?.counters,
    now,
  });
  const { metricsPort } = config.server;
  const metricsServer = metricsPort > 0 ? createMetricsServer(metrics) : undefined;
  const serverOptions: ServerOptions = {
    endpoints,
    caller,
    info,
    listed,
    ready: async () => {
      if (!ready) throw new NotReady('starting or shutting down');
      await store.ping();
    },
    log,
    requestLog: config.server.requestLog,
    metrics,
    ...(tracing ? { tracer: tracing.tracer } : {}),
    metricsRoute: metricsServer === undefined,
    inflightBytes: config.server.inflightBytes,
    ...(overrides.node ? { node: overrides.node } : {}),
    proxyHops: config.server.trustedProxyHops,
  };
  const server = createServer(serverOptions);
  const loadMcp = registerMcp(server.router, {
    caller,
    info,
    listed,
    reading: server.reading,
    callers: { baseUrl: () => address, origins: config.server.mcpOrigins?.split(/[\s,]+/) ?? [] },
  });
  const loadDocs = registerDocs(server.router, { info, listed });
  registerPlayground(server.router, {
    signOnDevnet: payment.demoWallet ? createDevnetSigner(payment.demoWallet.keyFile) : undefined,
    budgets: server.reading.budgets,
    endpoints,
  });

  return {
    server,
    store,
    payment,
    log,
    listed,
    sources,
    health,
    findings: () => [...parts.flatMap((part) => part.findings()), ...payment.findings()],
    listen: async () => {
      const bound = await server.listen({ host: config.server.host, port: config.server.port });
      address = config.server.baseUrl ?? bound;
      await metricsServer?.listen({ host: config.server.host, port: metricsPort });
      payment.start();
      if (overrides.prepare) {
        await loadMcp();
        await loadDocs();
        await server.makeDocuments();
        if (sources().companyRegistry) prepareReadings();
        await rehearse({ server: serverOptions, sources: sources as () => Record<string, unknown>, now });
      }
      ready = true;
      return address;
    },
    close: async () => {
      ready = false;
      await closeInTime('http', () => server.close({ deadlineMs: REQUESTS_END_MS }), log);
      if (metricsServer) await closeInTime('metrics', () => metricsServer.close(), log);
      await closeInTime('payment', () => payment.close(), log);
      for (const part of parts.toReversed()) await closeInTime('part', () => part.close(), log);
      await closeInTime('store', () => store.close(), log);
      if (tracing) await closeInTime('traces', () => tracing.close(), log);
    },
  };
}

/** Opens every part; one that fails is closed again together with those before it. */
async function openModules(
  context: ModuleContext,
  instead: Partial<Services> = {},
  watch = (part: AppModule) => part,
): Promise<AppModule[]> {
  const opened: AppModule[] = [];
  try {
    for (const open of PARTS)
      opened.push(watch(await open(context, Object.assign({}, ...opened.map((part) => part.sources), instead))));
  } catch (error) {
    for (const part of opened.toReversed()) await part.close();
    throw error;
  }
  return opened;
}
