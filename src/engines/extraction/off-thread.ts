import { createPool, engineError, workerEntry } from '../../worker-pool/index.ts';
import { type ExtractionResult, type ExtractionTask, extractSheets } from './extract-sheets.ts';
import type { Sheet } from './sheet.ts';

/** Does tasks of extraction where they hold nobody: long ones in worker threads, short ones where they are asked for. */
export interface Extractor {
  run(task: ExtractionTask, signal: AbortSignal | undefined): Promise<ExtractionResult>;
  close(): Promise<void>;
}

/** A text of so many characters takes about ten milliseconds. */
const SHORT_TEXT = 1000;
const WAITING = 64;
/** Longer than any endpoint gives its work: this is for what would never end, not for a machine that is busy. */
const DEADLINE_MS = 120_000;
const MAX_HEAP_MB = 512;

export function openExtractor(workers: number): Extractor {
  if (workers === 0) return { run: async (task) => extractSheets(task), close: async () => {} };
  const pool = createPool<ExtractionTask, ExtractionResult>({
    name: 'extraction',
    kind: 'thread',
    entry: workerEntry(import.meta.url, './extraction.worker'),
    size: workers,
    queueLimit: WAITING,
    deadlineMs: DEADLINE_MS,
    maxHeapMb: MAX_HEAP_MB,
    // The rules do not look at the signal: a cancelled worker is replaced at once.
    cancelGraceMs: 0,
    lazy: true,
  });
  return {
    run: async (task, signal) => {
      if (task.sheets.every((sheet) => sheet === undefined || isShort(sheet))) return extractSheets(task);
      return pool.run(task, { signal }).catch((error: unknown) => {
        throw engineError(error);
      });
    },
    close: () => pool.close({ drainMs: 2_000 }),
  };
}

const isShort = (sheet: Sheet): boolean => 'text' in sheet && sheet.text.length <= SHORT_TEXT;
