import type { Raster } from '../../../document/index.ts';
import { hullOf, smallestRect } from './hull.ts';
import type { Rect } from './rects.ts';

type P = [number, number];

/** The document in a photograph: where its paper ends, and which boxes lie on something else. */
export interface Sheet {
  /** Corners of the paper's outline, in page pixels. */
  readonly outline: readonly P[];
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Text beside the sheet: another slip, a keyboard, a packet. */
  readonly beside: readonly Rect[];
}

/** The picture is looked at in cells, this many along its longer side. */
const CELLS = 160;
/** From one cell to the next paper changes less than this, an edge more; levels of 255, per channel. */
const STEP = 9;
/** Nowhere is paper further than this from where its print stands: shadows are soft but deep. */
const REACH = 70;
/** Less than this of the picture is no sheet, more is the whole picture. */
const LEAST_AREA = 0.02;
const MOST_AREA = 0.9;
/** The sheet has this much of all text; what has more beside it is two documents, and both are read. */
const MAIN_SHARE = 0.7;
/** Shares of a side of the picture: from edge to edge; too wide for a slip. */
const SPAN = 0.97;
const WIDE = 0.6;
/** A sheet fills this much of the rectangle around it; less is a part of one that a shadow or a fold ends. */
const LEAST_FILLED = 0.82;
/** What is as light as the sheet and nearer to it than this share of the picture is a part of it beyond a bar or fold. */
const SAME_TONE = 40;
const NEAR = 0.06;
/** Cells by which the outline is taken wider: the last ones before an edge mix paper and table. */
const ROOM = 2;

/** The sheet most of the boxes stand on; undefined when the paper fills the picture or its edge cannot be told. */
export function findSheet(page: Raster, rects: readonly Rect[]): Sheet | undefined {
  if (rects.length === 0) return undefined;
  const cells = paperOf(page);
  const areas = growFrom(cells, rects);
  const extent = new Map<number, number>();
  for (const { area, rect } of areas.of) extent.set(area, (extent.get(area) ?? 0) + Math.max(rect.w, rect.h));
  const [main = -1] = [...extent].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  const outline = joined(cells, areas, main);
  const share = areaOf(outline) / (page.width * page.height);
  if (share < LEAST_AREA || share > MOST_AREA || !isFilled(outline)) return undefined;
  const beside = areas.of.filter(({ rect }) => distanceTo(outline, [rect.cx, rect.cy]) > 0).map(({ rect }) => rect);
  const all = rects.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  const outside = beside.reduce((sum, rect) => sum + Math.max(rect.w, rect.h), 0);
  if (outside > all * (1 - MAIN_SHARE)) return undefined;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  const [right, bottom] = [Math.min(page.width, Math.max(...xs)), Math.min(page.height, Math.max(...ys))];
  const bounds = { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
  // From one edge of the picture to the other: what lies beyond may be the same sheet in another light.
  if (bounds.width > SPAN * page.width || (bounds.height > SPAN * page.height && bounds.width > WIDE * page.width))
    return undefined;
  return { outline, bounds, beside };
}

/** The tone of the paper in each cell, print left out. */
interface Cells {
  readonly tone: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Page pixels per cell. */
  readonly size: number;
}

/** The lighter tones of a cell and its neighbours: ink is darker than what it stands on. */
function paperOf({ width, height, rgb }: Raster): Cells {
  const size = Math.max(1, Math.max(width, height) / CELLS);
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const light = new Uint8Array(across * down * 3);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const [x0, y0] = [Math.floor(column * size), Math.floor(row * size)];
      const [x1, y1] = [
        Math.min(width, Math.floor((column + 1) * size)),
        Math.min(height, Math.floor((row + 1) * size)),
      ];
      const step = Math.max(1, Math.floor(size / 5));
      const at = (row * across + column) * 3;
      let best = -1;
      for (let y = y0; y < y1; y += step) {
        for (let x = x0; x < x1; x += step) {
          const i = (y * width + x) * 3;
          const luma = rgb[i]! + 2 * rgb[i + 1]! + rgb[i + 2]!;
          if (luma <= best) continue;
          best = luma;
          light.set(rgb.subarray(i, i + 3), at);
        }
      }
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

interface Areas {
  /** Number of the area of each cell, -1 for none. */
  readonly map: Int32Array;
  /** Each box, its area and the tone of the paper it stands on. */
  readonly of: readonly { readonly rect: Rect; readonly area: number; readonly tone: Uint8Array }[];
  /** Tone of each area where it was first met. */
  readonly tones: readonly Uint8Array[];
}

/** Paper around each box, as far as its tone changes slowly; boxes on one paper have one area. */
function growFrom({ tone, width, height, size }: Cells, rects: readonly Rect[]): Areas {
  const map = new Int32Array(width * height).fill(-1);
  const of: { rect: Rect; area: number; tone: Uint8Array }[] = [];
  const tones: Uint8Array[] = [];
  const ordered = [...rects].sort((a, b) => Math.max(b.w, b.h) - Math.max(a.w, a.h));
  for (const rect of ordered) {
    const x = Math.min(width - 1, Math.max(0, Math.floor(rect.cx / size)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(rect.cy / size)));
    const seed = y * width + x;
    const here = tone.subarray(seed * 3, seed * 3 + 3);
    if (map[seed] === -1) grow(seed, tones.push(here) - 1);
    of.push({ rect, area: map[seed]!, tone: here });
  }
  function grow(seed: number, area: number): void {
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
  return { map, of, tones };
}

/** The outline of an area with all that are of its tone and near: bars, folds and shadows part one sheet. */
function joined(cells: Cells, { map, of, tones }: Areas, main: number): P[] {
  const near = NEAR * CELLS * cells.size;
  const alike = (tone: Uint8Array) =>
    tone.every((value, channel) => Math.abs(value - tones[main]![channel]!) <= SAME_TONE);
  const parts = new Set([main]);
  for (let before = 0; before < parts.size; ) {
    before = parts.size;
    const outline = outlineOf(cells, map, parts);
    for (const { rect, area, tone } of of)
      if (alike(tone) && distanceTo(outline, [rect.cx, rect.cy]) <= near) parts.add(area);
  }
  return outlineOf(cells, map, parts);
}

/** Convex outline of areas, in page pixels, a little wider than its cells. */
function outlineOf({ width, height, size }: Cells, map: Int32Array, areas: ReadonlySet<number>): P[] {
  const points: P[] = [];
  for (let y = 0; y < height; y++) {
    const row = map.subarray(y * width, (y + 1) * width);
    const inside = (area: number) => areas.has(area);
    const [first, last] = [row.findIndex(inside), row.findLastIndex(inside)];
    if (first === -1) continue;
    for (const dy of [-ROOM, 1 + ROOM])
      points.push([(first - ROOM) * size, (y + dy) * size], [(last + 1 + ROOM) * size, (y + dy) * size]);
  }
  return points.length === 0 ? [] : hullOf(points);
}

const areaOf = (outline: readonly P[]): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

function isFilled(outline: P[]): boolean {
  const { w, h } = smallestRect(outline);
  return areaOf(outline) >= LEAST_FILLED * w * h;
}

/** How far a point lies outside a convex outline; 0 within it. */
export function distanceTo(outline: readonly P[], [x, y]: readonly [number, number]): number {
  let [inside, side, least] = [true, 0, Infinity];
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const cross = dx * (y - ay) - dy * (x - ax);
    if (cross * side < 0) inside = false;
    if (cross !== 0) side ||= Math.sign(cross);
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * along, y - ay - dy * along));
  }
  return inside ? 0 : least;
}
