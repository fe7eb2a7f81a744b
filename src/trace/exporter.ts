import { exportRequest } from './otlp.ts';
import type { Attributes, Span } from './tracer.ts';

export interface ExporterOptions {
  /** Where spans are posted: the collector's address with its path. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly resource: Attributes;
  readonly scope: { readonly name: string; readonly version: string };
  readonly log: { warn(fields: object, message: string): void };
  readonly everyMs?: number;
  readonly timeoutMs?: number;
}

export interface Exporter {
  add(span: Span): void;
  /** How many spans were delivered, and how many were given up: a full queue, a collector that is away. */
  counters(): { readonly sent: number; readonly dropped: number; readonly queued: number };
  /** Sends what is left, once. */
  close(): Promise<void>;
}

/** Spans wait here for the next post; more are dropped, so that a collector that is away costs no memory. */
const QUEUE = 2048;
const BATCH = 512;
const EVERY_MS = 5000;
const TIMEOUT_MS = 10_000;

/** Sends spans in batches, in the background: a request never waits for it and never fails through it. */
export function createExporter(options: ExporterOptions): Exporter {
  const { url, headers = {}, resource, scope, log, everyMs = EVERY_MS, timeoutMs = TIMEOUT_MS } = options;
  let queue: Span[] = [];
  let sending: Promise<void> | undefined;
  let isAway = false;
  const count = { sent: 0, dropped: 0 };

  const post = async (spans: readonly Span[]): Promise<void> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(exportRequest(spans, resource, scope)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
      count.sent += spans.length;
      isAway = false;
    } catch (error) {
      count.dropped += spans.length;
      // Said once, not every few seconds.
      if (!isAway) log.warn({ error: (error as Error).message }, 'traces cannot be delivered');
      isAway = true;
    }
  };
  const flush = (): Promise<void> => {
    sending ??= (async () => {
      while (queue.length > 0) {
        const batch = queue.slice(0, BATCH);
        queue = queue.slice(BATCH);
        await post(batch);
      }
    })().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    add(span) {
      if (queue.length >= QUEUE) {
        count.dropped++;
        return;
      }
      queue.push(span);
      if (queue.length >= BATCH) void flush();
    },
    counters: () => ({ ...count, queued: queue.length }),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
