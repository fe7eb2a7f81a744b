import type { InferenceSession } from 'onnxruntime-node';
import type { Reading } from '../../types.ts';
import { loadRuntime } from '../runtime.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import { decodeFrames } from './decode.ts';

/** Columns of the crop per frame of the output. */
const COLUMNS_PER_FRAME = 4;
/** What is read in one run: of long lines several at a time win nothing, and take memory. */
const MOST_LINES = 8;
const MOST_COLUMNS = 2048;

export type Recognise = (crop: Crop) => Promise<Reading>;
/** Several lines, in their order; those of one width cost less together, and are read as if each were alone. */
export type RecogniseAll = (crops: readonly Crop[]) => Promise<Reading[]>;

export const oneByOne =
  (recogniseAll: RecogniseAll): Recognise =>
  async (crop) =>
    (await recogniseAll([crop]))[0]!;

/** Our line recogniser: grey 48 × W in, the six best classes of each frame with a character out. */
export function recogniser(session: InferenceSession, charset: readonly string[]): RecogniseAll {
  const read = async (crops: readonly Crop[]): Promise<Reading[]> => {
    const { Tensor } = await loadRuntime();
    const { width } = crops[0]!;
    const input = new Tensor('float32', joined(crops), [crops.length, 1, CROP_HEIGHT, width]);
    const { prob, cls, at, hand } = await session.run({ x: input });
    const [, best] = prob!.dims as [number, number];
    const probabilities = prob!.data as Float32Array;
    const [classes, frames] = [numbersOf(cls!.data as BigInt64Array), numbersOf(at!.data as BigInt64Array)];
    const pens = hand!.data as Float32Array;
    let row = 0;
    const readings = crops.map(({ used }, line): Reading => {
      const first = row;
      const [begin, end] = [(line * width) / COLUMNS_PER_FRAME, ((line + 1) * width) / COLUMNS_PER_FRAME];
      while (row < frames.length && frames[row]! < end) row++;
      const reading = decodeFrames({
        probabilities: probabilities.subarray(first * best, row * best),
        classes: classes.subarray(first * best, row * best),
        at: frames.subarray(first, row).map((frame) => frame - begin),
        best,
        // Frames of the padding belong to no character.
        usedFrames: used / COLUMNS_PER_FRAME,
        charset,
      });
      return { ...reading, hand: pens[line]! };
    });
    for (const tensor of [prob!, cls!, at!, hand!]) tensor.dispose();
    return readings;
  };
  return async (crops) => {
    const readings = new Array<Reading>(crops.length);
    for (const places of runsOf(crops)) {
      const together = await read(places.map((place) => crops[place]!));
      for (const [index, reading] of together.entries()) readings[places[index]!] = reading;
    }
    return readings;
  };
}

/** Places of the crops that are read in one run. */
export function runsOf(crops: readonly Pick<Crop, 'width'>[]): number[][] {
  const byWidth = new Map<number, number[][]>();
  for (const [place, { width }] of crops.entries()) {
    const runs = byWidth.get(width) ?? byWidth.set(width, []).get(width)!;
    const last = runs.at(-1);
    if (last && last.length < MOST_LINES && (last.length + 1) * width <= MOST_COLUMNS) last.push(place);
    else runs.push([place]);
  }
  return [...byWidth.values()].flat();
}

/** Classes and frames are small numbers: big ones are slow to count with. */
function numbersOf(values: BigInt64Array): Int32Array {
  const numbers = new Int32Array(values.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = Number(values[i]!);
  return numbers;
}

function joined(crops: readonly Crop[]): Float32Array {
  const { data } = crops[0]!;
  if (crops.length === 1) return data;
  const all = new Float32Array(crops.length * data.length);
  for (const [line, crop] of crops.entries()) all.set(crop.data, line * data.length);
  return all;
}
