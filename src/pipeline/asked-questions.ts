/** A power of two; four bytes each. Far more than are asked in the minute they are held for. */
const SLOTS = 0x1_0000;

/**
 * Which questions came before, as marks of 32 bits: a set of the questions themselves would hold each of them for the
 * collector to carry along, and most never come again. Two that share a mark count as one, and of two that share a slot
 * the later one is known.
 */
export class AskedQuestions {
  readonly #marks = new Int32Array(SLOTS);

  /** Whether it came before; from now on it did. */
  came(question: string): boolean {
    const mark = markOf(question);
    const slot = (mark ^ (mark >>> 16)) & (SLOTS - 1);
    if (this.#marks[slot] === mark) return true;
    this.#marks[slot] = mark;
    return false;
  }

  forget(): void {
    this.#marks.fill(0);
  }
}

/** Never 0, which marks nothing. */
function markOf(question: string): number {
  let mark = question.length;
  for (let i = 0; i < question.length; i++) {
    mark = Math.imul(mark ^ question.charCodeAt(i), 0x5bd1_e995);
    mark ^= mark >>> 15;
  }
  return mark | 1;
}
