import type { Transferable } from 'node:worker_threads';

export interface PoolOptions {
  /** Told in errors. */
  readonly name: string;
  /** Threads for WASM and JavaScript; processes for native code, whose crash would take a thread's process along. */
  readonly kind: 'thread' | 'process';
  /** From `workerEntry()`. */
  readonly entry: URL;
  /** Tasks worked on at the same time. */
  readonly size: number;
  /** Tasks that may wait; more are refused with QueueFullError. */
  readonly queueLimit: number;
  /** From submission to result, unless the task says otherwise. */
  readonly deadlineMs: number;
  /** Plain data handed to the worker's `start`. */
  readonly data?: unknown;
  readonly maxHeapMb?: number;
  /** Processes: the CPU time one may use in all, where the system can limit it. */
  readonly maxCpuSeconds?: number;
  /** Processes: the memory it ends itself at; the system stops what grows far beyond. */
  readonly maxMemoryMb?: number;
  /** Processes: whether one may start others, which are ended with it; otherwise the system refuses, where it can. */
  readonly startsPrograms?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** A cancelled task gets this long to end by itself before its worker is killed. */
  readonly cancelGraceMs?: number;
  /** Starts workers at the first task instead of at once. */
  readonly lazy?: boolean;
}

export interface TaskOptions {
  /** Client gone: a waiting task leaves the queue, a running one frees its slot. */
  readonly signal?: AbortSignal | undefined;
  readonly deadlineMs?: number;
  /** Whose task it is, where it is not the caller's of this moment (`taskOwner`). */
  readonly owner?: string | undefined;
  /** Buffers moved to the worker instead of copied (threads only). */
  readonly transfer?: readonly Transferable[];
}

/** For health and metrics. */
export interface PoolCounters {
  readonly size: number;
  /** Workers that are warmed up. */
  readonly ready: number;
  readonly active: number;
  readonly queued: number;
  readonly completed: number;
  /** Tasks that threw. */
  readonly failed: number;
  readonly refused: number;
  readonly timedOut: number;
  readonly cancelled: number;
  /** Workers that died without being told to. */
  readonly crashed: number;
}

export interface Pool<Task, Result> {
  run(task: Task, options?: TaskOptions): Promise<Result>;
  counters(): PoolCounters;
  /** Resolves when one worker is warm; rejects when none can be started. */
  ready(): Promise<void>;
  /** Refuses new tasks, lets running and waiting ones end for `drainMs`, then kills. */
  close(options?: { drainMs?: number }): Promise<void>;
}
