import type { CharReading, Line } from '../../types.ts';
import { polygonOf, stripOfPolygon } from './crop.ts';
import { readingOf } from './decode.ts';

/** What a ring and a stroke of a pen are read as where they stand alone. */
const RING = /^[0OoQ○◯〇。°]$/;
const STROKE = /^[、,`'ヽ]$/;
/** No wider and no higher than this, in thicknesses of the line: larger it is a character. */
const LARGEST = 0.62;
/** How far before and behind the end of the line its middle may stand, in thicknesses. */
const BEFORE_END = 0.35;
const BEHIND_END = 0.6;
/** It stands at the foot of a line and at the right of a column: from here on across it, as far as outside of it. */
const FOOT = 0.6;
const OUTSIDE = 0.4;
/** A sentence ends with a word. */
const WORD = /[\u3041-\u3096\u30a1-\u30fa\u30fc\u3005\u4e00-\u9fff]$/;

/** Where the middle of a sign stands: along a line from its start, and how far towards the side of signs, in its own units. */
interface Place {
  readonly along: number;
  readonly foot: number;
}

/**
 * Full stops and commas that a pen set apart, so that they got boxes of their own: behind its end, or, in place of a
 * room it was read with, within it. Print sets its signs in the line.
 */
export function joinSigns(lines: readonly Line[]): Line[] {
  const signs = lines.filter(isSign);
  const taken = new Set<Line>();
  const joined = lines.map((line) => {
    if (!line.handwritten || line.chars.length < 2) return line;
    return signs.reduce((longer, sign) => {
      const more = taken.has(sign) ? undefined : withSign(longer, sign);
      if (more) taken.add(sign);
      return more ?? longer;
    }, line);
  });
  return joined.filter((_, index) => !taken.has(lines[index]!));
}

const isSign = ({ text }: Line): boolean => RING.test(text) || STROKE.test(text);

function withSign(line: Line, sign: Line): Line | undefined {
  const strip = stripOfPolygon(line.polygon);
  const own = stripOfPolygon(sign.polygon);
  const { thickness, length } = strip;
  if (Math.max(own.length, own.thickness) > LARGEST * thickness) return undefined;
  const { along, foot } = placeOf(line, sign);
  if (foot < FOOT || foot > 1 + OUTSIDE) return undefined;
  const text = RING.test(sign.text) ? '。' : '、';
  const [from, to] = [along - own.length / 2, along + own.length / 2];
  if (along > length - BEFORE_END * thickness && along < length + BEHIND_END * thickness) {
    if (!WORD.test(line.text)) return undefined;
    const whole = Math.max(length, to);
    const moved = line.chars.map((char) => ({ ...char, x: (char.x * length) / whole, w: (char.w * length) / whole }));
    const added = signRead(sign, text, from / whole, own.length / whole);
    return { ...line, ...readingOf([...moved, added]), polygon: polygonOf({ ...strip, length: whole }) };
  }
  // A stroke within the line is most likely one of its characters'.
  const room = line.chars.findIndex((char) => char.text === ' ' && isWithin(char, along / length));
  if (text !== '。' || room < 1 || !WORD.test(line.chars[room - 1]!.text)) return undefined;
  const { x, w } = line.chars[room]!;
  return { ...line, ...readingOf(line.chars.with(room, signRead(sign, text, x, w))) };
}

function placeOf({ polygon }: Line, sign: Line): Place {
  const { x, y, dx, dy, thickness } = stripOfPolygon(polygon);
  const [[ax, ay], , [cx, cy]] = sign.polygon;
  const [px, py] = [(ax + cx) / 2 - x, (ay + cy) / 2 - y];
  const across = (py * dx - px * dy) / thickness;
  const isColumn = Math.abs(dy) > Math.abs(dx);
  return { along: px * dx + py * dy, foot: isColumn ? 1 - across : across };
}

const isWithin = ({ x, w }: CharReading, at: number): boolean => at > x - w / 2 && at < x + w * 1.5;

function signRead(sign: Line, text: string, x: number, w: number): CharReading {
  const [read] = sign.chars;
  const { confidence, alternatives } = read!;
  const others = [{ text: sign.text, confidence }, ...alternatives].filter((other) => other.text !== text);
  return { text, confidence, x, w, alternatives: others };
}
