import { DOCUMENT_OPERATIONS, LOOK_UP_OPERATIONS } from '../contract/batch.ts';
import { documentError, type ItemError, lookUpError } from './item-error.ts';

/** Jobs that are worked on together: those of another lane never wait for them. */
export interface Lane {
  readonly operations?: readonly string[];
  /** Jobs share by turns: after this many items the next job has its turn. */
  readonly itemsPerTurn: number;
  readonly itemsAtOnce: number;
  readonly itemBudgetMs: number;
  readonly errorOf: (thrown: unknown) => ItemError;
  /** Waited for before the next items begin; ends early when `isOver`. */
  readonly whenFree?: (isOver: () => boolean) => Promise<void>;
}

export const lookUpLane: Lane = {
  operations: LOOK_UP_OPERATIONS,
  itemsPerTurn: 20,
  itemsAtOnce: 2,
  itemBudgetMs: 30_000,
  errorOf: lookUpError,
};

/** Workers of the OCR engine: how many there are, work, and how many documents wait. */
export interface Readers {
  readonly size: number;
  readonly active: number;
  readonly queued: number;
}

/** A single call is answered in seconds; a job may take minutes. It waits this long for a free reader, then has a turn. */
const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 100;
/** Callers come one after another: half a second without any is a pause, less is the time they need to pay. */
const QUIET_LOOKS = 5;

/**
 * Documents: one at a time on each node, begun when all readers have been idle for a moment. Callers come first, but not
 * for ever: a job that has waited long enough has one document read, whatever else is going on.
 */
export const documentLane = (readers: () => Readers | undefined): Lane => ({
  operations: DOCUMENT_OPERATIONS,
  itemsPerTurn: 2,
  itemsAtOnce: 1,
  // As long as a single call may take.
  itemBudgetMs: 90_000,
  errorOf: documentError,
  whenFree: async (isOver) => {
    let quiet = 0;
    for (let waited = 0; waited < PATIENCE_MS && !isOver(); waited += LOOK_EVERY_MS) {
      const now = readers();
      quiet = now === undefined || now.queued + now.active === 0 ? quiet + 1 : 0;
      if (now === undefined || quiet >= QUIET_LOOKS) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  },
});
