import type { Grey } from '../../../document/index.ts';
import { lightInk, type Within } from './light-ink.ts';
import { LINE } from './line-height.ts';
import { type Rect, toPage } from './rects.ts';
import { windowSides, windowSums } from './sums.ts';

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
  const { width, height } = small;
  const { left, top, right, bottom } = within;
  const part = { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
  const { light, ground } = lightInk(small, part);
  const mapOf = (ink: Uint8Array): InkMap => ({ ink, width, height, scale });
  return { dark: mapOf(darkInk(small)), light: mapOf(light), ground: mapOf(ground) };
}

function darkInk(picture: Grey): Uint8Array {
  const { data, width, height } = picture;
  const dark = new Uint8Array(width * height);
  const sumsAt = windowSums(picture, AROUND, AROUND);
  const [columns, rows] = [windowSides(width, AROUND), windowSides(height, AROUND)];
  // The innermost loop over the page: without arrays and objects.
  for (let y = 0, at = 0; y < height; y++) {
    const sums = sumsAt(y);
    const around = rows[y]!;
    for (let x = 0; x < width; x++, at++) {
      const pixels = around * columns[x]!;
      const value = data[at]!;
      // Most of a page is paper, and no darker than what is around it.
      if (value * pixels >= sums[x]!) continue;
      const mean = sums[x]! / pixels;
      if (value < mean - Math.max(LEAST, mean * DARKER)) dark[at] = 1;
    }
  }
  return dark;
}

function shrunk(page: Grey, scale: number): Grey {
  if (scale === 1) return page;
  const { data, width: across } = page;
  const [width, height] = [Math.floor(across / scale), Math.floor(page.height / scale)];
  const small = new Uint8Array(width * height);
  const starts = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * scale));
  const columns = new Uint32Array(across);
  /** Sums of the columns from the first on: those of any stretch are a difference. */
  const sums = new Uint32Array(across + 1);
  for (let y = 0, out = 0; y < height; y++) {
    const [y0, y1] = [Math.floor(y * scale), Math.floor((y + 1) * scale)];
    for (let x = 0, at = y0 * across; x < across; x++, at++) columns[x] = data[at]!;
    for (let row = y0 + 1; row < y1; row++)
      for (let x = 0, at = row * across; x < across; x++, at++) columns[x]! += data[at]!;
    for (let x = 0, sum = 0; x < across; x++) sums[x + 1] = sum += columns[x]!;
    for (let x = 0, from = 0; x < width; x++, out++) {
      const to = starts[x + 1]!;
      small[out] = (sums[to]! - sums[from]!) / ((y1 - y0) * (to - from));
      from = to;
    }
  }
  return { width, height, data: small };
}

/**
 * Calls `visit` for every row of the map that a box of the page, grown by a share of its thickness, meets, with the first
 * pixel of it inside and the one behind the last.
 */
export function eachRowInside(
  map: InkMap,
  rect: Rect,
  grow: number,
  visit: (from: number, to: number) => void,
): void {
  const { cx, cy, w, h, ux, uy } = toPage(rect, 1 / map.scale, 1 / map.scale);
  const room = Math.min(w, h) * grow;
  const [a, b] = [w / 2 + room, h / 2 + room];
  const dx = Math.abs(ux) * a + Math.abs(uy) * b;
  const dy = Math.abs(uy) * a + Math.abs(ux) * b;
  const [left, right] = [Math.max(0, Math.floor(cx - dx)), Math.min(map.width - 1, Math.ceil(cx + dx))];
  const [top, bottom] = [Math.max(0, Math.floor(cy - dy)), Math.min(map.height - 1, Math.ceil(cy + dy))];
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - cy;
    const isInside = (x: number): boolean => {
      const px = x + 0.5 - cx;
      return Math.abs(px * ux + py * uy) <= a && Math.abs(py * ux - px * uy) <= b;
    };
    let [first, last] = [left, right];
    while (first <= last && !isInside(first)) first++;
    while (last > first && !isInside(last)) last--;
    if (first <= last) visit(y * map.width + first, y * map.width + last + 1);
  }
}

/** Share of a box of the page that is ink. */
export function inkShare(map: InkMap, rect: Rect): number {
  const { ink } = map;
  let [inked, all] = [0, 0];
  eachRowInside(map, rect, 0, (from, to) => {
    for (let at = from; at < to; at++) inked += ink[at]!;
    all += to - from;
  });
  return inked / Math.max(1, all);
}
