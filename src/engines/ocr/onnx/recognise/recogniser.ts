import type { InferenceSession } from 'onnxruntime-node';
import type { Reading } from '../../types.ts';
import { loadRuntime } from '../runtime.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import { decodeFrames } from './decode.ts';

/** Columns of the crop per frame of the output. */
const COLUMNS_PER_FRAME = 4;

export type Recognise = (crop: Crop) => Promise<Reading>;

/** Our line recogniser: grey 48 × W in, the six best classes of each frame with a character out; one line per run. */
export function recogniser(session: InferenceSession, charset: readonly string[]): Recognise {
  return async (crop) => {
    const { Tensor } = await loadRuntime();
    const input = new Tensor('float32', crop.data, [1, 1, CROP_HEIGHT, crop.width]);
    const { prob, cls, at, hand } = await session.run({ x: input });
    const [, best] = prob!.dims as [number, number];
    const reading = decodeFrames({
      probabilities: prob!.data as Float32Array,
      classes: cls!.data as BigInt64Array,
      at: at!.data as BigInt64Array,
      best,
      // Frames of the padding belong to no character.
      usedFrames: crop.used / COLUMNS_PER_FRAME,
      charset,
    });
    const pen = (hand!.data as Float32Array)[0]!;
    for (const tensor of [prob!, cls!, at!, hand!]) tensor.dispose();
    return { ...reading, hand: pen };
  };
}
