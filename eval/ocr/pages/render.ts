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

const STEP = 24;
const LEVELS = 8;

/** A colour per text, far enough from the others that blended edges are not mistaken for another text. */
const colourOf = (index: number): [number, number, number] => [
  (index % LEVELS) * STEP,
  (Math.floor(index / LEVELS) % LEVELS) * STEP,
  (Math.floor(index / (LEVELS * LEVELS)) % LEVELS) * STEP,
];

/** Where the ink of each text lies, by drawing each in its own colour. */
export async function boundsOfTexts(sheet: Sheet): Promise<Bounds[]> {
  const hex = (index: number) =>
    `#${colourOf(index)
      .map((v) => v.toString(16).padStart(2, '0'))
      .join('')}`;
  const { width, rgb } = await draw(toSvg(sheet, hex));
  const bounds = sheet.texts.map(() => ({ x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }));
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [rgb[i]!, rgb[i + 1]!, rgb[i + 2]!];
    if (r % STEP || g % STEP || b % STEP || r >= LEVELS * STEP || g >= LEVELS * STEP || b >= LEVELS * STEP) continue;
    const box = bounds[r / STEP + (g / STEP) * LEVELS + (b / STEP) * LEVELS * LEVELS];
    if (!box) continue;
    const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)];
    if (x < box.x0) box.x0 = x;
    if (x >= box.x1) box.x1 = x + 1;
    if (y < box.y0) box.y0 = y;
    if (y >= box.y1) box.y1 = y + 1;
  }
  return bounds;
}
