import type { Grey } from '../../../document/index.ts';
import { lightInk, type Within } from './light-ink.ts';
import { LINE } from './line-height.ts';
import { type Rect, toPage } from './rects.ts';
import { integralOf } from './sums.ts';

/** Where a page is dark against its surroundings, at a size at which its usual line is `LINE` pixels thick. */
export interface InkMap {
  /** 1 for ink. */
  readonly ink: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Page pixels per pixel of the map. */
  readonly scale: number;
}

/** Ink is this much darker than the mean around it; shades of paper are less, faded print is more. */
const DARKER = 0.11;
const LEAST = 12;
/** The mean is taken this far around: over paper, not over the strokes of one character alone. */
const AROUND = Math.round(LINE * 1.3);

export interface InkMaps {
  /** Print that is darker than its ground. */
  readonly dark: InkMap;
  /** Print that is lighter than its ground, a block of black, grey or a colour; without ink where there is none. */
  readonly light: InkMap;
  /** What is darker than paper by far: blocks, and dark print. */
  readonly ground: InkMap;
}

/** `within`: where light print is looked for, in page pixels. */
export function inkMapsOf(page: Grey, usual: number, within: Within): InkMaps {
  const scale = Math.max(1, usual / LINE);
  const small = shrunk(page, scale);
  const { width, height, data } = small;
  const sums = integralOf(data, width, height);
  const dark = new Uint8Array(width * height);
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
    }
  }
  const { left, top, right, bottom } = within;
  const part = { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
  const { light, ground } = lightInk(small, part);
  const mapOf = (ink: Uint8Array): InkMap => ({ ink, width, height, scale });
  return { dark: mapOf(dark), light: mapOf(light), ground: mapOf(ground) };
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
      const px = x + 0.5 - box.cx;
      const py = y + 0.5 - box.cy;
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
