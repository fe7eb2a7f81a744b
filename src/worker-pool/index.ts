export { type Box, boxHere } from './box/launch.ts';
export { engineError } from './engine-error.ts';
export { workerEntry } from './entry.ts';
export { CancelledError, DeadlineError, PoolClosedError, QueueFullError, WorkerCrashedError } from './errors.ts';
export { taskOwner } from './owner.ts';
export { type InBytes, Packed, unpack } from './packed.ts';
export { createPool } from './pool.ts';
export type { PoolCounters } from './pool.types.ts';
export { serveTasks, type Within } from './serve.ts';
