import { createPool, engineError, type PoolCounters, workerEntry } from '../../worker-pool/index.ts';
import { EncodingError } from '../../xml/error.ts';
import type { Report } from './report.ts';
import type { Variant } from './rules/sets.ts';

export interface WorkerTask {
  readonly xml: Uint8Array | string;
  readonly ruleSet: Variant | 'auto';
}

export type WorkerResult =
  | { readonly report: Report }
  | { readonly encoding: { readonly en: string; readonly ja: string } };

export interface PintOptions {
  readonly workers: number;
  readonly queueLimit: number;
  readonly deadlineMs: number;
}

/** The validator behind its worker threads. */
export interface PintEngine {
  /** Throws EncodingError for what is not UTF-8, and service errors when the queue is full or the deadline passes. */
  validate(task: WorkerTask, signal?: AbortSignal): Promise<Report>;
  counters(): PoolCounters;
  ready(): Promise<void>;
  close(): Promise<void>;
}

const MAX_HEAP_MB = 512;

export function openPint({ workers, queueLimit, deadlineMs }: PintOptions): PintEngine {
  const pool = createPool<WorkerTask, WorkerResult>({
    name: 'pint',
    kind: 'thread',
    entry: workerEntry(import.meta.url, './pint.worker'),
    size: workers,
    queueLimit,
    deadlineMs,
    maxHeapMb: MAX_HEAP_MB,
    // Validation does not look at the signal: a cancelled worker is replaced at once.
    cancelGraceMs: 0,
  });
  return {
    validate: async (task, signal) => {
      const result = await pool.run(task, { signal }).catch((error) => {
        throw engineError(error);
      });
      if ('encoding' in result) throw new EncodingError(result.encoding.en, result.encoding.ja);
      return result.report;
    },
    counters: pool.counters,
    ready: pool.ready,
    close: () => pool.close({ drainMs: 2_000 }),
  };
}
