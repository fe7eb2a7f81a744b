import { boundsOf } from '../../geometry.ts';
import type { Line } from '../../types.ts';
import { commonCharacters } from './columns-or-lines.ts';

/** Two boxes stand on one line when so much of the smaller one lies in the other, and neither is much longer. */
const SHARED = 0.6;
const AS_LONG = 0.7;
/** … and they say the same but for so much: characters that overlap may be print over print. */
const ALIKE = 0.6;

/** One of two boxes over one line is enough: a logo is found at two sizes. The surer reading stays. */
export function withoutDoubles(lines: readonly Line[]): Line[] {
  const places = lines.map(({ polygon }) => boundsOf(polygon));
  const isSamePlace = (i: number, j: number): boolean => {
    const a = places[i]!;
    const b = places[j]!;
    const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    if (width <= 0 || height <= 0) return false;
    const [longA, longB] = [Math.max(a.width, a.height), Math.max(b.width, b.height)];
    const smaller = Math.min(a.width * a.height, b.width * b.height);
    return Math.min(longA, longB) >= AS_LONG * Math.max(longA, longB) && width * height >= SHARED * smaller;
  };
  const isWorse = (i: number, j: number): boolean => {
    const own = lines[i]!.confidence;
    const other = lines[j]!.confidence;
    return own < other || (own === other && j < i);
  };
  return lines.filter(
    (line, i) =>
      !lines.some((other, j) => i !== j && isWorse(i, j) && isSamePlace(i, j) && isAlike(line.text, other.text)),
  );
}

function isAlike(a: string, b: string): boolean {
  const [one, two] = [[...a.replace(/\s/g, '')], [...b.replace(/\s/g, '')]];
  return commonCharacters(one, two) >= ALIKE * Math.max(one.length, two.length);
}
