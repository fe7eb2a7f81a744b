import type { TaskOptions } from './pool.types.ts';
import type { Slot } from './slot.ts';

/** A task that waits for a worker or has one. */
export interface Job {
  readonly id: number;
  readonly task: unknown;
  readonly options: TaskOptions;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Ends timer and abort listener. */
  release: () => void;
  slot: Slot | null;
  /** Deadline of the step it is at. */
  step: NodeJS.Timeout | undefined;
  readonly owner: string | undefined;
}

/** Who has a task running waits while others do: one caller cannot hold every worker. */
export function nextInTurn(queue: readonly Job[], active: ReadonlyMap<number, Job>): number {
  const busy = new Set([...active.values()].map(({ owner }) => owner));
  const next = queue.findIndex(({ owner }) => owner === undefined || !busy.has(owner));
  return Math.max(0, next);
}
