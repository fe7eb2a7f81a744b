import { type PdfBox, type PdfChar, unionOf } from '../../document/index.ts';
import type { CharReading, Ink, Line, Polygon } from '../types.ts';
import { inReadingOrder } from './order.ts';

/** A gap wider than this share of the character height ends a line: the next column begins there. */
const COLUMN_GAP = 0.9;
/** A narrower gap than a column's but wider than this is a space between words. */
const WORD_GAP = 0.28;

interface Run {
  chars: PdfChar[];
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  vertical: boolean;
}

/** The text layer of a page as lines: characters in content order, split at columns, pieces of one row joined. */
export function linesFromText(chars: readonly PdfChar[]): Line[] {
  const runs: Run[] = [];
  for (const char of chars) {
    if (/^\s$/u.test(char.text)) continue;
    const run = runs[runs.length - 1];
    if (run && continues(run, char)) extend(run, char);
    else runs.push(newRun(char));
  }
  return inReadingOrder(joined(runs).map(toLine));
}

const newRun = (char: PdfChar): Run => ({
  chars: [char],
  x0: char.x0,
  y0: char.y0,
  x1: char.x1,
  y1: char.y1,
  vertical: false,
});

function extend(run: Run, char: PdfChar): void {
  const last = run.chars[run.chars.length - 1]!;
  if (run.chars.length === 1) run.vertical = isBelow(last, char);
  run.chars.push(char);
  run.x0 = Math.min(run.x0, char.x0);
  run.y0 = Math.min(run.y0, char.y0);
  run.x1 = Math.max(run.x1, char.x1);
  run.y1 = Math.max(run.y1, char.y1);
}

const overlap = (a0: number, a1: number, b0: number, b1: number): number =>
  (Math.min(a1, b1) - Math.max(a0, b0)) / Math.max(0.01, Math.min(a1 - a0, b1 - b0));

/** The next character of a vertical line: same column, directly under the last one. */
const isBelow = (last: PdfChar, char: PdfChar): boolean =>
  overlap(last.x0, last.x1, char.x0, char.x1) > 0.6 &&
  char.y0 > last.y0 + (last.y1 - last.y0) * 0.5 &&
  char.y0 - last.y1 < (last.x1 - last.x0) * 0.5;

const isBeside = (last: PdfChar, char: PdfChar, gap: number): boolean => {
  const height = Math.min(last.y1 - last.y0, char.y1 - char.y0);
  const distance = char.x0 - last.x1;
  return overlap(last.y0, last.y1, char.y0, char.y1) > 0.5 && distance < height * gap && distance > -height * 0.5;
};

function continues(run: Run, char: PdfChar): boolean {
  const last = run.chars[run.chars.length - 1]!;
  if (run.chars.length === 1) return isBeside(last, char, COLUMN_GAP) || isBelow(last, char);
  return run.vertical ? isBelow(last, char) : isBeside(last, char, COLUMN_GAP);
}

/** Producers place words, even single characters, in any order: pieces that touch in one row are one line. */
function joined(runs: Run[]): Run[] {
  const rows = runs.filter((run) => !run.vertical).sort((a, b) => a.x0 - b.x0);
  const out: Run[] = [];
  for (const run of rows) {
    const before = out.find((other) => isBeside(other.chars[other.chars.length - 1]!, run.chars[0]!, COLUMN_GAP));
    if (before) for (const char of run.chars) extend(before, char);
    else out.push(run);
  }
  for (const run of out) run.vertical = false;
  return [...out, ...runs.filter((run) => run.vertical)];
}

const DIGIT = /^[0-9０-９]$/;

function toLine(run: Run): Line {
  const { x0, y0, x1, y1, vertical } = run;
  const length = Math.max(0.01, vertical ? y1 - y0 : x1 - x0);
  const chars: CharReading[] = [];
  const boxes: PdfBox[] = [];
  const push = (text: string, from: number, to: number, ink: PdfBox) => {
    boxes.push(ink);
    chars.push({ text, confidence: 1, x: from / length, w: Math.max(0, to - from) / length, alternatives: [] });
  };
  run.chars.forEach((char, i) => {
    const last = run.chars[i - 1];
    const [from, to] = vertical ? [char.y0 - y0, char.y1 - y0] : [char.x0 - x0, char.x1 - x0];
    if (last && !vertical && char.x0 - last.x1 > (char.y1 - char.y0) * WORD_GAP)
      push(' ', last.x1 - x0, from, last.ink);
    push(char.text, from, to, char.ink);
  });
  // 105ー6405: a long mark between digits is a hyphen someone typed on a Japanese keyboard.
  const beside = (index: number, step: 1 | -1): string => {
    const text = chars[index + step]?.text ?? '';
    return text === ' ' ? (chars[index + 2 * step]?.text ?? '') : text;
  };
  for (const [i, char] of chars.entries())
    if (/^[ーｰ―]$/.test(char.text) && DIGIT.test(beside(i, -1)) && DIGIT.test(beside(i, 1)))
      chars[i] = { ...char, text: '-' };
  return {
    text: chars.map((char) => char.text).join(''),
    confidence: 1,
    chars,
    polygon: polygonOf(run, vertical),
    vertical,
    source: 'pdf_text',
    ink: inkOf(boxes, vertical),
  };
}

/** A vertical line starts at its head. */
const polygonOf = ({ x0, y0, x1, y1 }: PdfBox, vertical: boolean): Polygon =>
  vertical
    ? [
        [x1, y0],
        [x1, y1],
        [x0, y1],
        [x0, y0],
      ]
    : [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ];

/** Margin around ink, as a share of the line's thickness. */
const MARGIN = 0.05;

function inkOf(boxes: readonly PdfBox[], vertical: boolean): Ink {
  const tight = boxes.reduce(unionOf);
  const margin = MARGIN * (vertical ? tight.x1 - tight.x0 : tight.y1 - tight.y0);
  const grown = ({ x0, y0, x1, y1 }: PdfBox): PdfBox => ({
    x0: x0 - margin,
    y0: y0 - margin,
    x1: x1 + margin,
    y1: y1 + margin,
  });
  const whole = grown(tight);
  const [width, height] = [Math.max(0.01, whole.x1 - whole.x0), Math.max(0.01, whole.y1 - whole.y0)];
  return {
    polygon: polygonOf(whole, vertical),
    chars: boxes.map(grown).map(({ x0, y0, x1, y1 }) => {
      const [left, right] = [(x0 - whole.x0) / width, (x1 - whole.x0) / width];
      const [top, bottom] = [(y0 - whole.y0) / height, (y1 - whole.y0) / height];
      return vertical ? [top, bottom, 1 - right, 1 - left] : [left, right, top, bottom];
    }),
  };
}
