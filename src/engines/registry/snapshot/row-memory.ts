/** Rows by number as they were read, at most twice `kept` of them: those asked for last stay. */
export class RowMemory<T> {
  readonly #kept: number;
  readonly #read: (numbers: readonly number[]) => (T | null)[];
  #newer = new Map<number, T | null>();
  #older = new Map<number, T | null>();

  /** `read` gives the rows of several numbers in their order; `kept` 0 keeps none. */
  constructor(kept: number, read: (numbers: readonly number[]) => (T | null)[]) {
    this.#kept = kept;
    this.#read = read;
  }

  one(number: number): T | null {
    const known = this.#known(number);
    return known === undefined ? this.#keep(number, this.#read([number])[0]!) : known;
  }

  /** Those that are not known are read together. */
  many(numbers: readonly number[]): (T | null)[] {
    const rows: (T | null)[] = [];
    const missing: number[] = [];
    const places: number[] = [];
    for (let i = 0; i < numbers.length; i++) {
      const known = this.#known(numbers[i]!);
      rows.push(known ?? null);
      if (known === undefined) {
        missing.push(numbers[i]!);
        places.push(i);
      }
    }
    if (missing.length === 0) return rows;
    const read = this.#read(missing);
    for (let i = 0; i < missing.length; i++) rows[places[i]!] = this.#keep(missing[i]!, read[i]!);
    return rows;
  }

  #known(number: number): T | null | undefined {
    const known = this.#newer.get(number);
    if (known !== undefined) return known;
    const old = this.#older.get(number);
    return old === undefined ? undefined : this.#keep(number, old);
  }

  #keep(number: number, row: T | null): T | null {
    if (this.#kept === 0) return row;
    if (this.#newer.size >= this.#kept) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(number, row);
    return row;
  }
}
