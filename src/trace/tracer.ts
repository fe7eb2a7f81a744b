import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A thing that was done, when and within what: the unit of a trace (OpenTelemetry's data model). */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly startedAt: bigint;
  readonly endedAt: bigint;
  readonly attributes: Attributes;
  /** The code or class of what was thrown; never its message, which may quote a document. */
  readonly error: string | null;
}

export type SpanKind = 'internal' | 'server' | 'client';
/** Only what is harmless anywhere: routes, codes, counts. No text of a document, no payer, no id of a job. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

interface Context {
  readonly traceId: string;
  readonly spanId: string;
}

export interface Tracer {
  /** Runs `work` as a span of the trace it is called in; outside of one it is just run. */
  span<T>(name: string, options: { readonly kind?: SpanKind; readonly attributes?: Attributes }, work: () => T): T;
  /** Begins a trace, or goes on with the caller's (W3C `traceparent`). `attributes` are asked for at the end. */
  root<T>(name: string, options: RootOptions, work: () => Promise<T>): Promise<T>;
}

export interface RootOptions {
  readonly parent: string | undefined;
  readonly attributes: () => Attributes;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

export function createTracer(sink: (span: Span) => void): Tracer {
  const context = new AsyncLocalStorage<Context>();
  const begin = (traceId: string, parentSpanId: string | null, name: string, kind: SpanKind) => {
    const spanId = randomBytes(8).toString('hex');
    const startedAt = now();
    return {
      inside: { traceId, spanId },
      end: (attributes: Attributes, error: string | null) =>
        sink({ traceId, spanId, parentSpanId, name, kind, startedAt, endedAt: now(), attributes, error }),
    };
  };
  return {
    span(name, { kind = 'internal', attributes = {} }, work) {
      const parent = context.getStore();
      if (!parent) return work();
      const { inside, end } = begin(parent.traceId, parent.spanId, name, kind);
      return context.run(inside, () => settled(work, (error) => end(attributes, error)));
    },
    root(name, { parent, attributes }, work) {
      const from = TRACEPARENT.exec(parent ?? '');
      // The caller decided not to record this one.
      if (from && (Number.parseInt(from[3]!, 16) & 1) === 0) return work();
      const { inside, end } = begin(from?.[1] ?? randomBytes(16).toString('hex'), from?.[2] ?? null, name, 'server');
      return context.run(inside, () => settled(work, (error) => end(attributes(), error)));
    },
  };
}

/** Calls `end` when the work is over, now or later, well or not. */
function settled<T>(work: () => T, end: (error: string | null) => void): T {
  let result: T;
  try {
    result = work();
  } catch (error) {
    end(kindOf(error));
    throw error;
  }
  if (!(result instanceof Promise)) {
    end(null);
    return result;
  }
  return result.then(
    (value) => {
      end(null);
      return value;
    },
    (error: unknown) => {
      end(kindOf(error));
      throw error;
    },
  ) as T;
}

function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error';
}

/** Nanoseconds since 1970, with the resolution of the process clock. */
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n;
