/** Marks that stand in no name, and the 字 before one. */
const MARKS = /[\p{P}\p{S}字]/u;

const NONE = 1;
const SOME = 2;
/** Half of a character: the whole of it decides. */
const HALF = 3;
/** What is known of a unit. */
const kinds = new Uint8Array(0x1_0000);

const kindOf = (unit: number): number =>
  unit >= 0xd800 && unit < 0xe000 ? HALF : MARKS.test(String.fromCharCode(unit)) ? SOME : NONE;

/** Whether a mark stands in `text[from, to)`. Each unit is asked once: the classes of marks are long, and most names have none. */
export function hasMark(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    const kind = kinds[unit] || (kinds[unit] = kindOf(unit));
    if (kind === SOME) return true;
    if (kind === HALF) return MARKS.test(text.slice(i, to));
  }
  return false;
}
