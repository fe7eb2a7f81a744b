import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rect } from './rects.ts';
import { partTouching } from './touching-lines.ts';

const [WIDTH, HEIGHT] = [400, 120];
const USUAL = 20;

/** White paper with characters of two strokes in rows, and a bracket from the first row into the second. */
function paper(rows: readonly number[], bracket: boolean) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  const bar = (x: number, y: number, w: number, h: number) => {
    for (let at = y; at < y + h; at++) data.fill(20, at * WIDTH + x, at * WIDTH + x + w);
  };
  for (const y of rows)
    for (let x = 20; x < 320; x += 18) {
      bar(x, y, 12, 3);
      bar(x, y + 12, 12, 3);
      bar(x + 4, y, 3, 15);
    }
  if (bracket) for (const x of [100, 200, 300]) bar(x, rows[0]!, 2, 24);
  return { width: WIDTH, height: HEIGHT, data };
}
const box = (y: number, h: number): Rect => ({ cx: 170, cy: y + h / 2, w: 310, h, ux: 1, uy: 0, score: 1 });

test('two lines joined by brackets part where there is least ink', () => {
  const parts = partTouching(paper([40, 58], true), box(38, 38), USUAL);
  assert.equal(parts.length, 2);
  assert.ok(Math.abs(parts[0]!.cy - 47) < 4 && Math.abs(parts[1]!.cy - 66) < 4, JSON.stringify(parts));
});

test('two lines that lean against their box part along their lean', () => {
  const { data, ...size } = paper([40, 57], true);
  const leaning = new Uint8Array(data.length).fill(250);
  for (let x = 0; x < WIDTH; x++) {
    const down = Math.round((x - 170) * 0.03);
    for (let y = 10; y < HEIGHT - 10; y++) leaning[y * WIDTH + x] = data[(y - down) * WIDTH + x]!;
  }
  const parts = partTouching({ ...size, data: leaning }, box(36, 40), USUAL);
  assert.equal(parts.length, 2);
  assert.ok(
    parts.every((part) => Math.abs(part.uy - 0.03) < 0.016),
    JSON.stringify(parts),
  );
});

test('a line of usual height, a short box and an empty one stay as they are', () => {
  const page = paper([40, 58], true);
  for (const rect of [box(38, 19), { ...box(38, 38), w: 40 }, box(90, 28)])
    assert.deepEqual(partTouching(page, rect, USUAL), [rect]);
});

test('high print without a valley is one line', () => {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (let y = 40; y < 78; y++) for (let x = 20; x < 320; x += 40) data.fill(20, y * WIDTH + x, y * WIDTH + x + 20);
  const rect = box(38, 42);
  assert.deepEqual(partTouching({ width: WIDTH, height: HEIGHT, data }, rect, USUAL), [rect]);
});
