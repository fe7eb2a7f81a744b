import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { arrays } from './schema.ts';

/** Four million: the largest file of changes has a few hundred thousand keys, so one absent key in ten is looked up. */
const BITS = 22;
/** Taken at each question: some ten microseconds, until all are known. */
const STEP = 64;

/**
 * Which keys a table may have. Nearly every key that is asked for is in the large file and not among the changes, where
 * looking it up costs a third of a row. Only for files that never change: a key written later would not be seen.
 * The keys are taken over while questions come in, so that opening a file takes no time; until then any may be there.
 */
export class KeyFilter {
  readonly #next: StatementSync;
  readonly #bits = new Uint32Array(1 << (BITS - 5));
  #last = Number.MIN_SAFE_INTEGER;
  #isComplete = false;

  constructor(db: DatabaseSync, table: string, key: string) {
    this.#next = arrays(db.prepare(`SELECT ${key} FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ${STEP}`));
  }

  /** False where the table does not have the key. */
  mayHave(key: number): boolean {
    if (!this.#isComplete) {
      this.#take();
      return true;
    }
    const bit = bitOf(key);
    return (this.#bits[bit >>> 5]! & (1 << (bit & 31))) !== 0;
  }

  #take(): void {
    const rows = this.#next.all(this.#last) as unknown as [number][];
    for (const [key] of rows) {
      const bit = bitOf(key);
      this.#bits[bit >>> 5]! |= 1 << (bit & 31);
      this.#last = key;
    }
    this.#isComplete = rows.length < STEP;
  }
}

/** Numbers of companies lie close together, and those of neighbours differ in more than their lowest bits. */
const bitOf = (key: number): number => {
  const high = Math.floor(key / 0x1_0000_0000);
  return Math.imul((key - high * 0x1_0000_0000) ^ Math.imul(high, 0x85eb_ca6b), 0x9e37_79b1) >>> (32 - BITS);
};
