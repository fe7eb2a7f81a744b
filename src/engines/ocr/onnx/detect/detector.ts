import type { InferenceSession } from 'onnxruntime-node';
import sharp from 'sharp';
import type { Raster } from '../../../document/index.ts';
import { loadRuntime } from '../runtime.ts';
import { type DetectOptions, detectorSize } from './detector-size.ts';
import { type Rect, rectsFromMap } from './rects.ts';

/** Text boxes of a page, in its pixels, by PP-OCRv5's differentiable-binarisation network. */
export async function detect(session: InferenceSession, page: Raster, options: DetectOptions): Promise<Rect[]> {
  const { width, height } = detectorSize(page, options);
  const { Tensor } = await loadRuntime();
  const input = new Tensor('float32', await planes(page, width, height), [1, 3, height, width]);
  const outputs = await session.run({ [session.inputNames[0]!]: input });
  const map = outputs[session.outputNames[0]!]!;
  const rects = rectsFromMap(map.data as Float32Array, width, height, page.width / width, page.height / height);
  map.dispose();
  return rects;
}

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
