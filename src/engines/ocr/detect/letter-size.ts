import type { Grey } from '../../document/raster.ts';

/** Half the side of the square whose mean is the paper around a pixel. */
const AROUND = 12;
/** Ink is this much darker or lighter than what surrounds it. */
const LEAST_CONTRAST = 22;
/** Areas smaller than this are grain and dots, larger ones pictures and rules. */
const MIN_SIZE = 5;
const MAX_SIZE = 120;
const MAX_ASPECT = 4;
/** Fewer areas say nothing about the page. */
const LEAST_COUNT = 25;

/** Bands of this many rows are looked at, evenly over the page, until they make up so many pixels. */
const BAND = 96;
const ENOUGH_PIXELS = 800_000;

/**
 * The usual size of a character of a page in pixels, from the connected areas of ink; undefined when there are too
 * few. It costs a hundredth of what the detector does, and says how large the detector has to see the page.
 */
export function letterSize(page: Grey): number | undefined {
  const sizes: number[] = [];
  const step = Math.max(BAND, Math.round((BAND * page.width * page.height) / ENOUGH_PIXELS));
  for (let top = 0; top < page.height; top += step) {
    const height = Math.min(BAND, page.height - top);
    const band = page.data.subarray(top * page.width, (top + height) * page.width);
    for (const area of areas(inkOf(band, page.width, height), page.width, height)) {
      // What the edge of the band cuts has no size.
      if (area.top === 0 || area.top + area.height === height) continue;
      const [long, short] = [Math.max(area.width, area.height), Math.min(area.width, area.height)];
      if (long >= MIN_SIZE && long <= MAX_SIZE && long <= short * MAX_ASPECT) sizes.push(long);
    }
  }
  if (sizes.length < LEAST_COUNT) return undefined;
  sizes.sort((a, b) => a - b);
  return sizes[sizes.length >> 1];
}

/** Pixels darker than the mean of the square around them, from sums that move along with it. */
function inkOf(data: Uint8Array, width: number, height: number): Uint8Array {
  const ink = new Uint8Array(width * height);
  const columns = new Int32Array(width);
  const sums = new Int32Array(width + 1);
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x++, at++) columns[x]! += sign * data[at]!;
  };
  for (let y = 0; y < Math.min(AROUND, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + AROUND < height) add(y + AROUND, 1);
    if (y > AROUND) add(y - AROUND - 1, -1);
    const rows = Math.min(height - 1, y + AROUND) - Math.max(0, y - AROUND) + 1;
    for (let x = 0, sum = 0; x < width; x++) sums[x + 1] = sum += columns[x]!;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const from = x > AROUND ? x - AROUND : 0;
      const to = x + AROUND < width ? x + AROUND + 1 : width;
      if ((data[at]! + LEAST_CONTRAST) * rows * (to - from) < sums[to]! - sums[from]!) ink[at] = 1;
    }
  }
  return ink;
}

interface Area {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes of the 8-connected areas, by runs with union-find. */
function areas(ink: Uint8Array, width: number, height: number): Area[] {
  const parent: number[] = [];
  const bounds: number[] = [];
  const find = (label: number): number => {
    let root = label;
    while (parent[root] !== root) root = parent[root]!;
    parent[label] = root;
    return root;
  };
  const join = (a: number, b: number): number => {
    const [into, from] = a < b ? [a, b] : [b, a];
    if (into === from) return into;
    parent[from] = into;
    const [i, j] = [into * 4, from * 4];
    bounds[i] = Math.min(bounds[i]!, bounds[j]!);
    bounds[i + 1] = Math.min(bounds[i + 1]!, bounds[j + 1]!);
    bounds[i + 2] = Math.max(bounds[i + 2]!, bounds[j + 2]!);
    bounds[i + 3] = Math.max(bounds[i + 3]!, bounds[j + 3]!);
    return into;
  };
  let above: number[] = [];
  for (let y = 0; y < height; y++) {
    const row: number[] = [];
    let next = 0;
    const offset = y * width;
    for (let x = 0; x < width; x++) {
      if (ink[offset + x] === 0) continue;
      const from = x;
      while (x < width && ink[offset + x] === 1) x++;
      let label = -1;
      while (next < above.length && above[next + 1]! < from) next += 3;
      for (let k = next; k < above.length && above[k]! <= x; k += 3) {
        const other = find(above[k + 2]!);
        label = label < 0 ? other : join(find(label), other);
      }
      if (label < 0) {
        label = parent.push(parent.length) - 1;
        bounds.push(from, y, x, y + 1);
      } else {
        const i = label * 4;
        bounds[i] = Math.min(bounds[i]!, from);
        bounds[i + 2] = Math.max(bounds[i + 2]!, x);
        bounds[i + 3] = y + 1;
      }
      row.push(from, x, label);
    }
    above = row;
  }
  const found: Area[] = [];
  for (let label = 0; label < parent.length; label++) {
    if (parent[label] !== label) continue;
    const i = label * 4;
    found.push({ top: bounds[i + 1]!, width: bounds[i + 2]! - bounds[i]!, height: bounds[i + 3]! - bounds[i + 1]! });
  }
  return found;
}
