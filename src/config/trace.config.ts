import { optionalText, optionalUrl, text } from './setting.ts';

/** The standard names of OpenTelemetry, so that what is set for other services works here. */
export const traceSettings = {
  endpoint: optionalUrl(['https://', 'http://'], {
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    doc: 'Collector that gets traces as OTLP/JSON over HTTP (/v1/traces is added). Default: no traces.',
  }),
  headers: optionalText({
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    doc: 'Headers for the collector: name=value, separated by commas, values percent-encoded.',
    secret: true,
  }),
  serviceName: text({ env: 'OTEL_SERVICE_NAME', doc: 'Name of this service in traces.', fallback: 'jbis' }),
};
