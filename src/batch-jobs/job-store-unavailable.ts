import { because } from '../contract/error-details.ts';
import { serviceError } from '../contract/errors.ts';
import type { JobService } from './job-service.ts';

/**
 * While the store is away (a database that restarts, a lost connection, a full disk) nothing can be said of a job, and
 * nothing was written or charged for a new one: 503, come back, not an error of ours.
 */
export function answerStoreUnavailable(service: JobService): JobService {
  const guarded = Object.entries(service as unknown as Record<string, Method>).map(([name, method]) => [
    name,
    async (...parameters: unknown[]) => {
      try {
        return await method(...parameters);
      } catch (error) {
        throw isStoreUnavailable(error)
          ? serviceError('source_unavailable', { detail: because('job_store'), cause: error })
          : error;
      }
    },
  ]);
  return Object.fromEntries(guarded) as unknown as JobService;
}

type Method = (...parameters: unknown[]) => Promise<unknown>;

/** Away, full or busy; a wrong query or a mistake in our code is none of these. */
const AWAY: readonly RegExp[] = [
  // postgres.js and the operating system: CONNECTION_CLOSED, CONNECT_TIMEOUT, ECONNREFUSED, EPIPE …
  /^(?:CONNECT|ECONN|EPIPE|ETIMEDOUT|EHOST)/,
  // SQLSTATE: connection, resources, operator, system; a lock that was waited for in vain; read-only.
  /^(?:08|53|57|58)[0-9A-Z]{3}$|^55P03$|^25006$/,
];
/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN */
const SQLITE_AWAY: readonly number[] = [5, 6, 8, 10, 13, 14];

function isStoreUnavailable(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_AWAY.includes(Number(errcode) & 0xff);
  return typeof code === 'string' && AWAY.some((pattern) => pattern.test(code));
}
