import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobService } from '../../batch-jobs/job-service.ts';

/** A look is one read of the store; several servers may work on the job, so nobody could tell this one. */
const LOOK_EVERY_MS = 500;

type Looks = Map<string, Promise<Job>>;
const looksOf = new WeakMap<object, Looks>();

/**
 * The job as it is half a second later. Waiting is free and anybody may hold a thousand connections open for one job, so
 * all who wait for it share one look, and go on a few at a time.
 */
export async function lookTogether(jobs: Pick<JobService, 'get'>, id: string, everyMs = LOOK_EVERY_MS): Promise<Job> {
  try {
    return await sharedLook(jobs, id, everyMs);
  } finally {
    await aPlace();
  }
}

function sharedLook(jobs: Pick<JobService, 'get'>, id: string, everyMs: number): Promise<Job> {
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

/** Answers of one turn of the loop: a millisecond or two. */
const AT_ONCE = 10;
const queue: (() => void)[] = [];

/** A place in one of the next turns of the loop. */
function aPlace(): Promise<void> {
  if (queue.length === 0) setImmediate(letGo);
  return new Promise((resolve) => queue.push(resolve));
}

function letGo(): void {
  for (const go of queue.splice(0, AT_ONCE)) go();
  if (queue.length > 0) setImmediate(letGo);
}
