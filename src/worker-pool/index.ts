export { workerEntry } from './entry.ts';
export {
  CancelledError,
  DeadlineError,
  PoolClosedError,
  PoolError,
  QueueFullError,
  TaskError,
  WorkerCrashedError,
} from './errors.ts';
export { createPool } from './pool.ts';
export type { Pool, PoolCounters, PoolOptions, TaskOptions } from './pool.types.ts';
export { Moved, serveTasks, type TaskHandler } from './serve.ts';
