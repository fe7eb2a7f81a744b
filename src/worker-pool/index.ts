export { workerEntry } from './entry.ts';
export { CancelledError, DeadlineError, PoolClosedError, QueueFullError, WorkerCrashedError } from './errors.ts';
export { createPool } from './pool.ts';
export type { PoolCounters } from './pool.types.ts';
export { serveTasks } from './serve.ts';
