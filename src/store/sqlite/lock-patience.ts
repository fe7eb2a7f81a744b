import type { DatabaseSync } from 'node:sqlite';

/** Longer than any write of ours takes, shorter than a probe of readiness waits. */
export const PATIENT_MS = 800;
/** While a process starts nobody waits for its answers, and another one may be making the tables. */
export const STARTING_MS = 10_000;
const IMPATIENT_MS = 10;
const AFTER_MS = 5000;
const SQLITE_BUSY = 5;

/**
 * How long a statement waits while another process writes. SQLite waits on the main thread, and everybody with it: the
 * first statement that meets a lock may wait, and where that was in vain those after it fail almost at once, until none
 * has met the lock for a while.
 */
export function createLockPatience(
  db: Pick<DatabaseSync, 'exec'>,
  now: () => number = () => performance.now(),
): <T>(statement: () => T) => T {
  let impatientUntil: number | undefined;
  const wait = (ms: number) => db.exec(`PRAGMA busy_timeout = ${ms}`);
  return (statement) => {
    if (impatientUntil !== undefined && now() > impatientUntil) {
      impatientUntil = undefined;
      wait(PATIENT_MS);
    }
    try {
      return statement();
    } catch (error) {
      if ((error as { errcode?: unknown }).errcode === SQLITE_BUSY) {
        if (impatientUntil === undefined) wait(IMPATIENT_MS);
        impatientUntil = now() + AFTER_MS;
      }
      throw error;
    }
  };
}
