import type { Grey } from '../../../document/index.ts';
import type { CharReading, Reading } from '../../types.ts';
import { atRank } from './at-rank.ts';
import { type ColumnChar, settleStrokes } from './column-strokes.ts';
import { CROP_HEIGHT, type Crop, cut, type Strip } from './crop.ts';
import { readingOf } from './decode.ts';
import { type Cell, groupByPitch } from './pitch.ts';
import type { Recognise } from './recogniser.ts';

/** Height of a box is 1.2 of its ink: wider ink than this is a seal's or a rule's beside the characters. */
const WIDEST = 42;
/** Widths of a character that are tried until the column is read surely. */
const WIDTH_SHARES = [1, 0.86, 0.76];
const SURE = 0.97;
/** Read so poorly it is a drawing or a code, of whatever width. */
const NO_TEXT = 0.4;
/** Two digits in one square say nothing about the height of each. */
const UNKNOWN_HEIGHT = 0.45;
/** Ink shorter than this may stand off the middle of its square. */
const SHORT = 0.6;
/** Space between two characters of the composed line, as a share of their size. */
const GAP = 0.12;

/**
 * Reads a vertical line with a recogniser that knows horizontal ones: the column is cut into characters, which are
 * set side by side, read, and put back to their places.
 */
export async function readColumn(
  page: Grey,
  strip: Strip,
  recognise: Recognise,
  shares: readonly number[] = WIDTH_SHARES,
): Promise<Reading> {
  const column = cut(page, strip);
  const ink = inkOf(column);
  const [first, last] = inkedRows(ink, column);
  const widest = Math.max(8, Math.min(last - first + 1, WIDEST));
  let best: Reading | undefined;
  // A seal or a rule beside the characters makes them look wider than they are.
  for (const share of shares) {
    const reading = await readCells(column, ink, (first + last + 1) / 2, widest * share, recognise);
    if (!best || reading.confidence > best.confidence) best = reading;
    if (best.confidence >= SURE || best.confidence < NO_TEXT) break;
  }
  return best!;
}

async function readCells(
  column: Crop,
  ink: Uint8Array,
  middle: number,
  em: number,
  recognise: Recognise,
): Promise<Reading> {
  const cells = splitCells(ink, column, em);
  if (cells.length === 0) return readingOf([]);
  const rows: [number, number] = [Math.max(0, Math.round(middle - em / 2)), Math.round(middle + em / 2) - 1];
  const placings = placingsOf(cells, em);
  let best: CharReading[][] | undefined;
  for (const shifts of placings) {
    const line = compose(column, cells, shifts, rows, em);
    const reading = await recognise(line.crop);
    const found = byCell(reading.chars, line, column.used);
    best = best ? best.map((chars, i) => surer(chars, found[i]!)) : found;
  }
  const chars = best!.flatMap((list, i): ColumnChar[] =>
    list.map((char) => ({
      char,
      height: list.length > 1 ? UNKNOWN_HEIGHT : (cells[i]!.to - cells[i]!.from) / em,
      width: inkWidth(ink, column, cells[i]!) / em,
    })),
  );
  return readingOf(settleStrokes(chars));
}

/**
 * Brackets and commas stand off the middle of their square. Their ink is set in the middle of the line, as most
 * characters are, and where it stands in the column; the surer reading of each is taken.
 */
function placingsOf(cells: readonly Cell[], em: number): number[][] {
  const centred = cells.map(() => 0);
  const shifts = cells.map((cell, i) => {
    const length = cell.to - cell.from;
    if (length > em * SHORT) return 0;
    const [before, after] = [cells[i - 1], cells[i + 1]];
    const own = (cell.from + cell.to) / 2;
    if (!before || !after) return 0;
    const between = ((before.from + before.to) / 2 + (after.from + after.to) / 2) / 2;
    return Math.max(-em / 2, Math.min(em / 2, own - between));
  });
  return shifts.some((shift) => Math.abs(shift) > em * 0.06) ? [centred, shifts] : [centred];
}

/** Characters read in each cell. */
function byCell(chars: readonly CharReading[], line: Composed, used: number): CharReading[][] {
  const cells: CharReading[][] = line.cells.map(() => []);
  for (const char of chars) {
    if (char.text === ' ') continue;
    const middle = (char.x + char.w / 2) * line.crop.used;
    const index = Math.min(cells.length - 1, Math.max(0, Math.floor((middle - 4) / line.advance)));
    const cell = line.cells[index]!;
    cells[index]!.push({ ...char, x: cell.from / used, w: (cell.to - cell.from) / used });
  }
  return cells;
}

const surer = (a: CharReading[], b: CharReading[]): CharReading[] => (sureness(b) > sureness(a) ? b : a);
const sureness = (chars: readonly CharReading[]): number =>
  chars.length === 0 ? 0 : chars.reduce((sum, char) => sum + char.confidence, 0) / chars.length;

/** Darkness against the background, whichever of the two is darker on paper. */
function inkOf({ data, width, used }: Crop): Uint8Array {
  const values = new Float32Array(used * CROP_HEIGHT);
  for (let row = 0; row < CROP_HEIGHT; row++) values.set(data.subarray(row * width, row * width + used), row * used);
  const ranked = values.slice();
  const paper = atRank(ranked, ranked.length >> 1);
  const dark = atRank(ranked, (ranked.length * 0.03) | 0);
  const light = atRank(ranked, (ranked.length * 0.97) | 0);
  const inverse = paper - dark < light - paper;
  const middle = (dark + light) / 2;
  const ink = new Uint8Array(values.length);
  for (let i = 0; i < ink.length; i++) ink[i] = values[i]! < middle !== inverse ? 1 : 0;
  return ink;
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

/** How far across the column the ink of a cell reaches. */
function inkWidth(ink: Uint8Array, { used }: Crop, { from, to }: Cell): number {
  const rows = Array.from({ length: CROP_HEIGHT }, (_, row) => ink.subarray(row * used + from, row * used + to));
  const first = rows.findIndex((row) => row.includes(1));
  return first < 0 ? 0 : rows.findLastIndex((row) => row.includes(1)) - first + 1;
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
  readonly cells: readonly Cell[];
  readonly advance: number;
}

/** The cells turned upright and set from left to right on the column's own paper colour. */
function compose(
  column: Crop,
  cells: readonly Cell[],
  shifts: readonly number[],
  [first, last]: readonly [number, number],
  em: number,
): Composed {
  const advance = Math.round(em * (1 + GAP));
  const used = cells.length * advance + 8;
  const width = Math.max(32, Math.ceil(used / 8) * 8);
  const data = new Float32Array(width * CROP_HEIGHT).fill(paperOf(column));
  const lefts = cells.map((_, i) => 4 + i * advance);
  cells.forEach((cell, i) => {
    const length = Math.min(cell.to - cell.from, CROP_HEIGHT);
    const top = Math.max(0, Math.min(CROP_HEIGHT - length, Math.round((CROP_HEIGHT - length) / 2 + shifts[i]!)));
    for (let y = 0; y < length; y++) {
      for (let x = 0; x <= last - first; x++) {
        // Row 0 of the crop is the right edge of the column.
        const row = Math.min(CROP_HEIGHT - 1, last - x);
        data[(top + y) * width + lefts[i]! + x] = column.data[row * column.width + cell.from + y]!;
      }
    }
  });
  return { crop: { data, width, used }, cells, advance };
}

function paperOf({ data, width, used }: Crop): number {
  const edge = new Float32Array(2 * used);
  edge.set(data.subarray(0, used));
  edge.set(data.subarray((CROP_HEIGHT - 1) * width).subarray(0, used), used);
  return atRank(edge, used);
}
