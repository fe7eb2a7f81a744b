/**
 * What one turn of the loop takes on. Hundreds of connections that ask at the same moment lie in one turn, and whoever
 * else waits, a timer or another caller's answer, would wait for all of them. So a turn begins new work for a few
 * milliseconds; the rest is done in later ones, in the order it came.
 */
export interface LoopTurns {
  /** Does it now, or in a later turn. What it leaves to be done at once (promises) is done before the next is begun. */
  run(work: () => void): void;
  /** True when this turn has taken its time: what comes now should wait. */
  isSpent(): boolean;
  hasWaiting(): boolean;
}

const SETTLED = Promise.resolve();

/** Together with the dearest single request far below what anybody notices. */
const LONGEST_TURN_MS = 8;

export function createLoopTurns(now: () => number = () => performance.now(), longestMs = LONGEST_TURN_MS): LoopTurns {
  const waiting: (() => void)[] = [];
  let began: number | undefined;
  let isAtWork = false;

  const isSpent = (): boolean => {
    if (began !== undefined) return now() - began > longestMs;
    began = now();
    setImmediate(endTurn);
    return false;
  };
  const endTurn = (): void => {
    began = undefined;
    next();
  };
  const begin = (work: () => void): void => {
    isAtWork = true;
    // A tick asked for by a promise comes when all promises of this work that can go on have gone on. `queueMicrotask`
    // would keep the context of its caller as well.
    SETTLED.then(tick);
    work();
  };
  const tick = (): void => process.nextTick(end);
  const end = (): void => {
    isAtWork = false;
    next();
  };
  const next = (): void => {
    if (waiting.length > 0 && !isAtWork && !isSpent()) begin(waiting.shift()!);
  };
  return {
    run(work) {
      if (isAtWork || waiting.length > 0 || isSpent()) waiting.push(work);
      else begin(work);
    },
    isSpent,
    hasWaiting: () => waiting.length > 0,
  };
}

/** The process has one loop. */
export const loopTurns = createLoopTurns();
