interface Plane {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What each level counts in a sum. */
export type Worth = Uint32Array;
const ITSELF: Worth = Uint32Array.from({ length: 256 }, (_, level) => level);

/**
 * Sums of a picture over the window around each pixel of a row, `across` to either side and `down` above and below, cut
 * at the picture's edges. Rows are asked from top to bottom; the answer holds until the next one. Sums of columns move
 * down with the window: a table of all sums would take four times the picture's memory.
 */
export function windowSums(
  { data, width, height }: Plane,
  across: number,
  down: number,
  worth: Worth = ITSELF,
): (y: number) => Uint32Array {
  const columns = new Uint32Array(width);
  const sums = new Uint32Array(width);
  const add = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) columns[x]! += worth[data[at]!]!;
  };
  const take = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) columns[x]! -= worth[data[at]!]!;
  };
  let [first, end] = [0, 0];
  return (y) => {
    const [top, bottom] = [Math.max(0, y - down), Math.min(height, y + down + 1)];
    if (top >= end) {
      columns.fill(0);
      first = top;
      end = top;
    }
    while (end < bottom) add(end++);
    while (first < top) take(first++);
    const inside = Math.min(across, width);
    let sum = 0;
    for (let x = 0; x < inside; x++) sum += columns[x]!;
    let x = 0;
    for (; x + across < width && x <= across; x++) sums[x] = sum += columns[x + across]!;
    for (; x + across < width; x++) sums[x] = sum += columns[x + across]! - columns[x - across - 1]!;
    for (; x < width; x++) sums[x] = sum -= x > across ? columns[x - across - 1]! : 0;
    return sums;
  };
}

/** How many columns, or rows, the window around each of them has. */
export const windowSides = (length: number, reach: number): Uint16Array =>
  Uint16Array.from({ length }, (_, at) => Math.min(length, at + reach + 1) - Math.max(0, at - reach));

/** The level so much of a picture is darker than, or as dark as. */
export function levelOf(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  const place = Math.floor(share * data.length);
  let [level, passed] = [0, counts[0]!];
  while (level < 255 && passed <= place) passed += counts[++level]!;
  return level;
}
