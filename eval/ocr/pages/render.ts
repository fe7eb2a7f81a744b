import sharp from 'sharp';
import { type Sheet, toSvg } from './sheet.ts';

/** A picture in memory: 8-bit RGB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Draws SVG with the system's fonts. */
export async function draw(svg: string): Promise<Picture> {
  // The service refuses SVG as an input; here it is our own drawing.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Colours per channel; drawn without soft edges, so every pixel of a text has exactly its colour. */
const LEVELS = 20;
const STEP = 12;
/** Hard edges leave out the faint rim of a stroke. */
const RIM = 1;

const colourOf = (index: number): string =>
  `#${[index % LEVELS, Math.floor(index / LEVELS) % LEVELS, Math.floor(index / (LEVELS * LEVELS))]
    .map((level) => (level * STEP).toString(16).padStart(2, '0'))
    .join('')}`;

/** Where the ink of each text lies, by drawing each in its own colour. */
export async function boundsOfTexts(sheet: Sheet): Promise<Bounds[]> {
  const { width, height, rgb } = await draw(toSvg(sheet, colourOf));
  const bounds = sheet.texts.map(() => ({ x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }));
  for (let i = 0; i < rgb.length; i += 3) {
    const r = rgb[i]!;
    if (r >= LEVELS * STEP) continue;
    const box = bounds[r / STEP + (rgb[i + 1]! / STEP) * LEVELS + (rgb[i + 2]! / STEP) * LEVELS * LEVELS];
    if (!box) continue;
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    if (x < box.x0) box.x0 = x;
    if (x >= box.x1) box.x1 = x + 1;
    if (y < box.y0) box.y0 = y;
    if (y >= box.y1) box.y1 = y + 1;
  }
  return bounds.map(({ x0, y0, x1, y1 }) => ({
    x0: Math.max(0, x0 - RIM),
    y0: Math.max(0, y0 - RIM),
    x1: Math.min(width, x1 + RIM),
    y1: Math.min(height, y1 + RIM),
  }));
}
