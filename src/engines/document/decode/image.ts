import sharp, { type Sharp } from 'sharp';
import { because } from '../../../contract/error-details.ts';
import { serviceError } from '../../../contract/errors.ts';
import type { DecodeLimits } from '../limits.ts';
import type { Raster } from '../raster.ts';
import { readable } from './readable.ts';

// libvips would read SVG, and with it XML and fonts; the magic bytes keep it out, this keeps it out twice.
sharp.block({ operation: ['VipsForeignLoadSvg'] });
// One document is one unit of work; a cache would keep pictures of earlier requests in memory.
sharp.cache(false);
sharp.concurrency(1);

const OPTIONS = { failOn: 'error', sequentialRead: true, animated: false } as const;

/** JPEG, PNG, WebP, TIFF and AVIF through libvips: the pages of the file, decoded one by one when asked for. */
export async function openImage(bytes: Uint8Array, limits: DecodeLimits) {
  const metadata = await readable(() => sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata());
  refuseTooLarge(metadata.width, metadata.height, limits);
  // Animations are one picture; only TIFF has pages.
  const pagesTotal = metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1;
  return {
    pagesTotal,
    page: async (index: number, cut?: Cut): Promise<Raster> => {
      const options = { ...OPTIONS, limitInputPixels: limits.maxPixels, page: index, pages: 1 };
      const size = index === 0 ? metadata : await readable(() => sharp(bytes, options).metadata());
      refuseTooLarge(size.width, size.height, limits);
      // A phone's profile shifts colours a little, print not at all, and is applied before the picture is shrunk: to a
      // photograph that costs more than all the rest of decoding. Of four inks only a profile makes colours.
      const ignoreIcc = size.space === 'srgb' && Math.max(size.width, size.height) > limits.maxEdge;
      return toRaster(sharp(bytes, { ...options, ignoreIcc }), size, limits.maxEdge, cut);
    },
  };
}

/** Pixels that are decoded already (HEIF), shrunk to the edge limit. */
export const rasterFromRgba = (rgba: Uint8Array, width: number, height: number, maxEdge: number): Promise<Raster> =>
  toRaster(sharp(rgba, { raw: { width, height, channels: 4 } }), { width, height }, maxEdge);

/** A part of a picture, in pixels of its raster. */
export interface Cut {
  readonly part: Size & { readonly x: number; readonly y: number };
  readonly of: Raster;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function toRaster(image: Sharp, size: Size & { autoOrient?: Size }, maxEdge: number, cut?: Cut): Promise<Raster> {
  const whole = size.autoOrient ?? size;
  const region = cut && regionOf(cut, whole);
  const shown = region ?? whole;
  const upright = image.autoOrient();
  const { data, info } = await readable(() =>
    (region ? upright.extract(region) : upright)
      .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels === 3 ? data : spread(data, info.width * info.height, info.channels),
    sourceWidth: shown.width,
    sourceHeight: shown.height,
  };
}

function regionOf({ part, of }: Cut, { width, height }: Size) {
  const [sx, sy] = [width / of.width, height / of.height];
  const [left, top] = [Math.floor(part.x * sx), Math.floor(part.y * sy)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * sx))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * sy))),
  };
}

/** Grey pictures come with one channel. */
function spread(data: Uint8Array, pixels: number, channels: number): Uint8Array {
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) rgb.fill(data[i * channels]!, i * 3, i * 3 + 3);
  return rgb;
}

export function refuseTooLarge(width: number, height: number, { maxPixels }: DecodeLimits): void {
  if (width * height <= maxPixels) return;
  throw serviceError('image_too_large', { detail: because('pixel_limit', { width, height, pixels: maxPixels }) });
}
