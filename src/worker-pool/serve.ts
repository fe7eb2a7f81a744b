import { flushCompileCache } from 'node:module';
import { Socket } from 'node:net';
import process from 'node:process';
import { isMainThread, parentPort, type Transferable, workerData } from 'node:worker_threads';
import { openFrames } from './frames.ts';
import { type InBytes, Packed } from './packed.ts';
import { type FromWorker, packError, type ToWorker } from './protocol.ts';

/** Data of the pool's `data` option, given to `start`. */
export const CHILD_DATA_ENV = 'JBIS_WORKER_DATA';
/** The descriptor over which a process speaks with its pool. */
export const CHILD_CHANNEL_ENV = 'JBIS_WORKER_CHANNEL';

// A fresh worker has none of the flags of this process: nothing of a test runner or debugger goes along.
export const EXEC_ARGV = ['--disable-warning=ExperimentalWarning'];

export interface TaskHandler<Task, Result> {
  /**
   * `signal` is aborted when the caller has gone or time is up; a task that looks at it keeps its worker alive.
   * `within` does a step that has a deadline of its own, also when it blocks the whole worker.
   */
  run(task: Task, signal: AbortSignal, within: Within): Promise<Result> | Result;
  /** Asked when a task has ended: whether this worker is to be replaced before another one. */
  isUsedUp?(): boolean;
}

export type Within = <T>(ms: number, step: () => Promise<T> | T) => Promise<T>;

/** A result whose buffers are moved, not copied, to the caller (worker threads only). */
export class Moved<T> {
  readonly value: T;
  readonly transfer: readonly Transferable[];
  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value;
    this.transfer = transfer;
  }
}

/** How a result goes to the caller: copied, moved, or a part of it as bytes. */
type Sent<Result> = Result | Moved<Result> | (Result extends InBytes ? Packed<Omit<Result, 'packed'>> : never);

interface Channel {
  send(message: FromWorker, transfer?: readonly Transferable[]): void;
  /** With bytes that go along unread. */
  pack(message: Extract<FromWorker, { type: 'done' }>, along: Uint8Array): void;
  /** Sends and waits until it is out. */
  last(message: FromWorker): Promise<void>;
  receive(listener: (message: ToWorker) => void): void;
}

/**
 * The body of a `.worker.ts` or `.child.ts` file. `start` loads models and warms up; the worker counts as idle only
 * when it has resolved, and is replaced when it rejects.
 */
export async function serveTasks<Task, Result, Data = undefined>(
  start: (data: Data) => Promise<TaskHandler<Task, Sent<Result>>> | TaskHandler<Task, Sent<Result>>,
): Promise<void> {
  const channel = openChannel();
  const running = new Map<number, AbortController>();
  let handler: TaskHandler<Task, Sent<Result>>;
  try {
    handler = await start(readData() as Data);
  } catch (error) {
    await channel.last({ type: 'unable', error: packError(error) });
    return process.exit(1);
  }

  async function run(id: number, task: Task): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const within: Within = async (ms, step) => {
      // Out before the step begins: what blocks afterwards could not say any more that it does.
      await channel.last({ type: 'step', id, ms });
      try {
        return await step();
      } finally {
        channel.send({ type: 'step', id, ms: null });
      }
    };
    const last = () => handler.isUsedUp?.() ?? false;
    try {
      const result = await handler.run(task, controller.signal, within);
      if (result instanceof Moved)
        channel.send({ type: 'done', id, result: result.value, last: last() }, result.transfer);
      else if (result instanceof Packed)
        channel.pack({ type: 'done', id, result: result.value, last: last() }, result.bytes());
      else channel.send({ type: 'done', id, result, last: last() });
    } catch (error) {
      channel.send({ type: 'failed', id, error: packError(error), last: last() });
    } finally {
      running.delete(id);
    }
  }

  channel.receive((message) => {
    if (message.type === 'run') void run(message.id, message.task as Task);
    else running.get(message.id)?.abort();
  });
  channel.send({ type: 'ready' });
  // Ended by SIGKILL, a process never writes what it compiled at its exit: kept now, the next one starts sooner.
  if (isMainThread) flushCompileCache();
}

function readData(): unknown {
  if (!isMainThread) return workerData;
  const text = process.env[CHILD_DATA_ENV];
  return text === undefined ? undefined : JSON.parse(text);
}

function openChannel(): Channel {
  if (parentPort) {
    const port = parentPort;
    return {
      send: (message, transfer = []) => port.postMessage(message, [...transfer]),
      pack: ({ result, ...message }, along) =>
        port.postMessage({ ...message, result: { ...(result as object), packed: along } }),
      last: async (message) => port.postMessage(message),
      receive: (listener) => port.on('message', listener),
    };
  }
  const fd = process.env[CHILD_CHANNEL_ENV];
  if (fd !== undefined) {
    let listen: (message: ToWorker) => void = () => {};
    const pipe = new Socket({ fd: Number(fd), readable: true, writable: true });
    // Without its parent a child has nobody to work for.
    const alone = () => process.exit(0);
    pipe.on('close', alone);
    const frames = openFrames(pipe, { message: (message) => listen(message as ToWorker), broken: alone });
    return {
      send: (message) => frames.send(message),
      pack: (message, along) => frames.send(message, along),
      last: (message) => new Promise((resolve) => frames.send(message, undefined, resolve)),
      receive(listener) {
        listen = listener;
      },
    };
  }
  throw new Error('This file is the body of a pool worker and does not run by itself.');
}
