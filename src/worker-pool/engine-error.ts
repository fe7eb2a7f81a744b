import { ServiceError, serviceError } from '../contract/errors.ts';
import { CancelledError, DeadlineError, PoolClosedError, QueueFullError } from './errors.ts';

/**
 * The failures of an engine's threads in the words of the error table. What ran out of time counts against its sender; a
 * worker that crashed does not, since nobody knows whose fault that was.
 */
export function engineError(error: unknown): unknown {
  if (error instanceof QueueFullError) return serviceError('engine_queue_full', { cause: error });
  if (error instanceof DeadlineError)
    return serviceError('engine_timeout', { cause: error, costly: error.phase === 'running' });
  if (error instanceof PoolClosedError) return serviceError('server_closing', { cause: error });
  if (error instanceof CancelledError || error instanceof ServiceError) return error;
  return serviceError('engine_invalid_output', { cause: error });
}
