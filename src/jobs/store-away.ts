import { serviceError } from '../contract/errors.ts';
import type { JobService } from './job-service.ts';

/**
 * While the store is away (a database that restarts, a lost connection, a full disk) nothing can be said of a job, and
 * nothing was written or charged for a new one: 503, come back, not an error of ours.
 */
export function answerStoreAway(service: JobService): JobService {
  const guarded = Object.entries(service as unknown as Record<string, Method>).map(([name, method]) => [
    name,
    async (...parameters: unknown[]) => {
      try {
        return await method(...parameters);
      } catch (error) {
        throw isFromStore(error) ? serviceError('source_unavailable', { detail: 'job store', cause: error }) : error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as unknown as JobService;
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Both drivers name what happened (`CONNECTION_CLOSED`, `53100`, `ERR_SQLITE_ERROR`); a mistake in our code has no code. */
const isFromStore = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'ServiceError' && typeof (error as { code?: unknown }).code === 'string';
