import { serviceError } from '../../contract/errors.ts';

/** The bytes one request holds of a budget. */
export interface HeldBytes {
  /** Counts bytes that have arrived; throws 429 when the budget is used up. */
  take(bytes: number): void;
  /** Gives all of them back; calling it twice is harmless. */
  release(): void;
}

/**
 * Bytes of request bodies held at one time. They count as they arrive and until the answer is sent: a connection that
 * declares a megabyte and sends nothing holds nothing, and a burst of large uploads is answered 429 instead of
 * exhausting the memory.
 */
export class ByteBudget {
  readonly limit: number;
  #used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get used(): number {
    return this.#used;
  }

  hold(): HeldBytes {
    let own = 0;
    return {
      take: (bytes) => {
        // A single body larger than the whole budget may still pass alone.
        if (this.#used + bytes > this.limit && this.#used > own) throw serviceError('body_budget_exhausted');
        this.#used += bytes;
        own += bytes;
      },
      release: () => {
        this.#used -= own;
        own = 0;
      },
    };
  }
}

/** One budget each for bodies of proven payers, of anybody, and of MCP: none of them can use up another's. */
export interface ByteBudgets {
  readonly paid: ByteBudget;
  readonly unpaid: ByteBudget;
  readonly mcp: ByteBudget;
}

export const createByteBudgets = (bytes: number): ByteBudgets => ({
  paid: new ByteBudget(bytes),
  unpaid: new ByteBudget(Math.ceil(bytes / 4)),
  mcp: new ByteBudget(Math.ceil(bytes / 4)),
});
