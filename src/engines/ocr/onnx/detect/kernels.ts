import { areasAbove, boundsOf, cornersOf, type RowRun } from './areas.ts';
import { uncrossed } from './crossed-cores.ts';
import { hullOf, smallestRect } from './hull.ts';
import { type Rect, toPage } from './rects.ts';

/** What our detector says of a page: probability of a line's core at half its size, thickness of lines at a quarter. */
export interface KernelMap {
  readonly core: Float32Array;
  readonly thickness: Float32Array;
  /** Size of the picture the network saw. */
  readonly width: number;
  readonly height: number;
}

/** A pixel belongs to a core from here on; a core counts when its mean reaches the second figure. */
const PIXEL_THRESHOLD = 0.4;
const CORE_THRESHOLD = 0.55;
/** The network is trained on cores with the full length of a line and this share of its thickness. */
const CORE_SHARE = 0.4;
/** Room around the ink, in shares of the thickness: what the recogniser's lines have. */
const ROOM_ACROSS = 0.2;
const ROOM_ALONG = 0.16;
/** A core thicker than this (in thicknesses of its line) is no line, however bent: cores of several lines touch. */
const SEVERAL = 2;
/** Thinner lines than this cannot be read. */
const MIN_THICKNESS = 4;
const MAX_BOXES = 1500;

/** The cores of lines as boxes in page pixels. */
export function rectsFromKernels(map: KernelMap, sx: number, sy: number): Rect[] {
  const [width, height] = [map.width / 2, map.height / 2];
  const rects: Rect[] = [];
  const areas = areasAbove(map.core, width, height, PIXEL_THRESHOLD).flatMap((area) => linesOf(area, map));
  for (const area of areas) {
    const rect = boxOf(area, map);
    if (rect) rects.push(toPage(rect, sx, sy));
    if (rects.length === MAX_BOXES) break;
  }
  return rects;
}

/** The area, or the lines it is made of where it is too thick for one. */
function linesOf(area: readonly RowRun[], map: KernelMap): readonly (readonly RowRun[])[] {
  const thick = meanOf(area, map.thickness, map.width / 4, 2);
  const { x0, x1, y0, y1 } = boundsOf(area);
  // Nearly all areas are flat: nothing else is asked of them.
  if (Math.min(x1 - x0, y1 - y0) * 2 < SEVERAL * thick) return [area];
  const core = smallestRect(hullOf(cornersOf(area)));
  if (Math.min(core.w, core.h) * 2 < SEVERAL * thick) return [area];
  return uncrossed(area, (thick * CORE_SHARE) / 2);
}

function boxOf(area: readonly RowRun[], map: KernelMap): Rect | undefined {
  const score = meanOf(area, map.core, map.width / 2, 1);
  if (score < CORE_THRESHOLD) return undefined;
  const thick = meanOf(area, map.thickness, map.width / 4, 2);
  const core = smallestRect(hullOf(cornersOf(area)));
  const [long, short] = [Math.max(core.w, core.h) * 2, Math.min(core.w, core.h) * 2];
  if (thick < MIN_THICKNESS || long < thick * 0.2) return undefined;
  // A bent line has a thicker box round its core; the share the core leaves out is the same.
  const across = short + thick * (1 - CORE_SHARE + ROOM_ACROSS);
  const along = long + thick * ROOM_ALONG * 2;
  const [w, h] = core.w >= core.h ? [along, across] : [across, along];
  return { ...core, cx: core.cx * 2, cy: core.cy * 2, w, h, score };
}

/** Mean of a map over an area that was found in one `shrink` times as large. */
function meanOf(area: readonly RowRun[], map: Float32Array, width: number, shrink: number): number {
  let [sum, count] = [0, 0];
  for (const { y, from, to } of area) {
    const row = ((y / shrink) | 0) * width;
    for (let x = from; x <= to; x++) sum += map[row + ((x / shrink) | 0)]!;
    count += to - from + 1;
  }
  return sum / count;
}
