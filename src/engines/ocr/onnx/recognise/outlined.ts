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
    let [dark, light, lighter] = [0, 0, 0];
    for (let row = 0; row < CROP_HEIGHT; row++)
      for (let at = row * width; at < row * width + used; at++) {
        const value = data[at]!;
        if (value > limit) {
          light += value;
          lighter++;
        } else dark += value;
      }
    limit = (dark / Math.max(1, used * CROP_HEIGHT - lighter) + light / Math.max(1, lighter)) / 2;
  }
  return limit;
}

/** Paper that is joined to the crop's edge; a break of two pixels in an outline lets nothing in. */
function paperAround({ data, width, used }: Crop, limit: number): Uint8Array {
  const ink = new Uint8Array(data.length);
  for (let row = 0; row < CROP_HEIGHT; row++)
    for (let at = row * width; at < row * width + used; at++) ink[at] = data[at]! > limit ? 0 : 1;
  const shut = grown(ink, width, used);
  const open = new Uint8Array(data.length);
  const waiting: number[] = [];
  const enter = (at: number) => {
    if (open[at] || shut[at]) return;
    open[at] = 1;
    waiting.push(at);
  };
  const last = (CROP_HEIGHT - 1) * width;
  for (let x = 0; x < used; x++) for (const row of [0, last]) enter(row + x);
  for (let row = 0; row <= last; row += width) for (const x of [0, used - 1]) enter(row + x);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    if (x + 1 < used) enter(at + 1);
    if (x > 0) enter(at - 1);
    if (at < last) enter(at + width);
    if (at >= width) enter(at - width);
  }
  // What lies between the open paper and the ink is paper too.
  const outside = grown(open, width, used);
  for (let at = 0; at < outside.length; at++) outside[at] = open[at]! | (outside[at]! & ~ink[at]! & 1);
  return outside;
}

/** Everything set, and its eight neighbours: along the rows, then across them. */
function grown(set: Uint8Array, width: number, used: number): Uint8Array {
  const along = new Uint8Array(set.length);
  for (let row = 0; row < set.length; row += width)
    for (let x = 0, at = row; x < used; x++, at++)
      along[at] = set[at]! | (x > 0 ? set[at - 1]! : 0) | (x + 1 < used ? set[at + 1]! : 0);
  const out = new Uint8Array(set.length);
  for (let at = 0; at < out.length; at++) out[at] = along[at]! | (along[at - width] ?? 0) | (along[at + width] ?? 0);
  return out;
}
