import type { Reading } from '../../types.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import type { Recognise } from './recogniser.ts';

/** A line read more surely than this is not hollow. */
const UNSURE = 0.75;
/** Hollow letters filled are read as surely as other print; what is not was no outline. */
const SURE = 0.82;
/** Share of the print that is light and shut in: hollow letters have a third and more, holes of letters a seventh. */
const HOLLOW = 0.3;

/**
 * Headings and notes are often set in hollow letters whose outlines run together: the recogniser sees the outlines.
 * A doubtful line of which much is shut in by ink is read with what is shut in as its ink.
 */
export async function readingHollow(reading: Reading, crop: () => Crop, recognise: Recognise): Promise<Reading> {
  if (reading.confidence >= UNSURE || reading.chars.length < 2) return reading;
  const filled = filledLetters(crop());
  const other = filled && (await recognise(filled));
  return other && other.confidence >= SURE ? other : reading;
}

/** What ink shuts in, dark on white; undefined where it is too little for hollow letters. */
export function filledLetters({ data, width, used }: Crop): Crop | undefined {
  let [low, high, sum] = [1, 0, 0];
  for (let row = 0; row < CROP_HEIGHT; row++)
    for (let at = row * width; at < row * width + used; at++) {
      low = Math.min(low, data[at]!);
      high = Math.max(high, data[at]!);
      sum += data[at]!;
    }
  if (high <= low) return undefined;
  const limit = partingOf({ data, width, used }, sum / (used * CROP_HEIGHT));
  const outside = paperAround({ data, width, used }, limit);
  let [light, print] = [0, 0];
  const filled = new Float32Array(data.length).fill(1);
  for (let row = 0; row < CROP_HEIGHT; row++)
    for (let at = row * width; at < row * width + used; at++) {
      if (outside[at]) continue;
      print++;
      if (data[at]! > limit) light++;
      // On its way from ink to paper the outer edge is as light as a letter.
      const isEdge = outside[at - 1] || outside[at + 1] || outside[at - width] || outside[at + width];
      if (!isEdge) filled[at] = 1 - (data[at]! - low) / (high - low);
    }
  return light >= print * HOLLOW ? { data: filled, width, used } : undefined;
}

/** Half-way between the mean of what is darker and the mean of what is lighter, found in a few steps. */
function partingOf({ data, width, used }: Crop, mean: number): number {
  let limit = mean;
  for (let step = 0; step < 8; step++) {
    const [sums, counts] = [
      [0, 0],
      [0, 0],
    ];
    for (let row = 0; row < CROP_HEIGHT; row++)
      for (let at = row * width; at < row * width + used; at++) {
        const side = data[at]! > limit ? 1 : 0;
        sums[side]! += data[at]!;
        counts[side]!++;
      }
    limit = (sums[0]! / Math.max(1, counts[0]!) + sums[1]! / Math.max(1, counts[1]!)) / 2;
  }
  return limit;
}

/** Paper that is joined to the crop's edge; a break of two pixels in an outline lets nothing in. */
function paperAround({ data, width, used }: Crop, limit: number): Uint8Array {
  const open = new Uint8Array(data.length);
  const isPaper = (x: number, y: number) => data[y * width + x]! > limit;
  const around = (x: number, y: number, is: (x: number, y: number) => boolean): boolean => {
    for (let v = Math.max(0, y - 1); v <= Math.min(CROP_HEIGHT - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(used - 1, x + 1); u++) if (is(u, v)) return true;
    return false;
  };
  const waiting: number[] = [];
  const enter = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= used || y >= CROP_HEIGHT || open[y * width + x]) return;
    if (around(x, y, (u, v) => !isPaper(u, v))) return;
    open[y * width + x] = 1;
    waiting.push(y * width + x);
  };
  for (let x = 0; x < used; x++) for (const y of [0, CROP_HEIGHT - 1]) enter(x, y);
  for (let y = 0; y < CROP_HEIGHT; y++) for (const x of [0, used - 1]) enter(x, y);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    enter(x + 1, y);
    enter(x - 1, y);
    enter(x, y + 1);
    enter(x, y - 1);
  }
  // What lies between the open paper and the ink is paper too.
  const outside = open.slice();
  for (let y = 0; y < CROP_HEIGHT; y++)
    for (let x = 0; x < used; x++)
      if (isPaper(x, y) && around(x, y, (u, v) => open[v * width + u] === 1)) outside[y * width + x] = 1;
  return outside;
}
