import type { CharReading } from '../../types.ts';
import type { ReadRect } from '../left-overs.ts';
import { polygonOf, stripOf } from './crop.ts';
import { readingOf } from './decode.ts';

/** Drawings are not read this surely, so many signs in a row. */
const SURE = 0.9;
const FEWEST = 3;
/** Room at either end of the part, in thicknesses. */
const ROOM = 0.1;
const SIGN = /[\p{L}\p{N}]/u;

/**
 * ■■■■■ 領収証 ■■■■■: what a row of ornaments is taken for makes a guess of the whole line. Of such a line the longest
 * stretch of sure characters is one of its own; undefined where there is none.
 */
export function surePart({ rect, line }: ReadRect): ReadRect | undefined {
  if (line.vertical || rect.w < rect.h) return undefined;
  const run = longestRun(line.chars);
  if (run.filter(({ text }) => SIGN.test(text)).length < FEWEST) return undefined;
  const [first, last] = [run[0]!, run.at(-1)!];
  const from = Math.max(0, first.x * rect.w - ROOM * rect.h);
  const to = Math.min(rect.w, (last.x + last.w) * rect.w + ROOM * rect.h);
  const shift = (from + to - rect.w) / 2;
  const own = { ...rect, w: to - from, cx: rect.cx + shift * rect.ux, cy: rect.cy + shift * rect.uy };
  const chars = run.map((char) => ({ ...char, x: (char.x * rect.w - from) / own.w, w: (char.w * rect.w) / own.w }));
  return { rect: own, line: { ...line, ...readingOf(chars), polygon: polygonOf(stripOf(own, 0)) } };
}

/** Sure characters in a row, spaces between them but none around them. */
function longestRun(chars: readonly CharReading[]): CharReading[] {
  let [best, run]: [CharReading[], CharReading[]] = [[], []];
  for (const char of chars) {
    run = char.text === ' ' || char.confidence >= SURE ? [...run, char] : [];
    if (run[0]?.text === ' ') run = run.slice(1);
    const ended = run.slice(0, run.findLastIndex(({ text }) => text !== ' ') + 1);
    if (ended.length > best.length) best = ended;
  }
  return best;
}
