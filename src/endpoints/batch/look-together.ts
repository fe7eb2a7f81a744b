import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobService } from '../../batch-jobs/job-service.ts';

/** A look is one read of the store; several servers may work on the job, so nobody could tell this one. */
const LOOK_EVERY_MS = 500;

type Looks = Map<string, Promise<Job>>;
const looksOf = new WeakMap<object, Looks>();

/**
 * The job as it is half a second later. Waiting is free and anybody may hold a thousand connections open for one job, so
 * all who wait for it share one look.
 */
export function lookTogether(jobs: Pick<JobService, 'get'>, id: string, everyMs = LOOK_EVERY_MS): Promise<Job> {
  let looks = looksOf.get(jobs);
  if (!looks) looksOf.set(jobs, (looks = new Map()));
  const others = looks.get(id);
  if (others) return others;
  const own = pause(everyMs)
    .then(() => jobs.get(id))
    .finally(() => looks.delete(id));
  looks.set(id, own);
  return own;
}
