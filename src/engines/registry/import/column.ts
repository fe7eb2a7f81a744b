/** A growing column of numbers in chunks, so that growing never copies and costs no second copy of the memory. */
const BITS = 18;
const SIZE = 1 << BITS;
const MASK = SIZE - 1;

type Numbers = Float64Array | Uint32Array | Uint16Array;

export class Column<A extends Numbers> {
  length = 0;
  readonly #make: (size: number) => A;
  readonly #chunks: A[] = [];

  constructor(make: (size: number) => A) {
    this.#make = make;
  }

  push(value: number): number {
    const at = this.length++;
    if ((at & MASK) === 0) this.#chunks.push(this.#make(SIZE));
    this.#chunks[at >> BITS]![at & MASK] = value;
    return at;
  }

  at(index: number): number {
    return this.#chunks[index >> BITS]![index & MASK]!;
  }

  /** Sets a value that was pushed before. */
  set(index: number, value: number): void {
    this.#chunks[index >> BITS]![index & MASK] = value;
  }

  free(): void {
    this.#chunks.length = 0;
    this.length = 0;
  }
}

export const doubles = () => new Column((size) => new Float64Array(size));
export const words = () => new Column((size) => new Uint32Array(size));
export const halves = () => new Column((size) => new Uint16Array(size));
