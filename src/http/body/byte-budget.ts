import { serviceError } from '../../contract/errors.ts';

/** The bytes one request holds of a budget. */
export interface HeldBytes {
  /** Counts bytes that have arrived; throws 429 when the budget is used up. */
  take(bytes: number): void;
  /** Gives all of them back; calling it twice is harmless. */
  release(): void;
}

/** What one holder may have of a budget at most: nobody takes all of it from the others. */
const SHARE = 1 / 4;

/**
 * Bytes of request bodies held at one time. They count as they arrive and until the answer is sent: a connection that
 * declares a megabyte and sends nothing holds nothing, and a burst of large uploads is answered 429 instead of
 * exhausting the memory. A budget may be a part `within` another one.
 */
export class ByteBudget {
  readonly limit: number;
  readonly #within: ByteBudget | undefined;
  readonly #holders = new Map<string, number>();
  #used = 0;

  constructor(limit: number, within?: ByteBudget) {
    this.limit = limit;
    this.#within = within;
  }

  get used(): number {
    return this.#used;
  }

  /** `holder`: who sends it, as far as that is known; all bodies of one holder together have a share. */
  hold(holder?: string): HeldBytes {
    let own = 0;
    return {
      take: (bytes) => {
        for (let budget: ByteBudget | undefined = this; budget; budget = budget.#within)
          if (!budget.#hasRoom(bytes, own, holder)) throw serviceError('body_budget_exhausted');
        this.#count(bytes, holder);
        own += bytes;
      },
      release: () => {
        this.#count(-own, holder);
        own = 0;
      },
    };
  }

  /** A single body larger than the whole budget, or than a share of it, may still pass alone. */
  #hasRoom(bytes: number, own: number, holder: string | undefined): boolean {
    if (this.#used + bytes > this.limit && this.#used > own) return false;
    const held = holder === undefined ? 0 : (this.#holders.get(holder) ?? 0);
    return held <= own || held + bytes <= this.limit * SHARE;
  }

  #count(bytes: number, holder: string | undefined): void {
    this.#used += bytes;
    if (holder !== undefined) {
      const held = (this.#holders.get(holder) ?? 0) + bytes;
      if (held > 0) this.#holders.set(holder, held);
      else this.#holders.delete(holder);
    }
    if (this.#within) this.#within.#count(bytes, holder);
  }
}

/**
 * One budget each for bodies of payers, of anybody, and of MCP: none of them can use up another's. A signature alone
 * costs nothing, so who never paid here has a part of the payers' budget, by network address.
 */
export interface ByteBudgets {
  readonly paid: ByteBudget;
  readonly newcomers: ByteBudget;
  readonly unpaid: ByteBudget;
  readonly mcp: ByteBudget;
}

export function createByteBudgets(bytes: number): ByteBudgets {
  const paid = new ByteBudget(bytes);
  return {
    paid,
    newcomers: new ByteBudget(Math.ceil(bytes / 2), paid),
    unpaid: new ByteBudget(Math.ceil(bytes / 4)),
    mcp: new ByteBudget(Math.ceil(bytes / 4)),
  };
}
