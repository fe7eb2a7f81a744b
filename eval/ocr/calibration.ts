import type { Line } from '../../src/engines/ocr/index.ts';
import { realFold } from './real/real-metric.ts';

/** A line that was read: its least sure character, and whether it says what stands there. */
export interface Seen {
  readonly least: number;
  readonly exact: boolean;
}

/** Lines of a page against its truth. Lines far from every true segment are ornaments, and are left out. */
export function seenLines(lines: readonly Line[], segments: readonly { readonly text: string }[]): Seen[] {
  const truths = segments.map((segment) => realFold(segment.text));
  const whole = truths.join('\n');
  return lines.flatMap((line) => {
    const read = realFold(line.text);
    const exact = whole.includes(read) || isMadeOf(read, truths);
    if (read === '' || (!exact && !truths.some((truth) => sharesHalf(read, truth)))) return [];
    const least = line.chars.reduce(
      (lowest, char) => (char.text === ' ' ? lowest : Math.min(lowest, char.confidence)),
      1,
    );
    return [{ least, exact }];
  });
}

function isMadeOf(read: string, truths: readonly string[]): boolean {
  let rest = read;
  for (const truth of [...truths].sort((a, b) => b.length - a.length)) rest = rest.replace(truth, '');
  return rest === '';
}

/** Half of the line's pairs of characters stand in the segment. */
function sharesHalf(read: string, truth: string): boolean {
  const pairs = [...read].slice(1).map((char, i) => read[i]! + char);
  return pairs.length > 0 && pairs.filter((pair) => truth.includes(pair)).length * 2 >= pairs.length;
}

/** At least so many lines per step: fewer tell nothing about a hundredth. */
const LEAST_LINES = 60;

/** Share of exact lines by least confidence, never falling (pool adjacent violators), as points of a line. */
export function fitExactness(seen: readonly Seen[]): [least: number, share: number][] {
  const sorted = [...seen].sort((a, b) => a.least - b.least);
  const size = Math.max(LEAST_LINES, Math.ceil(sorted.length / 24));
  let blocks: { lines: number; exact: number; least: number }[] = [];
  for (let i = 0; i < sorted.length; i += size) {
    const part = sorted.slice(i, i + size);
    const exact = part.filter((line) => line.exact).length;
    blocks.push({ lines: part.length, exact, least: part.reduce((sum, line) => sum + line.least, 0) });
    for (let last = blocks.length - 1; last > 0; last--) {
      const [a, b] = [blocks[last - 1]!, blocks[last]!];
      if (a.exact / a.lines < b.exact / b.lines) break;
      blocks = [
        ...blocks.slice(0, -2),
        { lines: a.lines + b.lines, exact: a.exact + b.exact, least: a.least + b.least },
      ];
    }
  }
  const points = blocks.map(({ lines, exact, least }): [number, number] => [
    round(least / lines),
    round(exact / lines),
  ]);
  return [[0, 0], ...points, [1, points.at(-1)?.[1] ?? 1]];
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
