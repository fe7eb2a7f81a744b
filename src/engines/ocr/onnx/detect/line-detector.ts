import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Grey } from '../../../document/index.ts';
import { loadRuntime } from '../runtime.ts';
import { toStride } from './detector-size.ts';
import { rectsFromKernels } from './kernels.ts';
import type { Rect } from './rects.ts';
import { LARGE, mergeScales, thicknessOf } from './scales.ts';

/** How much smaller the picture is in which larger print is looked for, and the least side it may have. */
const SMALLER = 3;
const LEAST_SIDE = 96;

/** Text boxes of a page, in its pixels, by our own detector (models/detector-v2), seen at a size. */
export async function detectLines(session: InferenceSession, page: Grey, size: Size): Promise<Rect[]> {
  const rects = await seenAt(session, page, size);
  const large = LARGE * (page.height / size.height);
  const smaller = { width: toStride(size.width / SMALLER), height: toStride(size.height / SMALLER) };
  const enough = Math.max(smaller.width, smaller.height) >= LEAST_SIDE;
  if (!enough || (rects.length > 0 && !rects.some((rect) => thicknessOf(rect) >= large))) return rects;
  return mergeScales(rects, await detectLines(session, page, smaller), large);
}

/** Print thinner than this is found better in a larger picture: a long slip has little width, a small scan few pixels. */
const SMALL = 12;
const GOOD = 15;
/** What a larger picture may cost: a quarter more than a page of A4. */
const LARGEST_AREA = 1280 * 1280;
const WORTH_IT = 1.2;

/** The size at which small print is found better than at the one it was seen at; undefined where it is large enough. */
export function enlarged(rects: readonly Rect[], page: Grey, { width, height }: Size): Size | undefined {
  const sizes = rects.map(thicknessOf).sort((a, b) => a - b);
  const usual = (sizes[sizes.length >> 1] ?? SMALL) * (height / page.height);
  if (usual >= SMALL) return undefined;
  const factor = Math.min(2, GOOD / usual, Math.sqrt(LARGEST_AREA / (width * height)));
  return factor < WORTH_IT ? undefined : { width: toStride(width * factor), height: toStride(height * factor) };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

async function seenAt(session: InferenceSession, page: Grey, { width, height }: Size): Promise<Rect[]> {
  const { Tensor } = await loadRuntime();
  const input = new Tensor('float32', await picture(page, width, height), [1, 1, height, width]);
  const { core, thickness } = await session.run({ x: input });
  const map = { core: core!.data as Float32Array, thickness: thickness!.data as Float32Array, width, height };
  const rects = rectsFromKernels(map, page.width / width, page.height / height);
  for (const tensor of [input, core!, thickness!]) tensor.dispose();
  return rects;
}

/** Every level as a share of white. */
const SHARES = Float32Array.from({ length: 256 }, (_, level) => level / 255);

async function picture(page: Grey, width: number, height: number): Promise<Float32Array> {
  const raw = { raw: { width: page.width, height: page.height, channels: 1 as const } };
  const same = page.width === width && page.height === height;
  const resized = same
    ? page.data
    : await sharp(page.data, raw).resize(width, height, { fit: 'fill' }).raw().toColourspace('b-w').toBuffer();
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = SHARES[resized[i]!]!;
  return values;
}
