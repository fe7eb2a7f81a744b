import { type Transferable, Worker } from 'node:worker_threads';
import { openProcess } from './child-process.ts';
import type { PoolOptions } from './pool.types.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { EXEC_ARGV } from './serve.ts';

/** One worker as the pool sees it, thread or process. */
export interface Link {
  send(message: ToWorker, transfer?: readonly Transferable[]): void;
  kill(): void;
  /** An idle worker does not keep this process alive. */
  unref(): void;
}

export interface LinkEvents {
  message(message: FromWorker): void;
  /** The worker is gone, for whatever reason; called once. */
  gone(reason: string): void;
}

export type LinkOptions = Pick<
  PoolOptions,
  'kind' | 'entry' | 'data' | 'maxHeapMb' | 'maxCpuSeconds' | 'maxMemoryMb' | 'startsPrograms' | 'env'
>;

/** A worker that the system cannot start now, for want of memory or descriptors, is one that is gone at once. */
export function openLink(options: LinkOptions, events: LinkEvents, open = OPENERS[options.kind]): Link {
  try {
    return open(options, events);
  } catch (error) {
    setImmediate(() => events.gone((error as Error).message));
    return { send() {}, kill() {}, unref() {} };
  }
}

const OPENERS = { thread: openThread, process: openProcess } as const;

function openThread(options: LinkOptions, events: LinkEvents): Link {
  const worker = new Worker(options.entry, {
    workerData: options.data,
    execArgv: EXEC_ARGV,
    ...(options.env ? { env: { ...process.env, ...options.env } } : {}),
    ...(options.maxHeapMb ? { resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb } } : {}),
  });
  let reason: string | undefined;
  worker.on('message', (message: FromWorker) => events.message(message));
  worker.on('messageerror', (error) => {
    reason = `unreadable message: ${error.message}`;
    void worker.terminate();
  });
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  worker.on('exit', (code) => events.gone(reason ?? `exit code ${code}`));
  return {
    send: (message, transfer = []) => worker.postMessage(message, [...transfer]),
    kill() {
      // Whoever waits for the end of an idle worker must live to see it.
      worker.ref();
      void worker.terminate();
    },
    unref: () => worker.unref(),
  };
}
