import type { Raster } from '../../../document/index.ts';

/** The picture is looked at in cells, this many along its longer side. */
export const CELLS = 160;
/** From one cell to the next paper changes less than this, an edge more; levels of 255, per channel. */
const STEP = 9;
/** Nowhere is paper further than this from where its print stands: shadows are soft but deep. */
const REACH = 70;

/** The tone of the paper in each cell, print left out. */
export interface Cells {
  readonly tone: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Page pixels per cell. */
  readonly size: number;
}

/** The lighter tones of a cell and its neighbours: ink is darker than what it stands on. */
export function paperOf({ width, height, rgb }: Raster): Cells {
  const size = Math.max(1, Math.max(width, height) / CELLS);
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const light = new Uint8Array(across * down * 3);
  const step = Math.max(1, Math.floor(size / 5));
  const starts = Int32Array.from({ length: across + 1 }, (_, column) => Math.min(width, Math.floor(column * size)));
  for (let row = 0, at = 0; row < down; row++) {
    const [y0, y1] = [Math.floor(row * size), Math.min(height, Math.floor((row + 1) * size))];
    for (let column = 0; column < across; column++, at += 3) {
      const [x0, x1] = [starts[column]!, starts[column + 1]!];
      let lightest = (y0 * width + x0) * 3;
      let best = -1;
      for (let y = y0; y < y1; y += step) {
        for (let i = (y * width + x0) * 3, end = (y * width + x1) * 3; i < end; i += 3 * step) {
          const luma = rgb[i]! + 2 * rgb[i + 1]! + rgb[i + 2]!;
          if (luma <= best) continue;
          lightest = i;
          best = luma;
        }
      }
      light[at] = rgb[lightest]!;
      light[at + 1] = rgb[lightest + 1]!;
      light[at + 2] = rgb[lightest + 2]!;
    }
  }
  return { tone: middleOf(light, across, down), width: across, height: down, size };
}

/** The middle one of a cell and its four neighbours, so that a single glint or letter does not make an edge. */
function middleOf(light: Uint8Array, width: number, height: number): Uint8Array {
  const tone = new Uint8Array(light.length);
  for (let y = 0; y < height; y++) {
    const [up, down] = [y > 0 ? -width * 3 : 0, y < height - 1 ? width * 3 : 0];
    for (let x = 0; x < width; x++) {
      const [left, right] = [x > 0 ? -3 : 0, x < width - 1 ? 3 : 0];
      const at = (y * width + x) * 3;
      for (let i = at; i < at + 3; i++)
        tone[i] = middleOfFive(light[i]!, light[i + left]!, light[i + right]!, light[i + up]!, light[i + down]!);
    }
  }
  return tone;
}

/** The third of five: the middle of one and what two pairs leave when their extremes are gone. */
function middleOfFive(a: number, b: number, c: number, d: number, e: number): number {
  const low = Math.max(Math.min(b, c), Math.min(d, e));
  const high = Math.min(Math.max(b, c), Math.max(d, e));
  return Math.max(Math.min(low, high), Math.min(a, Math.max(low, high)));
}

/** Marks with `area` all cells that are reached from a free one in small steps of tone. */
export function growArea({ tone, width, height }: Cells, map: Int32Array, seed: number, area: number): void {
  const stack = [seed];
  map[seed] = area;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x > 0) visit(at, at - 1);
    if (x < width - 1) visit(at, at + 1);
    if (y > 0) visit(at, at - width);
    if (y < height - 1) visit(at, at + width);
  }
  function visit(from: number, to: number): void {
    if (map[to] !== -1) return;
    for (let channel = 0; channel < 3; channel++) {
      const value = tone[to * 3 + channel]!;
      if (Math.abs(value - tone[from * 3 + channel]!) > STEP) return;
      if (Math.abs(value - tone[seed * 3 + channel]!) > REACH) return;
    }
    map[to] = area;
    stack.push(to);
  }
}
