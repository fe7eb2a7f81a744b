import type { Raster } from '../../../document/index.ts';
import { distanceTo, hullOf, smallestRect } from './hull.ts';
import { withPrintBeyond } from './print-beyond.ts';
import { type Rect, rectCorners } from './rects.ts';
import { CELLS, type Cells, growArea, paperOf } from './sheet-cells.ts';
import { standingOut } from './table.ts';

type P = [number, number];
type IsInside = (cell: number) => boolean;

/** The document in a photograph: where its paper ends, and which boxes lie on something else. */
export interface Sheet {
  /** Corners of the paper's outline, in page pixels. */
  readonly outline: readonly P[];
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Text beside the sheet: another slip, a keyboard, a packet. */
  readonly beside: readonly Rect[];
  /** Those of them that may be of this sheet after all: no edge is seen before them. */
  readonly doubtful: readonly Rect[];
}

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
/** What stands out from the table fills its own outline, and is no more than so many times what the text stands on. */
const ALL_FILLED = 0.95;
const MOST_GROWN = 4;
/** What is as light as the sheet and nearer to it than this share of the picture is a part of it beyond a bar or fold. */
const SAME_TONE = 40;
const NEAR = 0.06;
/** Scores of boxes that are no text at all, and of print. */
const NO_TEXT = 0.65;
const TEXT = 0.78;
const LEAST_WEIGHT = 0.02;
const SURER = 0.75;
/** Cells by which the outline is taken wider: the last ones before an edge mix paper and table. */
const ROOM = 2;

/** The sheet most of the boxes stand on; undefined when the paper fills the picture or its edge cannot be told. */
export function findSheet(page: Raster, rects: readonly Rect[]): Sheet | undefined {
  if (rects.length === 0) return undefined;
  const cells = paperOf(page);
  const areas = growFrom(cells, rects);
  const extent = new Map<number, number>();
  for (const { area, rect } of areas.of) extent.set(area, (extent.get(area) ?? 0) + textIn(rect));
  const [main = -1] = [...extent].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  const paper = withItsText(wholeOf(cells, joined(cells, areas, main)), rects);
  if (paper.length === 0) return undefined;
  const { outline, doubtful } = withPrintBeyond(cells, paper, printOf(paper, rects));
  const share = areaOf(outline) / (page.width * page.height);
  if (share < LEAST_AREA || share > MOST_AREA || !isFilled(outline)) return undefined;
  const beside = areas.of.filter(({ rect }) => distanceTo(outline, [rect.cx, rect.cy]) > 0).map(({ rect }) => rect);
  const all = rects.reduce((sum, rect) => sum + textIn(rect), 0);
  const outside = beside.reduce((sum, rect) => sum + textIn(rect), 0);
  if (outside > all * (1 - MAIN_SHARE)) return undefined;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  const [right, bottom] = [Math.min(page.width, Math.max(...xs)), Math.min(page.height, Math.max(...ys))];
  const bounds = { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
  // From one edge of the picture to the other: print that lies beyond may be on the same sheet in another light.
  const isSpanning =
    bounds.width > SPAN * page.width || (bounds.height > SPAN * page.height && bounds.width > WIDE * page.width);
  if (isSpanning && (beside.length === 0 || beside.some(({ score }) => score >= TEXT))) return undefined;
  return { outline, bounds, beside: beside.filter(({ score }) => score >= TEXT), doubtful };
}

/** Surely text; or, where print is too small to be sure of any, what is as surely text as the surer boxes on this paper. */
function printOf(paper: readonly P[], rects: readonly Rect[]): Rect[] {
  const within = rects.filter(({ cx, cy }) => distanceTo(paper, [cx, cy]) === 0);
  const scores = within.map(({ score }) => score).sort((a, b) => a - b);
  const sure = scores[Math.floor(SURER * scores.length)] ?? TEXT;
  return rects.filter(({ score }) => score >= Math.min(TEXT, sure));
}

/** How much text a box is: its length, and next to nothing where the detector hardly took it for text (wood, cloth). */
const textIn = ({ w, h, score }: Rect): number =>
  Math.max(w, h) * Math.min(1, Math.max(LEAST_WEIGHT, (score - NO_TEXT) / (TEXT - NO_TEXT)));

/** The outline with the text that stands within the rectangle around it: there a shadow or a fold has cut the sheet short. */
function withItsText(outline: P[], rects: readonly Rect[]): P[] {
  if (outline.length === 0) return outline;
  const { cx, cy, w, h, ux, uy } = smallestRect(outline);
  const within = ([x, y]: readonly [number, number]) =>
    Math.abs((x - cx) * ux + (y - cy) * uy) <= w / 2 && Math.abs((y - cy) * ux - (x - cx) * uy) <= h / 2;
  const cut = rects.filter(
    (rect) => rect.score >= TEXT && distanceTo(outline, [rect.cx, rect.cy]) > 0 && rectCorners(rect).every(within),
  );
  return cut.length === 0 ? outline : hullOf([...outline, ...cut.flatMap(rectCorners)]);
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
function growFrom(cells: Cells, rects: readonly Rect[]): Areas {
  const { tone, width, height, size } = cells;
  const map = new Int32Array(width * height).fill(-1);
  const of: { rect: Rect; area: number; tone: Uint8Array }[] = [];
  const tones: Uint8Array[] = [];
  const ordered = [...rects].sort((a, b) => Math.max(b.w, b.h) - Math.max(a.w, a.h));
  for (const rect of ordered) {
    const x = Math.min(width - 1, Math.max(0, Math.floor(rect.cx / size)));
    const y = Math.min(height - 1, Math.max(0, Math.floor(rect.cy / size)));
    const seed = y * width + x;
    const here = tone.subarray(seed * 3, seed * 3 + 3);
    if (map[seed] === -1) growArea(cells, map, seed, tones.push(here) - 1);
    of.push({ rect, area: map[seed]!, tone: here });
  }
  return { map, of, tones };
}

/** The cells of an area with all that are of its tone and near: bars, folds and shadows part one sheet. */
function joined(cells: Cells, { map, of, tones }: Areas, main: number): IsInside {
  const near = NEAR * CELLS * cells.size;
  const alike = (tone: Uint8Array) =>
    tone.every((value, channel) => Math.abs(value - tones[main]![channel]!) <= SAME_TONE);
  const parts = new Set([main]);
  for (let before = 0; before < parts.size; ) {
    before = parts.size;
    const outline = outlineOf(cells, (cell) => parts.has(map[cell]!));
    for (const { rect, area, tone } of of)
      if (alike(tone) && distanceTo(outline, [rect.cx, rect.cy]) <= near) parts.add(area);
  }
  return (cell) => parts.has(map[cell]!);
}

/** A card may be black on one side, a slip have a band of colour: what stands out from the table with it, as one sheet. */
function wholeOf(cells: Cells, isInside: IsInside): P[] {
  const outline = outlineOf(cells, isInside);
  const thing = standingOut(cells, isInside);
  if (!thing) return outline;
  const isThing = (cell: number) => thing[cell] === 1;
  const around = outlineOf(cells, isThing, 0);
  const filled = (thing.reduce((sum, cell) => sum + cell, 0) * cells.size ** 2) / areaOf(around);
  // A hand or another slip that touches the sheet makes no rectangle with it.
  const isSheet = filled >= ALL_FILLED && isFilled(around) && areaOf(around) < MOST_GROWN * areaOf(outline);
  return isSheet ? outlineOf(cells, isThing) : outline;
}

/** Convex outline of areas, in page pixels, a little wider than its cells. */
function outlineOf({ width, height, size }: Cells, isInside: IsInside, room = ROOM): P[] {
  const points: P[] = [];
  for (let y = 0; y < height; y++) {
    let [first, last] = [0, width - 1];
    while (first < width && !isInside(y * width + first)) first++;
    if (first === width) continue;
    while (!isInside(y * width + last)) last--;
    for (const dy of [-room, 1 + room])
      points.push([(first - room) * size, (y + dy) * size], [(last + 1 + room) * size, (y + dy) * size]);
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
