import { setImmediate as aTurn } from 'node:timers/promises';

/** Two milliseconds of sealing. */
const STEP = 50;

/** Each of many, with a turn of the loop for everybody else now and then: sealing a thousand items takes 50 ms. */
export async function inSteps<T, Result>(all: readonly T[], work: (one: T) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < all.length; at += STEP) {
    results.push(...all.slice(at, at + STEP).map(work));
    // After the last one, too, where many were sealed: what comes next is as long again.
    if (all.length > STEP) await aTurn();
  }
  return results;
}
