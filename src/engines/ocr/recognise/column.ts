import type { Grey } from '../../document/raster.ts';
import type { CharReading, Reading } from '../types.ts';
import { CROP_HEIGHT, type Crop, cut, type Strip } from './crop.ts';
import { readingOf } from './decode.ts';
import { type Cell, groupByPitch } from './pitch.ts';
import type { Recognise } from './recogniser.ts';

/** Space between two characters of the composed line, as a share of their size. */
const GAP = 0.12;

/**
 * Reads a vertical line with a recogniser that knows horizontal ones: the column is cut into characters, which are
 * set side by side, read, and put back to their places.
 */
export async function readColumn(page: Grey, strip: Strip, recognise: Recognise): Promise<Reading> {
  const column = cut(page, strip);
  const ink = inkOf(column);
  const [first, last] = inkedRows(ink, column);
  const em = Math.max(8, last - first + 1);
  const cells = splitCells(ink, column, em);
  if (cells.length === 0) return readingOf([]);
  const line = compose(column, cells, first, last, em);
  const reading = await recognise(line.crop);
  return readingOf(reading.chars.flatMap((char) => placed(char, line, column.used)));
}

/** Darkness against the background, whichever of the two is darker on paper. */
function inkOf({ data, width, used }: Crop): Uint8Array {
  const values = Float32Array.from(
    { length: used * CROP_HEIGHT },
    (_, i) => data[((i / used) | 0) * width + (i % used)]!,
  );
  const sorted = values.toSorted();
  const [dark, light] = [sorted[(sorted.length * 0.03) | 0]!, sorted[(sorted.length * 0.97) | 0]!];
  const paper = sorted[sorted.length >> 1]!;
  const inverse = paper - dark < light - paper;
  const middle = (dark + light) / 2;
  return Uint8Array.from(values, (value) => (value < middle !== inverse ? 1 : 0));
}

/** Rows (across the column) between which the characters stand. */
function inkedRows(ink: Uint8Array, { used }: Crop): [number, number] {
  const counts = Array.from({ length: CROP_HEIGHT }, (_, row) =>
    ink.subarray(row * used, (row + 1) * used).reduce((a, b) => a + b, 0),
  );
  const least = used * 0.01;
  const first = counts.findIndex((count) => count > least);
  const last = counts.findLastIndex((count) => count > least);
  return first < 0 ? [0, CROP_HEIGHT - 1] : [first, last];
}

function splitCells(ink: Uint8Array, { used }: Crop, em: number): Cell[] {
  const filled = (x: number) => {
    for (let row = 0; row < CROP_HEIGHT; row++) if (ink[row * used + x]) return true;
    return false;
  };
  const pieces: Cell[] = [];
  for (let x = 0; x < used; x++) {
    if (!filled(x)) continue;
    const from = x;
    while (x < used && filled(x)) x++;
    pieces.push(...halved({ from, to: x }, em));
  }
  return groupByPitch(pieces, em);
}

/** Characters that touch: a piece of several sizes is cut evenly. */
function halved(piece: Cell, em: number): Cell[] {
  const parts = Math.max(1, Math.round((piece.to - piece.from) / (em * 1.05)));
  const step = (piece.to - piece.from) / parts;
  return Array.from({ length: parts }, (_, i) => ({
    from: Math.round(piece.from + i * step),
    to: Math.round(piece.from + (i + 1) * step),
  }));
}

interface Composed {
  readonly crop: Crop;
  /** Left edge of each cell in the composed line. */
  readonly lefts: readonly number[];
  readonly cells: readonly Cell[];
  readonly advance: number;
}

/** The cells turned upright and set from left to right on the column's own paper colour. */
function compose(column: Crop, cells: readonly Cell[], first: number, last: number, em: number): Composed {
  const advance = Math.round(em * (1 + GAP));
  const used = cells.length * advance + 8;
  const width = Math.max(32, Math.ceil(used / 8) * 8);
  const data = new Float32Array(width * CROP_HEIGHT).fill(paperOf(column));
  const lefts = cells.map((_, i) => 4 + i * advance);
  cells.forEach((cell, i) => {
    const length = Math.min(cell.to - cell.from, CROP_HEIGHT);
    const top = Math.round((CROP_HEIGHT - length) / 2);
    for (let y = 0; y < length; y++) {
      for (let x = 0; x <= last - first; x++) {
        // Row 0 of the crop is the right edge of the column.
        data[(top + y) * width + lefts[i]! + x] = column.data[(last - x) * column.width + cell.from + y]!;
      }
    }
  });
  return { crop: { data, width, used }, lefts, cells, advance };
}

function paperOf({ data, width, used }: Crop): number {
  const edge = Array.from({ length: used }, (_, x) => data[x]!).concat(
    Array.from({ length: used }, (_, x) => data[(CROP_HEIGHT - 1) * width + x]!),
  );
  return edge.sort((a, b) => a - b)[edge.length >> 1]!;
}

function placed(char: CharReading, line: Composed, used: number): CharReading[] {
  if (char.text === ' ') return [];
  const middle = (char.x + char.w / 2) * line.crop.used;
  const index = Math.min(line.cells.length - 1, Math.max(0, Math.floor((middle - 4) / line.advance)));
  const cell = line.cells[index]!;
  return [{ ...char, x: cell.from / used, w: (cell.to - cell.from) / used }];
}
