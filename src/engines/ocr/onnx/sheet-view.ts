import type { Raster } from '../../document/index.ts';
import { turnPoint } from '../geometry.ts';
import type { Closer } from '../strategy.ts';
import type { Page, Point, Polygon } from '../types.ts';
import { distanceTo } from './detect/hull.ts';
import { type Rect, rectCorners } from './detect/rects.ts';
import { findSheet } from './detect/sheet.ts';

/** What is read of a page: all of it, or its sheet alone, seen larger. */
export interface SheetView {
  readonly raster: Raster;
  /** The boxes were found in another picture than this one. */
  readonly findAgain: boolean;
  readonly hasOthers: boolean;
  /** Print that is left out and may be of this sheet, on the page turned upright: nobody may take the page for complete. */
  readonly doubtful: (rotation: Page['rotation']) => readonly Polygon[];
  /** Whether a point of this view, turned upright with it, lies on the sheet. */
  readonly isOnSheet: (point: Point, rotation: Page['rotation']) => boolean;
  /** From the view, turned upright, to the page, turned upright. */
  readonly toPage: (polygon: Polygon, rotation: Page['rotation']) => Polygon;
}

/** A sheet that takes less of the picture's longer side than this is looked at closer. */
const SMALL = 0.62;
/** So is one with less than this share of its area: a long slip on a table. */
const SMALL_AREA = 0.35;
/** Room around it, as a share of its size. */
const ROOM = 0.02;

/** Finds the sheet on which most of the boxes stand. Without one the whole page is the view. */
export async function viewOfSheet(page: Raster, rects: readonly Rect[], closer?: Closer): Promise<SheetView> {
  const sheet = findSheet(page, rects);
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  const all = { findAgain: false, hasOthers: false, doubtful: () => [], isOnSheet: () => true };
  if (!sheet) return { ...placed(page, page, whole), ...all };
  const { bounds, outline, beside } = sheet;
  const longest = Math.max(bounds.width, bounds.height) / Math.max(page.width, page.height);
  const area = (bounds.width * bounds.height) / (page.width * page.height);
  const part = (longest < SMALL || area < SMALL_AREA) && closer ? grown(bounds, page) : whole;
  const raster = part === whole ? page : await closer!(part);
  const view = placed(page, raster, part);
  const isOnSheet: SheetView['isOnSheet'] = (point, rotation) => {
    const upright = rotation % 180 === 0 ? raster : { width: raster.height, height: raster.width };
    const [x, y] = turnPoint(upright, point, ((360 - rotation) % 360) as Page['rotation']);
    const at: Point = [part.x + (x * part.width) / raster.width, part.y + (y * part.height) / raster.height];
    return distanceTo(outline, at) === 0;
  };
  const doubtful: SheetView['doubtful'] = (rotation) =>
    sheet.doubtful.map((rect) => rectCorners(rect).map((at) => turnPoint(page, at, rotation)) as unknown as Polygon);
  return { ...view, findAgain: part !== whole, hasOthers: beside.length > 0, doubtful, isOnSheet };
}

type Part = Parameters<Closer>[0];

function grown(bounds: Part, page: Raster): Part {
  const room = Math.round(ROOM * Math.max(bounds.width, bounds.height));
  const [x, y] = [Math.max(0, bounds.x - room), Math.max(0, bounds.y - room)];
  const [right, bottom] = [bounds.x + bounds.width + room, bounds.y + bounds.height + room];
  return { x, y, width: Math.min(page.width, right) - x, height: Math.min(page.height, bottom) - y };
}

function placed(page: Raster, raster: Raster, part: Part): Pick<SheetView, 'raster' | 'toPage'> {
  const toPage: SheetView['toPage'] = (polygon, rotation) => {
    const upright = rotation % 180 === 0 ? raster : { width: raster.height, height: raster.width };
    const back = ((360 - rotation) % 360) as Page['rotation'];
    return polygon.map((point) => {
      const [x, y] = turnPoint(upright, point, back);
      return turnPoint(
        page,
        [part.x + (x * part.width) / raster.width, part.y + (y * part.height) / raster.height],
        rotation,
      );
    }) as unknown as Polygon;
  };
  return { raster, toPage };
}
