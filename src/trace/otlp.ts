import type { Attributes, Span, SpanKind } from './tracer.ts';

/**
 * Spans as OTLP/JSON (opentelemetry-proto, `ExportTraceServiceRequest` in the JSON mapping of OTLP 1.x): ids in
 * hexadecimal, 64-bit times as decimal text, enumerations as numbers.
 */
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const STATUS_ERROR = 2;

export function exportRequest(spans: readonly Span[], resource: Attributes, scope: { name: string; version: string }) {
  return {
    resourceSpans: [
      {
        resource: { attributes: keyValues(resource) },
        scopeSpans: [{ scope, spans: spans.map(spanOf) }],
      },
    ],
  };
}

function spanOf(span: Span) {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentSpanId === null ? {} : { parentSpanId: span.parentSpanId }),
    name: span.name,
    kind: KINDS[span.kind],
    startTimeUnixNano: span.startedAt.toString(),
    endTimeUnixNano: span.endedAt.toString(),
    attributes: keyValues(span.error === null ? span.attributes : { ...span.attributes, 'error.type': span.error }),
    status: span.error === null ? {} : { code: STATUS_ERROR },
  };
}

const keyValues = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
