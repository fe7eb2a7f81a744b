import type { Grey } from '../../../document/index.ts';
import { levelOf } from './level-of.ts';
import { lightInk, type Within } from './light-ink.ts';
import { LINE } from './line-height.ts';
import { type Rect, toPage } from './rects.ts';
import { shrunk } from './shrunk.ts';
import { SIDE, type Squares, sidesAround, squaresOf, sumsAround } from './squares.ts';

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
/** The mean is taken over so many squares around: over paper, not over the strokes of one character alone. */
const AROUND = Math.round((LINE * 1.3 - SIDE / 2) / SIDE);
/** The paper is the tone so much of a page is darker than; a block is darker than this share of it. */
const PAPER = 0.9;
const BLOCK = 0.8;

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
  const paper = levelOf(small.data, PAPER);
  const squares = squaresOf(small, BLOCK * paper);
  const mapOf = (ink: Uint8Array): InkMap => ({ ink, width, height, scale });
  return {
    dark: mapOf(darkInk(small, squares)),
    light: mapOf(lightInk(small, squares, paper, part)),
    ground: mapOf(squares.isDarker),
  };
}

function darkInk({ data, width, height }: Grey, squares: Squares): Uint8Array {
  const { across, down, levels } = squares;
  const dark = new Uint8Array(width * height);
  const levelsAround = sumsAround(squares, levels, [AROUND, AROUND]);
  const [columns, rows] = [sidesAround(width, AROUND), sidesAround(height, AROUND)];
  const limits = new Uint8Array(across);
  for (let row = 0, at = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const mean = levelsAround(column, row) / (columns[column]! * rows[row]!);
      limits[column] = Math.max(0, Math.ceil(mean - Math.max(LEAST, mean * DARKER)));
    }
    for (const bottom = Math.min(height, (row + 1) * SIDE) * width; at < bottom; )
      for (let column = 0, end = at + width; at < end; column++) {
        const limit = limits[column]!;
        for (const stop = Math.min(end, at + SIDE); at < stop; at++) dark[at] = (data[at]! - limit) >>> 31;
      }
  }
  return dark;
}

/**
 * Calls `visit` for every row of the map that a box of the page, grown by a share of its thickness, meets, with the first
 * pixel of it inside and the one behind the last.
 */
export function eachRowInside(map: InkMap, rect: Rect, grow: number, visit: (from: number, to: number) => void): void {
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
