import { serviceError } from '../../contract/errors.ts';

/**
 * Bytes of request bodies held at one time. A request reserves its length before the first byte is read and gives it
 * back when its answer is sent, so a burst of large uploads is answered 429 instead of exhausting the memory.
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

  /** Returns the function that gives the bytes back; calling it twice is harmless. */
  reserve(bytes: number): () => void {
    // A single body larger than the whole budget may still pass alone.
    if (this.#used + bytes > this.limit && this.#used > 0) throw serviceError('body_budget_exhausted');
    this.#used += bytes;
    let held = true;
    return () => {
      if (held) this.#used -= bytes;
      held = false;
    };
  }
}
