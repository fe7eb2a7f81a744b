import sharp from 'sharp';
import { DEFAULT_MAX_EDGE, DEFAULT_MAX_PIXELS, openDocument } from '../document/index.ts';
import { toSourcePolygon } from './geometry.ts';
import type { DocumentReading, Line, Point } from './types.ts';

type Colour = readonly [number, number, number];
const SURE: Colour = [0, 140, 60];
const HALF_SURE: Colour = [220, 130, 0];
const UNSURE: Colour = [210, 0, 30];
const FROM_TEXT: Colour = [0, 90, 200];

const colourOf = ({ source, confidence }: Line): Colour => {
  if (source === 'pdf_text') return FROM_TEXT;
  return confidence >= 0.95 ? SURE : confidence >= 0.8 ? HALF_SURE : UNSURE;
};

/** The page with its lines framed, green to red by confidence, blue for a text layer; a tick marks the start. */
export async function drawPage(bytes: Uint8Array, reading: DocumentReading, index: number): Promise<Buffer> {
  const limits = { maxEdge: DEFAULT_MAX_EDGE, maxPixels: DEFAULT_MAX_PIXELS, maxPages: index + 1 };
  const document = await openDocument(bytes, limits);
  try {
    const raster = await (await document.page(index)).raster();
    const page = reading.pages[index]!;
    const rgb = new Uint8Array(raster.rgb);
    const canvas = { rgb, width: raster.width, height: raster.height };
    for (const line of page.lines) {
      const corners = toSourcePolygon(page, line.polygon).map(
        ([x, y]): Point => [(x * raster.width) / raster.sourceWidth, (y * raster.height) / raster.sourceHeight],
      );
      for (const [i, corner] of corners.entries()) {
        stroke(canvas, corner, corners[(i + 1) % 4]!, i === 3 ? 4 : 2, colourOf(line));
      }
    }
    return await sharp(rgb, { raw: { width: raster.width, height: raster.height, channels: 3 } })
      .rotate(page.rotation)
      .png()
      .toBuffer();
  } finally {
    document.close();
  }
}

interface Canvas {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

function stroke({ rgb, width, height }: Canvas, a: Point, b: Point, thickness: number, colour: Colour): void {
  const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])) + 1;
  for (let i = 0; i <= steps; i++) {
    const x = Math.round(a[0] + ((b[0] - a[0]) * i) / steps);
    const y = Math.round(a[1] + ((b[1] - a[1]) * i) / steps);
    for (let dy = 0; dy < thickness; dy++) {
      for (let dx = 0; dx < thickness; dx++) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
        rgb.set(colour, ((y + dy) * width + x + dx) * 3);
      }
    }
  }
}
