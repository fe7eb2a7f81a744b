const EMPTY = -1;
const SMALLEST = 1024;

/**
 * How often keys of cores were met, in the order of the first time. A Map asks the runtime for the hash of every number
 * above 31 bits, which costs more than all the rest of a look; the low bits of a key are a hash already.
 */
export class KeyCounts {
  private readonly keys: number[] = [];
  private readonly counts: number[] = [];
  #slots = new Int32Array(SMALLEST).fill(EMPTY);

  /** Adds to the count of a key; one that is new is taken in only while there are fewer than `most`. */
  add(key: number, by: number, most: number): void {
    const mask = this.#slots.length - 1;
    let slot = (key >>> 0) & mask;
    for (let at = this.#slots[slot]!; at !== EMPTY; at = this.#slots[slot]!) {
      if (this.keys[at] === key) {
        this.counts[at]! += by;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.keys.length >= most) return;
    this.#slots[slot] = this.keys.length;
    this.keys.push(key);
    this.counts.push(by);
    if (this.keys.length * 2 > this.#slots.length) this.#grow();
  }

  /**
   * The keys that were met most, at most so many; of equal ones the first met is first. Each was met `wanted` times or
   * more, where any was; else as often as any.
   */
  best(most: number, wanted: number): number[] {
    const found: number[] = [];
    let count = 0;
    for (const met of this.counts) if (met > count) count = met;
    const least = Math.max(1, Math.min(count, wanted));
    for (; count >= least && found.length < most; count--)
      for (let i = 0; i < this.keys.length && found.length < most; i++)
        if (this.counts[i] === count) found.push(this.keys[i]!);
    return found;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4).fill(EMPTY);
    const mask = slots.length - 1;
    for (let i = 0; i < this.keys.length; i++) {
      let slot = (this.keys[i]! >>> 0) & mask;
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      slots[slot] = i;
    }
    this.#slots = slots;
  }
}
