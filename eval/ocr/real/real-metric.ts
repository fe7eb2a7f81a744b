import type { Line } from '../../../src/engines/ocr/index.ts';

const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  [...'〜～']
    .map((char) => [char, '~'])
    .concat(
      [...'−－‐‑–—―'].map((char) => [char, '-']),
      [...'“”'].map((char) => [char, '"']),
      [...'’‘'].map((char) => [char, "'"]),
      [...'×X'].map((char) => [char, 'x']),
      [
        ['＊', '*'],
        ['\u3099', '゛'],
      ],
    ),
);

/** The fold of the real pages' metric: a cross is a cross, however it was typed. */
export const realFold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/./gu, (char) => SAME[char] ?? char);

/** Every line alone, and with all that stand at its height, from left to right along the page's slope. */
export function realRows(lines: readonly Line[]): string[] {
  const flat = lines.filter((line) => !line.vertical).map(placeOf);
  const slopes = flat
    .filter((item) => item.width > 3 * item.height)
    .map((item) => item.angle)
    .sort((a, b) => a - b);
  const slope = slopes[slopes.length >> 1] ?? 0;
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const placed = flat.map((item) => ({ ...item, u: item.x * cos + item.y * sin, v: item.y * cos - item.x * sin }));
  const rows = placed.map((item) =>
    placed
      .filter((other) => Math.abs(other.v - item.v) < 0.5 * Math.min(item.height, other.height))
      .sort((a, b) => a.u - b.u)
      .map((other) => other.text)
      .join(' '),
  );
  return [...new Set([...lines.map((line) => line.text), ...rows])];
}

function placeOf({ text, polygon: [a, b, c, d] }: Line) {
  return {
    text,
    x: (a[0] + c[0]) / 2,
    y: (a[1] + c[1]) / 2,
    height: Math.hypot(d[0] - a[0], d[1] - a[1]),
    width: Math.hypot(b[0] - a[0], b[1] - a[1]),
    angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
  };
}
