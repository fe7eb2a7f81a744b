export { type Box, boxHere } from './box/launch.ts';
export { workerEntry } from './entry.ts';
export { CancelledError, DeadlineError, PoolClosedError, QueueFullError, WorkerCrashedError } from './errors.ts';
export { taskOwner } from './owner.ts';
export { createPool } from './pool.ts';
export type { PoolCounters } from './pool.types.ts';
export { serveTasks, type Within } from './serve.ts';
