import sharp from 'sharp';
import type { Raster } from '../../document/index.ts';
import { turnPoint } from '../geometry.ts';
import type { Page, Point, Polygon } from '../types.ts';
import type { SheetView } from './sheet-view.ts';

/** The view with its lines, which lean by so many degrees clockwise, laid straight. */
export async function straightened(page: Raster, view: SheetView, degrees: number): Promise<SheetView> {
  const { raster: leaning } = view;
  const raster = await turned(leaning, -degrees);
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  /** From the straight picture, turned upright, to the leaning one. */
  const back = (point: Point, rotation: Page['rotation']): Point => {
    const upright = rotation % 180 === 0 ? raster : { width: raster.height, height: raster.width };
    const [x, y] = turnPoint(upright, point, ((360 - rotation) % 360) as Page['rotation']);
    const [dx, dy] = [x - raster.width / 2, y - raster.height / 2];
    return [leaning.width / 2 + dx * cos - dy * sin, leaning.height / 2 + dx * sin + dy * cos];
  };
  return {
    ...view,
    raster,
    findAgain: true,
    isOnSheet: (point, rotation) => view.isOnSheet(back(point, rotation), 0),
    toPage: (polygon, rotation) =>
      view
        .toPage(polygon.map((point) => back(point, rotation)) as unknown as Polygon, 0)
        .map((point) => turnPoint(page, point, rotation)) as unknown as Polygon,
  };
}

/** Turned clockwise, with room for its corners, in the tone of the picture. */
async function turned({ width, height, rgb, sourceWidth, sourceHeight }: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .rotate(degrees, { background: meanOf(rgb) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data, sourceWidth, sourceHeight };
}

function meanOf(rgb: Uint8Array): { r: number; g: number; b: number } {
  const sums = [0, 0, 0];
  const step = 3 * Math.max(1, Math.floor(rgb.length / 30_000));
  let count = 0;
  for (let i = 0; i + 2 < rgb.length; i += step, count++) for (let c = 0; c < 3; c++) sums[c]! += rgb[i + c]!;
  const [r, g, b] = sums.map((sum) => Math.round(sum / Math.max(1, count))) as [number, number, number];
  return { r, g, b };
}
