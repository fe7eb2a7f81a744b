import type { DecodeLimits } from '../limits.ts';
import type { Raster } from '../raster.ts';
import { openImage, rasterFromRgba, refuseTooLarge } from './image.ts';

/** HEIC through libheif in WebAssembly: libvips as shipped has no HEVC. One page: the primary picture. */
export async function openHeif(bytes: Uint8Array, limits: DecodeLimits) {
  const { default: heif } = await import('heic-decode');
  let images: Awaited<ReturnType<typeof heif.all>>;
  try {
    images = await quietly(() => heif.all({ buffer: bytes }));
  } catch {
    // Brand mif1 may hold AV1 or JPEG pictures, which libvips reads.
    return openImage(bytes, limits);
  }
  return {
    pagesTotal: 1,
    page: async (): Promise<Raster> => {
      try {
        const [image] = images;
        // The size is known before a pixel is decoded.
        refuseTooLarge(image!.width, image!.height, limits);
        const { width, height, data } = await quietly(image!.decode);
        const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
        return await rasterFromRgba(rgba, width, height, limits.maxEdge);
      } finally {
        images.dispose();
      }
    },
  };
}

/** libheif prints what it finds wrong; a log is no place for the insides of a file. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log, warn, error } = console;
  console.log = console.warn = console.error = () => {};
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}
