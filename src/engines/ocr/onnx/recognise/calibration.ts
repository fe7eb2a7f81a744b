import type { Reading } from '../../types.ts';

/**
 * How often a line is exact, by its least sure character: fitted (never falling, straight in between) on generated pages
 * in all looks at full and half resolution (70 pages, seed 64100, 6,931 lines: `npm run eval -- ocr-calibration`). Made
 * again with every recogniser.
 */
const EXACT: readonly (readonly [least: number, share: number])[] = [
  [0, 0],
  [0.5784, 0.6228],
  [0.8656, 0.8789],
  [0.9549, 0.9689],
  [0.9822, 0.9827],
  [0.9939, 0.9931],
  [0.9975, 0.9965],
  [0.9997, 1],
  [1, 1],
];

/**
 * What the line's confidence may say: the mean of its characters, and no more than lines with a character as doubtful
 * as its worst keep. Nine sure characters do not make a tenth right.
 */
export function calibrated({ chars, confidence }: Reading): number {
  const inked = chars.filter((char) => char.text !== ' ');
  const least = inked.reduce((lowest, char) => Math.min(lowest, char.confidence), 1);
  return Math.min(confidence, shareOf(least));
}

function shareOf(least: number): number {
  const above = EXACT.findIndex(([bound]) => bound >= least);
  const [high, [x1, y1]] = [Math.max(1, above), EXACT[Math.max(1, above)]!];
  const [x0, y0] = EXACT[high - 1]!;
  return y0 + ((y1 - y0) * (least - x0)) / (x1 - x0);
}
