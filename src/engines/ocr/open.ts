import { availableParallelism } from 'node:os';
import { because, type ErrorDetail } from '../../contract/error-details.ts';
import { type ErrorCode, ServiceError, serviceError } from '../../contract/errors.ts';
import {
  CancelledError,
  createPool,
  DeadlineError,
  PoolClosedError,
  type PoolCounters,
  QueueFullError,
  unpack,
  WorkerCrashedError,
  workerEntry,
} from '../../worker-pool/index.ts';
import { OUT_OF_MEMORY_SIGNAL } from './isolation.ts';
import { picturesOf } from './local.ts';
import type { ChildData, ChildResult, ChildTask, EngineName } from './pool.types.ts';
import type { LinePicture, Ocr, PackedPages, Page, ReadDocument, ReadInput, Reading } from './types.ts';

export interface OcrOptions extends Omit<ChildData, 'recycleMb' | 'recycleCpuMs' | 'decodeMs' | 'costlyMs'> {
  readonly maxConcurrency: number;
  readonly maxQueue: number;
  readonly deadlineMs: number;
  readonly recycleMb?: number;
  readonly recycleCpuMs?: number;
  readonly decodeMs?: number;
  readonly costlyMs?: number;
}

export interface OpenOcr extends Ocr {
  readonly counters: () => PoolCounters;
  /** Resolves when a process is warm, with what reads there; rejects when none can start. */
  readonly ready: () => Promise<EngineName>;
  readonly close: () => Promise<void>;
}

/** A process larger than this after a document is replaced. */
const RECYCLE_MB = 700;
/** One that has used as much CPU is replaced, too: a thousand pages and more, of which its start costs a few. */
const RECYCLE_CPU_MS = 600_000;
/** Pictures and pages that take longer to decode were made to: a real one takes a fraction of a second. */
const DECODE_MS = 5000;
/** A real document that cannot be read is told from its first bytes; one that took so long was made to. */
const COSTLY_MS = 1000;
/** Saying what reads is no document: a machine so busy that it takes longer has other troubles. */
const DESCRIBE_MS = 60_000;
/** One document at a time needs one heap: with an arena per thread, glibc keeps what each of them once used. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };
/** What the system ends a process with whose CPU time is used up. */
const OUT_OF_CPU_SIGNAL = 'SIGXCPU';

/** Reads documents in processes of their own: native decoders and models may crash, hang or grow without harm. */
export function openOcr(options: OcrOptions): OpenOcr {
  const { maxConcurrency, maxQueue, deadlineMs, ...child } = options;
  const { recycleMb = RECYCLE_MB, recycleCpuMs = RECYCLE_CPU_MS } = options;
  const { decodeMs = DECODE_MS, costlyMs = COSTLY_MS } = options;
  const pool = createPool<ChildTask, ChildResult>({
    name: 'ocr',
    kind: 'process',
    entry: workerEntry(import.meta.url, './ocr.child'),
    size: maxConcurrency,
    queueLimit: maxQueue,
    deadlineMs,
    // A stage of reading ends within this time; a new process would need longer to warm up.
    cancelGraceMs: 2_000,
    data: { ...child, recycleMb, recycleCpuMs, decodeMs, costlyMs } satisfies ChildData,
    // Replaced before its last document, every document has what its deadline allows on all cores.
    maxCpuSeconds: Math.ceil((recycleCpuMs + deadlineMs * availableParallelism()) / 1000),
    maxMemoryMb: options.maxMemoryMb,
    startsPrograms: options.engine === 'tesseract',
    env: ONE_ARENA,
  });
  const run = (task: ChildTask, signal: AbortSignal | undefined): Promise<ChildResult> =>
    pool.run(task, { signal }).catch((error) => {
      throw toServiceError(error, options.maxMemoryMb);
    });
  return {
    readDocument: async ({ bytes, maxPages, signal }: ReadInput) => {
      const reading = await run({ kind: 'read', bytes, maxPages }, signal);
      if (!isReading(reading)) throw serviceError('ocr_invalid_output');
      // A second opinion that cannot be had leaves the first one standing.
      const reread = (targets: readonly LinePicture[], rereadSignal = signal): Promise<Uint8Array | undefined> =>
        run({ kind: 'reread', bytes, targets }, rereadSignal).then(
          (result) => ('packed' in result ? result.packed : undefined),
          () => undefined,
        );
      return unpacked(reading, reread);
    },
    counters: pool.counters,
    ready: async () => {
      await pool.ready();
      return (await pool.run({ kind: 'describe' }, { deadlineMs: DESCRIBE_MS })) as EngineName;
    },
    close: async () => {
      // Idle processes do not keep this one alive, but it has to see them end.
      const hold = setInterval(() => {}, 1_000);
      await pool.close({ drainMs: 2_000 });
      clearInterval(hold);
    },
  };
}

type ReadingInBytes = Extract<ChildResult, { format: unknown }>;
const isReading = (result: ChildResult): result is ReadingInBytes =>
  'format' in result && 'cpuMs' in result && 'packed' in result;

/** The document as others see it: its pages are taken apart by who looks at them, on whatever thread that is. */
function unpacked({ packed, ...head }: ReadingInBytes, reread: PackedPages['reread']): ReadDocument {
  let pages: readonly Page[] | undefined;
  const all = (): readonly Page[] => {
    pages ??= unpack(packed) as readonly Page[];
    if (!Array.isArray(pages) || pages.length === 0) throw serviceError('ocr_invalid_output');
    return pages;
  };
  return {
    ...head,
    packed: { bytes: packed, reread },
    get pages() {
      return all();
    },
    reread: async (lines, signal) => {
      const bytes = await reread(picturesOf(all(), lines), signal);
      const readings = bytes && unpack(bytes);
      return Array.isArray(readings) ? (readings as Reading[][]) : lines.map(() => []);
    },
  };
}

/** The pool's failures in the words of the error table. */
function toServiceError(error: unknown, maxMemoryMb: number): ServiceError {
  if (error instanceof ServiceError) return error;
  const as = (code: ErrorCode, how: { detail?: ErrorDetail; costly?: boolean } = {}) =>
    serviceError(code, { cause: error, ...how });
  if (error instanceof QueueFullError) return as('ocr_queue_full');
  if (error instanceof DeadlineError) return as('ocr_timeout', { costly: error.phase === 'running' });
  if (error instanceof CancelledError)
    return error.cause instanceof ServiceError ? error.cause : as('ocr_timeout', { costly: error.phase === 'running' });
  if (error instanceof PoolClosedError) return as('server_closing');
  if (error instanceof WorkerCrashedError && error.message.includes(OUT_OF_MEMORY_SIGNAL)) {
    return as('image_too_large', { detail: because('memory_limit', { megabytes: maxMemoryMb }), costly: true });
  }
  if (error instanceof WorkerCrashedError && error.message.includes(OUT_OF_CPU_SIGNAL))
    return as('ocr_timeout', { costly: true });
  // Nobody knows why a process crashed: that counts against no payer.
  return as('ocr_invalid_output');
}
