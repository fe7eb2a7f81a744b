/** Neutral failures of a pool; each engine maps them to its own codes (queue full → 429, deadline → 504, crash → 502). */
export class PoolError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Nothing was started; the caller may come back later. */
export class QueueFullError extends PoolError {}

/** Out of time, waiting or running; a running worker was killed and replaced. */
export class DeadlineError extends PoolError {
  readonly phase: 'queued' | 'running';
  constructor(phase: 'queued' | 'running', deadlineMs: number) {
    super(`The task did not end within ${deadlineMs} ms (it was ${phase}).`);
    this.phase = phase;
  }
}

/** The caller's signal was aborted: the client has gone. */
export class CancelledError extends PoolError {
  readonly phase: 'queued' | 'running';
  constructor(message: string, phase: 'queued' | 'running', options?: ErrorOptions) {
    super(message, options);
    this.phase = phase;
  }
}

/** The worker ended while it worked on the task, or could not be started. */
export class WorkerCrashedError extends PoolError {}

export class PoolClosedError extends PoolError {}

/** What a task threw inside its worker, apart from errors of the error table, which arrive as they were. */
export class TaskError extends PoolError {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
