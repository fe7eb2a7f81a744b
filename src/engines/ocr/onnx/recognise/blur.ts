import { atRank } from './at-rank.ts';
import { CROP_HEIGHT, type Crop } from './crop.ts';
import type { RecogniseAll } from './recogniser.ts';

/** Edges softer than this (σ in pixels of the crop) close the strokes of kanji; sharp small print has up to 2.2. */
export const BLURRED = 2.3;
/** Nothing is won beyond this: the strokes are gone. */
const MOST_BLURRED = 5;
/** How much of the measured blur is taken back, and in how many steps; more brings out noise and rings. */
const TAKEN_BACK = 0.8;
const STEPS = 4;

/** An edge rises by this share of the line's contrast, and by more than grain does. */
const EDGE = 0.35;
const GRAIN = 0.1;
/** One row in two is asked. */
const ROW_STEP = 2;
/** Fewer edges tell nothing. */
const FEWEST_EDGES = 10;
/** The sharper edges count: soft ones may be shadows, and the ends of strokes. */
const SHARPER = 0.3;
/** Height over steepest slope of a blurred edge is 2.5 σ, of a blurred thin stroke 1.65 σ. */
const PER_SIGMA = 2.1;

/** Reads lines out of focus after taking some of their blur back; sharp ones as they are. */
export const readingBlurred =
  (recognise: RecogniseAll): RecogniseAll =>
  (crops) =>
    recognise(crops.map((crop) => inFocus(crop, blurOf(crop))));

export const inFocus = (crop: Crop, blur: number): Crop =>
  blur < BLURRED ? crop : sharpened(crop, Math.min(blur, MOST_BLURRED) * TAKEN_BACK);

/** How soft a line's edges are: σ in pixels of the crop; that of the softest among the sharper ones. */
export function blurOf(crop: Crop): number {
  const edges = edgesOf(crop);
  return edges.length < FEWEST_EDGES ? 0 : atRank(edges, Math.floor(edges.length * SHARPER));
}

/** The softness of all edges, by how steeply the rows of pixels rise and fall. */
function edgesOf({ data, width, used }: Crop): Float64Array {
  const most = ((CROP_HEIGHT - 2) / ROW_STEP) * used;
  const heights = new Float64Array(most);
  const slopes = new Float64Array(most);
  let found = 0;
  let low = 1;
  let high = 0;
  for (let row = 2; row < CROP_HEIGHT; row += ROW_STEP) {
    const last = row * width + used - 1;
    let start = data[row * width]!;
    let value = start;
    let next = data[row * width + 1]!;
    let steepest = 0;
    for (let i = row * width + 1; i <= last; i++) {
      const step = next - value;
      value = next;
      next = i < last ? data[i + 1]! : value;
      steepest = Math.max(steepest, Math.abs(step));
      // A rise or fall ends where the next step goes the other way.
      if (i < last && step * (next - value) >= 0) continue;
      const height = Math.abs(value - start);
      if (height > GRAIN) {
        heights[found] = height;
        slopes[found++] = steepest;
      }
      low = Math.min(low, value, start);
      high = Math.max(high, value, start);
      start = value;
      steepest = 0;
    }
  }
  const least = EDGE * (high - low);
  const sigmas = new Float64Array(found);
  let edges = 0;
  for (let i = 0; i < found; i++) if (heights[i]! > least) sigmas[edges++] = heights[i]! / slopes[i]! / PER_SIGMA;
  return sigmas.subarray(0, edges);
}

/**
 * The crop as it was before a blur of σ (Van Cittert: what the blur of the guess lacks is added to it). What so soft a
 * picture lacks is soft as well: it is worked out at half the size.
 */
export function sharpened(crop: Crop, sigma: number): Crop {
  const half = halved(crop);
  const guess = Float32Array.from(half.data);
  const kernel = kernelOf(sigma / 2);
  for (let step = 0; step < STEPS; step++) {
    const blurred = smoothed({ ...half, data: guess }, kernel);
    for (let i = 0; i < guess.length; i++) guess[i] = clamp(guess[i]! + half.data[i]! - blurred[i]!);
  }
  for (let i = 0; i < guess.length; i++) guess[i]! -= half.data[i]!;
  return { ...crop, data: withAdded(crop, { ...half, data: guess }) };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

function halved({ data, width }: Crop): Plane {
  const [w, h] = [width >> 1, CROP_HEIGHT >> 1];
  const out = new Float32Array(w * h);
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0, i = 2 * y * width; x < w; x++, i += 2)
      out[at++] = (data[i]! + data[i + 1]! + data[i + width]! + data[i + width + 1]!) / 4;
  }
  return { data: out, width: w, height: h };
}

/** The crop and twice-enlarged what it lacks, straight in between. */
function withAdded({ data, width }: Crop, more: Plane): Float32Array {
  const out = new Float32Array(data.length);
  for (let row = 0; row < CROP_HEIGHT; row++) {
    const [near, far] = neighbours(row, more.height);
    const [a, b] = [near * more.width, far * more.width];
    for (let x = 0; x < width; x++) {
      const column = x >> 1;
      const beside = Math.min(more.width - 1, Math.max(0, column + (x % 2 === 0 ? -1 : 1)));
      const here = 0.75 * more.data[a + column]! + 0.25 * more.data[a + beside]!;
      const there = 0.75 * more.data[b + column]! + 0.25 * more.data[b + beside]!;
      out[row * width + x] = clamp(data[row * width + x]! + 0.75 * here + 0.25 * there);
    }
  }
  return out;
}

/** The row of the half-sized picture a row lies in, and the one it lies nearest to. */
const neighbours = (row: number, count: number): [number, number] => {
  const near = row >> 1;
  return [near, Math.min(count - 1, Math.max(0, near + (row % 2 === 0 ? -1 : 1)))];
};

function kernelOf(sigma: number): Float32Array {
  const reach = Math.ceil(2.5 * sigma);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((value) => value / sum);
}

/** Blurred along the rows, then along the columns; what lies outside is as the edge. */
function smoothed({ data, width, height }: Plane, kernel: Float32Array): Float32Array {
  const reach = kernel.length >> 1;
  const along = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  const padded = new Float32Array(width + 2 * reach);
  for (let row = 0; row < height; row++) {
    const line = data.subarray(row * width, (row + 1) * width);
    padded.fill(line[0]!, 0, reach).fill(line[width - 1]!, reach + width);
    padded.set(line, reach);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = 0; i < kernel.length; i++) sum += padded[x + i]! * kernel[i]!;
      along[row * width + x] = sum;
    }
  }
  for (let row = 0; row < height; row++) {
    for (let i = 0; i < kernel.length; i++) {
      const from = Math.min(height - 1, Math.max(0, row + i - reach)) * width;
      const weight = kernel[i]!;
      for (let x = 0; x < width; x++) out[row * width + x]! += along[from + x]! * weight;
    }
  }
  return out;
}
