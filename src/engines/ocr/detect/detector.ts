import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Grey, Raster } from '../../document/raster.ts';
import { loadRuntime } from '../runtime.ts';
import { letterSize } from './letter-size.ts';
import { type Rect, rectsFromMap } from './rects.ts';

/** The network wants sides that are multiples of this. */
const STRIDE = 32;
/** Tall slips lose their small print at the usual edge. */
const TALL_ASPECT = 2.5;
/** Memory and time grow with the area: this is a page of A4 at the usual edge and a little more. */
const MAX_AREA = 1280 * 1024;

/** Characters of this size are found as well as larger ones (measured: 9 loses lines, 12 to 16 read the same). */
const LETTER_SIZE = 12.5;
/** However large the print, the page keeps this edge: there may be a small line below the large ones. */
const LEAST_EDGE = 480;

export interface DetectOptions {
  readonly edge: number;
  readonly tallEdge: number;
}

/** Text boxes of a page, in its pixels, by PP-OCRv5's differentiable-binarisation network. */
export async function detect(
  session: InferenceSession,
  page: Raster,
  grey: Grey,
  options: DetectOptions,
): Promise<Rect[]> {
  const scale = scaleFor(page, letterSize(grey), options);
  const width = toStride(page.width * scale);
  const height = toStride(page.height * scale);
  const { Tensor } = await loadRuntime();
  const input = new Tensor('float32', await planes(page, width, height), [1, 3, height, width]);
  const outputs = await session.run({ [session.inputNames[0]!]: input });
  const map = outputs[session.outputNames[0]!]!;
  const rects = rectsFromMap(map.data as Float32Array, width, height, page.width / width, page.height / height);
  map.dispose();
  return rects;
}

/** How much the page is shrunk for the network: by its edge, and further when its print is large. */
export function scaleFor(page: Raster | Grey, letters: number | undefined, { edge, tallEdge }: DetectOptions): number {
  const long = Math.max(page.width, page.height);
  const aspect = long / Math.min(page.width, page.height);
  const most = Math.min(1, Math.min(aspect > TALL_ASPECT ? tallEdge : edge, Math.sqrt(MAX_AREA * aspect)) / long);
  if (letters === undefined) return most;
  return Math.min(most, Math.max(LETTER_SIZE / letters, LEAST_EDGE / long));
}

const toStride = (length: number): number => Math.max(STRIDE, Math.round(length / STRIDE) * STRIDE);

// PaddleOCR feeds blue, green, red with the ImageNet figures in that order.
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];

async function planes(page: Raster, width: number, height: number): Promise<Float32Array> {
  const raw = { raw: { width: page.width, height: page.height, channels: 3 as const } };
  const same = page.width === width && page.height === height;
  const rgb = same ? page.rgb : await sharp(page.rgb, raw).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const pixels = width * height;
  const out = new Float32Array(3 * pixels);
  for (let c = 0; c < 3; c++) {
    const table = Float32Array.from({ length: 256 }, (_, v) => (v / 255 - MEAN[c]!) / DEVIATION[c]!);
    for (let i = 0, j = 2 - c, o = c * pixels; i < pixels; i++, j += 3, o++) out[o] = table[rgb[j]!]!;
  }
  return out;
}
