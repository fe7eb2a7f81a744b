import type { Grey } from '../../../document/index.ts';
import { type Rect, toPage } from './rects.ts';

/** Where a page is dark against its surroundings, at a size at which its usual line is `LINE` pixels thick. */
export interface InkMap {
  /** 1 for ink. */
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Page pixels per pixel of the map. */
  readonly scale: number;
}

/** Height of a usual line in the map: enough for strokes to be told from rules. */
export const LINE = 14;
/** Ink is this much darker than the mean around it; shades of paper are less, faded print is more. */
const DARKER = 0.11;
const LEAST = 12;
/** The mean is taken this far around: over paper, not over the strokes of one character alone. */
const AROUND = Math.round(LINE * 1.3);

/** Light print is so much of the way from its ground to paper; most of its ground is darker than this share of paper. */
const LIGHTER = 0.3;
const [BLOCK, MOSTLY] = [0.8, 0.55];
/** The ground is looked at over the height of a line: a block may be no higher. */
const ABOVE = LINE / 2;
/** The paper is the tone so much of a page is darker than. */
const PAPER = 0.9;

export interface InkMaps {
  /** Print that is darker than its ground. */
  readonly dark: InkMap;
  /** Print that is lighter than its ground, a block of black, grey or a colour; without ink where there is none. */
  readonly light: InkMap;
}

export function inkMapsOf(page: Grey, usual: number): InkMaps {
  const scale = Math.max(1, usual / LINE);
  const small = shrunk(page, scale);
  const { width, height, data } = small;
  const sums = integralOf(data, width, height);
  const paper = levelOf(data, PAPER);
  const blocks = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) if (data[i]! < BLOCK * paper) blocks[i] = 1;
  const blockSums = integralOf(blocks, width, height);
  for (let i = 0; i < data.length; i++) if (blocks[i]) blocks[i] = data[i]!;
  const groundSums = integralOf(blocks, width, height);
  const dark = new Uint8Array(width * height);
  const light = new Uint8Array(width * height);
  // The innermost loop over the page: without arrays and objects.
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - AROUND);
    const bottom = Math.min(height, y + AROUND + 1);
    const above = top * (width + 1);
    const below = bottom * (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - AROUND);
      const right = Math.min(width, x + AROUND + 1);
      const sum = (sums[below + right]! - sums[above + right]! - sums[below + left]! + sums[above + left]!) >>> 0;
      const mean = sum / ((right - left) * (bottom - top));
      const at = y * width + x;
      const value = data[at]!;
      if (value < mean - Math.max(LEAST, mean * DARKER)) dark[at] = 1;
      else if (value > mean) {
        const first = Math.max(0, y - ABOVE) * (width + 1);
        const last = Math.min(height, y + ABOVE + 1) * (width + 1);
        const count =
          blockSums[last + right]! - blockSums[first + right]! - blockSums[last + left]! + blockSums[first + left]!;
        if (count * (width + 1) <= MOSTLY * (right - left) * (last - first)) continue;
        const ground =
          groundSums[last + right]! - groundSums[first + right]! - groundSums[last + left]! + groundSums[first + left]!;
        if (value > ground / count + LIGHTER * (paper - ground / count)) light[at] = 1;
      }
    }
  }
  return { dark: { ink: dark, width, height, scale }, light: { ink: light, width, height, scale } };
}

function shrunk(page: Grey, scale: number): Grey {
  if (scale === 1) return page;
  const [width, height] = [Math.floor(page.width / scale), Math.floor(page.height / scale)];
  const data = new Uint8Array(width * height);
  const starts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * scale));
  const sums = new Uint32Array(page.width);
  for (let y = 0; y < height; y++) {
    const [y0, y1] = [Math.floor(y * scale), Math.floor((y + 1) * scale)];
    sums.fill(0);
    for (let row = y0; row < y1; row++)
      for (let x = 0, at = row * page.width; x < page.width; x++, at++) sums[x]! += page.data[at]!;
    for (let x = 0; x < width; x++) {
      const [x0, x1] = [starts[x]!, starts[x + 1]!];
      let sum = 0;
      for (let column = x0; column < x1; column++) sum += sums[column]!;
      data[y * width + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return { width, height, data };
}

/** Sums of very large pages run over 32 bits; their differences, taken in 32 bits, do not. */
function integralOf(data: Uint8Array, width: number, height: number): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

/** The level so much of a picture is darker than. */
function levelOf(data: Uint8Array, share: number): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) counts[data[i]!]!++;
  let [level, darker] = [0, counts[0]!];
  while (level < 255 && darker < share * data.length) darker += counts[++level]!;
  return level;
}

/** Calls `visit` for every pixel of the map inside a box of the page, grown by a share of its thickness. */
export function eachInside(map: InkMap, rect: Rect, grow: number, visit: (at: number) => void): void {
  const box = toPage(rect, 1 / map.scale, 1 / map.scale);
  const room = Math.min(box.w, box.h) * grow;
  const [a, b] = [box.w / 2 + room, box.h / 2 + room];
  const dx = Math.abs(box.ux) * a + Math.abs(box.uy) * b;
  const dy = Math.abs(box.uy) * a + Math.abs(box.ux) * b;
  const [left, right] = [Math.max(0, Math.floor(box.cx - dx)), Math.min(map.width - 1, Math.ceil(box.cx + dx))];
  const [top, bottom] = [Math.max(0, Math.floor(box.cy - dy)), Math.min(map.height - 1, Math.ceil(box.cy + dy))];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - box.cx, y + 0.5 - box.cy];
      if (Math.abs(px * box.ux + py * box.uy) <= a && Math.abs(py * box.ux - px * box.uy) <= b)
        visit(y * map.width + x);
    }
  }
}

/** Share of a box of the page that is ink. */
export function inkShare(map: InkMap, rect: Rect): number {
  let [ink, all] = [0, 0];
  eachInside(map, rect, 0, (at) => {
    ink += map.ink[at]!;
    all++;
  });
  return ink / Math.max(1, all);
}
