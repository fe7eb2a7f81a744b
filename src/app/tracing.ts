import type { Config } from '../config/index.ts';
import { API_VERSION } from '../discovery/service-info.ts';
import type { Services } from '../endpoints/services.ts';
import { createExporter, type Exporter } from '../trace/exporter.ts';
import { traced } from '../trace/traced.ts';
import { createTracer, type Tracer } from '../trace/tracer.ts';
import type { AppModule, Log } from './module.ts';

/** Traces of this process, where a collector is set. */
export interface Tracing {
  readonly tracer: Tracer;
  readonly counters: Exporter['counters'];
  /** The part with the services worth a span wrapped. */
  readonly part: (part: AppModule) => AppModule;
  readonly close: () => Promise<void>;
}

/** What of which service is a span. Look-ups that take microseconds besides (histories, readings) are not. */
const SPANS: { readonly [Name in keyof Services]?: Readonly<Record<string, string>> } = {
  ocr: { readDocument: 'ocr.read' },
  extraction: { document: 'extraction.document', card: 'extraction.card' },
  companyRegistry: { byNumber: 'registry.company.by_number', search: 'registry.company.search' },
  invoiceRegistry: { byNumber: 'registry.invoice.by_number' },
};

export function openTracing({ endpoint, headers, serviceName }: Config['trace'], log: Log): Tracing | undefined {
  if (endpoint === undefined) return undefined;
  const exporter = createExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    resource: { 'service.name': serviceName, 'service.version': API_VERSION },
    scope: { name: 'jbis', version: API_VERSION },
    log,
  });
  const tracer = createTracer(exporter.add);
  const wrapped = new WeakMap<object, object>();
  const wrap = (name: string, service: unknown): unknown => {
    const spans = SPANS[name as keyof Services];
    if (spans === undefined || typeof service !== 'object' || service === null) return service;
    const known = wrapped.get(service) ?? traced(service, spans, { tracer });
    wrapped.set(service, known);
    return known;
  };
  return {
    tracer,
    counters: exporter.counters,
    part: (part) => ({
      ...(part.health ? { health: part.health } : {}),
      findings: part.findings,
      close: part.close,
      // A registry that is replaced while the server runs is another object.
      get sources() {
        return Object.fromEntries(Object.entries(part.sources).map(([name, service]) => [name, wrap(name, service)]));
      },
    }),
    close: exporter.close,
  };
}

/** `name=value,name=value`, percent-encoded (OpenTelemetry's environment variable format). */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}
