import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Transferable, Worker } from 'node:worker_threads';
import { boxedEnvironment } from './box/environment.ts';
import { boxedNode } from './box/launch.ts';
import { openFrames } from './frames.ts';
import { type FromWorker, readMessage, type ToWorker } from './protocol.ts';
import { CHILD_CHANNEL_ENV, CHILD_DATA_ENV } from './serve.ts';

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

export interface LinkOptions {
  readonly kind: 'thread' | 'process';
  readonly entry: URL;
  readonly data: unknown;
  /** Threads: the heap a worker may use before it is ended (and replaced). */
  readonly maxHeapMb: number | undefined;
  /** Processes: the CPU time it may use in all. */
  readonly maxCpuSeconds: number | undefined;
  readonly env: Readonly<Record<string, string>> | undefined;
}

// A fresh process has none of the flags of this one: nothing of a test runner or debugger goes along.
const EXEC_ARGV = ['--disable-warning=ExperimentalWarning'];
/** More than the words of the longest document; a process that sends more does not read documents. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

export const openLink = (options: LinkOptions, events: LinkEvents): Link =>
  options.kind === 'thread' ? openThread(options, events) : openProcess(options, events);

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

function openProcess(options: LinkOptions, events: LinkEvents): Link {
  const { entry, data, maxCpuSeconds } = options;
  const boxed = boxedNode([...EXEC_ARGV, fileURLToPath(entry)], { entry, cpuSeconds: maxCpuSeconds });
  const child = spawn(boxed.program, boxed.words, {
    // What native code prints when it dies is worth reading; nothing else is shared.
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    env: {
      ...boxedEnvironment(),
      ...boxed.env,
      ...options.env,
      [CHILD_CHANNEL_ENV]: '3',
      ...(data === undefined ? {} : { [CHILD_DATA_ENV]: JSON.stringify(data) }),
    },
  });
  let ended = false;
  let broken: string | undefined;
  const gone = (reason: string) => {
    if (ended) return;
    ended = true;
    events.gone(broken ?? reason);
  };
  const refuse = (reason: string) => {
    broken ??= reason;
    child.kill('SIGKILL');
  };
  const pipe = child.stdio[3] as Socket;
  const frames = openFrames(
    pipe,
    {
      message(value) {
        const message = readMessage(value);
        if (message) events.message(message);
        else refuse('it sent a message of no known kind');
      },
      broken: (reason) => refuse(`it sent ${reason}`),
    },
    MAX_MESSAGE_BYTES,
  );
  child.on('error', (error) => gone(error.message));
  child.on('exit', (code, signal) => gone(signal ? `signal ${signal}` : `exit code ${code}`));
  return {
    // A child that died a moment ago is told by its exit event.
    send: (message) => frames.send(message),
    kill() {
      child.ref();
      child.kill('SIGKILL');
    },
    unref() {
      child.unref();
      pipe.unref();
    },
  };
}
