import type { Line, Reading } from '../../types.ts';

/** A pen wrote it for sure, and it is read less surely than print; or there is no doubt at all that it was a pen. */
const BY_PEN = 0.97;
const AS_PRINT = 0.97;
const NO_DOUBT = 0.995;
const CLEAR_PRINT = 0.995;
/** Of one or two characters nobody can tell. */
const FEWEST = 3;
/** Where a pen wrote so many lines, it wrote what else looks like it, numbers of two digits too. */
const SEVERAL = 3;
const LIKE_PEN = 0.75;

/** Whether a pen wrote the line, from the line alone. */
export const isByPen = ({ hand = 0, chars, confidence }: Reading): boolean =>
  chars.length >= FEWEST && ((hand > BY_PEN && confidence < AS_PRINT) || (hand > NO_DOUBT && confidence < CLEAR_PRINT));

/** As likely a pen as not: enough to ask what its strokes mean, where print would say nothing. */
export const isLikelyByPen = (reading: Reading): boolean => isByPen(reading) || (reading.hand ?? 0) > LIKELY;
const LIKELY = 0.5;

/** Whether what reads pens best should read the line: print is never asked of it, but for what looks like a pen among handwriting. */
export const isForPens = (reading: Reading, others: Iterable<Reading>): boolean =>
  isByPen(reading) || (isLikelyByPen(reading) && areSeveral(others, isByPen));

function areSeveral<T>(all: Iterable<T>, is: (one: T) => boolean): boolean {
  let found = 0;
  for (const one of all) if (is(one)) found++;
  return found >= SEVERAL;
}

/** The lines of a page, each with whether a pen wrote it: amounts between handwriting are handwriting. */
export function withPen(lines: readonly Line[]): Line[] {
  const several = areSeveral(lines, (line) => line.handwritten === true);
  return lines.map(({ hand = 0, ...line }) =>
    several && hand > LIKE_PEN && line.chars.length > 1 ? { ...line, handwritten: true } : line,
  );
}
