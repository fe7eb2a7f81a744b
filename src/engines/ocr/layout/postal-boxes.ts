import { median } from '../../../contract/median.ts';
import { polygonOf, type Strip, stripOfPolygon } from '../onnx/recognise/crop.ts';
import type { Line, Reading } from '../types.ts';

/** A postal code has seven digits, each in a box of its own on envelopes and cards. */
const DIGITS = 7;
/** Found less than this of them, a row of digits is something else. */
const LEAST = 4;
/** Digits of a number stand closer than this, boxes do not stand wider apart; in thicknesses of their line. */
const CLOSEST = 0.95;
const WIDEST = 4.2;
/** Digits of one row stand this level, in thicknesses. */
const LEVEL = 0.95;
const SURE = 0.85;

/** A digit with its place along and across the lines of the page. */
interface Digit {
  readonly line: Line;
  readonly along: number;
  readonly across: number;
  readonly thickness: number;
}

/**
 * Digits in boxes are found one by one or in groups. Where some stand in a row, widely and evenly spaced, the whole row
 * is read as one line; it counts when it has seven digits.
 */
export async function joinPostalBoxes(
  lines: readonly Line[],
  read: (strip: Strip) => Promise<Reading>,
): Promise<Line[]> {
  const numbers = lines.filter((line) => !line.vertical && /^[0-9]{1,6}$/.test(line.text) && isSpaced(line));
  const first = numbers[0] && stripOfPolygon(numbers[0].polygon);
  if (!first) return [...lines];
  let joined = [...lines];
  for (const row of rowsOf(numbers.flatMap((line) => digitsOf(line, first)))) {
    const whole = await wholeRow(row, first, read);
    if (!whole) continue;
    const parts = new Set(row.map((digit) => digit.line));
    joined = [...joined.filter((line) => !parts.has(line)), whole];
  }
  return joined;
}

/** A digit alone, or several as far apart as boxes are. */
function isSpaced({ text, polygon }: Line): boolean {
  const { length, thickness } = stripOfPolygon(polygon);
  return text.length === 1 || length > text.length * thickness * CLOSEST;
}

function digitsOf(line: Line, { dx, dy }: Strip): Digit[] {
  const strip = stripOfPolygon(line.polygon);
  return line.chars.map((char) => {
    const at = (char.x + char.w / 2) * strip.length;
    const x = strip.x + strip.dx * at - (strip.dy * strip.thickness) / 2;
    const y = strip.y + strip.dy * at + (strip.dx * strip.thickness) / 2;
    return { line, along: x * dx + y * dy, across: y * dx - x * dy, thickness: strip.thickness };
  });
}

/** Digits that follow each other on one level, wide apart. */
function rowsOf(digits: readonly Digit[]): Digit[][] {
  const rows: Digit[][] = [];
  for (const digit of [...digits].sort((a, b) => a.along - b.along)) {
    const row = rows.find((candidate) => follows(candidate.at(-1)!, digit));
    if (row) row.push(digit);
    else rows.push([digit]);
  }
  return rows.filter((row) => row.length >= LEAST && row.length <= DIGITS);
}

function follows(a: Digit, b: Digit): boolean {
  const thick = Math.min(a.thickness, b.thickness);
  const distance = (b.along - a.along) / thick;
  return distance > CLOSEST && distance < WIDEST && Math.abs(b.across - a.across) < LEVEL * thick;
}

async function wholeRow(
  row: readonly Digit[],
  { dx, dy }: Strip,
  read: (strip: Strip) => Promise<Reading>,
): Promise<Line | undefined> {
  const [head, tail] = [row[0]!, row.at(-1)!];
  const thickness = median(row.map((digit) => digit.thickness));
  const pitch = median(row.slice(1).map((digit, i) => digit.along - row[i]!.along));
  const missing = Math.max(0, DIGITS - 1 - Math.round((tail.along - head.along) / pitch));
  // The row may be tilted against the first line's direction.
  const slope = (tail.across - head.across) / (tail.along - head.along);
  let best: Line | undefined;
  for (let before = missing; before >= 0; before--) {
    const [from, to] = [head.along - pitch * (before + 0.6), tail.along + pitch * (missing - before + 0.6)];
    const across = head.across + (from - head.along) * slope - thickness / 2;
    const length = Math.hypot(1, slope);
    const strip: Strip = {
      x: from * dx - across * dy,
      y: from * dy + across * dx,
      dx: (dx - dy * slope) / length,
      dy: (dy + dx * slope) / length,
      length: (to - from) * length,
      thickness,
    };
    const reading = await read(strip);
    const chars = reading.chars.filter((char) => /[0-9]/.test(char.text));
    const text = chars.map((char) => char.text).join('');
    const marks = reading.chars.some((char) => !/[-0-9\s|[\]_.ー]/.test(char.text));
    if (text.length !== DIGITS || marks || reading.confidence < Math.max(SURE, best?.confidence ?? 0)) continue;
    const { confidence } = reading;
    best = { text, chars, confidence, polygon: polygonOf(strip), vertical: false, source: 'ocr' };
  }
  return best;
}
