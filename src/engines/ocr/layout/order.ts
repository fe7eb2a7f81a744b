import type { Line, Point } from '../types.ts';

/** Lines whose middles are nearer than this share of the smaller height stand side by side. */
const SAME_ROW = 0.5;

/** Reading order: rows from top to bottom, in a row from left to right; vertical lines from right to left. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const slope = meanSlope(lines);
  const placed = lines.map((line) => ({ line, ...place(line, slope) }));
  const vertical = placed.filter((item) => item.line.vertical).length > placed.length / 2;
  if (vertical) return placed.sort((a, b) => b.x - a.x || a.y - b.y).map((item) => item.line);
  placed.sort((a, b) => a.y - b.y);
  const rows: (typeof placed)[] = [];
  for (const item of placed) {
    const row = rows[rows.length - 1];
    const head = row?.[0];
    if (head && Math.abs(item.y - head.y) < SAME_ROW * Math.min(item.height, head.height)) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x).map((item) => item.line));
}

/** Middle and height of a line, with the page's slant taken out so that rows of a crooked photo stay together. */
function place({ polygon }: Line, slope: number): { x: number; y: number; height: number } {
  const x = polygon.reduce((sum, point) => sum + point[0], 0) / 4;
  const y = polygon.reduce((sum, point) => sum + point[1], 0) / 4;
  const height = Math.hypot(polygon[3][0] - polygon[0][0], polygon[3][1] - polygon[0][1]);
  return { x: x + slope * y, y: y - slope * x, height };
}

/** Rise per pixel of the horizontal lines, the long ones counting most. */
function meanSlope(lines: readonly Line[]): number {
  let [rise, run] = [0, 0];
  for (const { polygon, vertical } of lines) {
    if (vertical) continue;
    const [a, b]: readonly Point[] = polygon;
    rise += b![1] - a![1];
    run += b![0] - a![0];
  }
  return run > 0 ? rise / run : 0;
}
