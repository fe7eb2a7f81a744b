import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../../types.ts';
import { polygonOf, type Strip } from './crop.ts';
import { joinSigns } from './signs-apart.ts';

const line = (text: string, strip: Strip, handwritten = true): Line => {
  const each = 1 / [...text].length;
  const chars = [...text].map((char, i) => ({ text: char, confidence: 0.9, x: i * each, w: each, alternatives: [] }));
  return { text, confidence: 0.9, chars, polygon: polygonOf(strip), vertical: false, source: 'ocr', handwritten };
};
/** A line of thickness 60 that runs to the right from (0, 100), and a box of 20 with its middle at a place. */
const across = (length: number): Strip => ({ x: 0, y: 100, dx: 1, dy: 0, length, thickness: 60 });
const small = (text: string, cx: number, cy: number, size = 20): Line =>
  line(text, { x: cx - size / 2, y: cy - size / 2, dx: 1, dy: 0, length: size, thickness: size }, false);
/** A column of thickness 60 whose right edge is at x = 160. */
const down = (length: number): Strip => ({ x: 160, y: 0, dx: 0, dy: 1, length, thickness: 60 });
const texts = (...lines: readonly Line[]) => joinSigns(lines).map(({ text }) => text);

test("a ring and a stroke at the foot behind the end of a pen's line are its full stop and comma", () => {
  assert.deepEqual(texts(line('ほしけれ', across(240)), small('0', 250, 162)), ['ほしけれ。']);
  assert.deepEqual(texts(small(',', 250, 150), line('ままに', across(240))), ['ままに、']);
});

test('what stands elsewhere, is as large as a character or follows a number stays', () => {
  const apart: [string, Line][] = [
    ['ほしけれ', small('0', 250, 110)],
    ['ほしけれ', small('0', 320, 150)],
    ['ほしけれ', small('0', 250, 140, 44)],
    ['ほしけれ', small('7', 250, 150)],
    ['2450', small('0', 250, 150)],
  ];
  for (const [text, sign] of apart) assert.deepEqual(texts(line(text, across(240)), sign), [text, sign.text]);
  assert.deepEqual(texts(line('ほしけれ', across(240), false), small('0', 250, 150)), ['ほしけれ', '0']);
});

test('in a column it stands at the right; a ring also where the column was read with a room', () => {
  assert.deepEqual(texts(line('夏は夜', down(300)), small('、', 150, 310)), ['夏は夜、']);
  assert.deepEqual(texts(line('夏は夜 月の', down(360)), small('Q', 150, 210)), ['夏は夜。月の']);
  // The dot of か.
  assert.deepEqual(texts(line('すこしあかり', down(360)), small('、', 150, 250)), ['すこしあかり', '、']);
});

test('characters keep their places, the sign has its own, and the line is as long as both', () => {
  const [joined] = joinSigns([line('ほしけれ', across(240)), small('0', 270, 150)]);
  const { chars, polygon } = joined!;
  assert.equal(polygon[1][0], 280);
  assert.deepEqual([chars[1]!.x * 280, chars[4]!.x * 280].map(Math.round), [60, 260]);
  assert.deepEqual(chars[4]!.alternatives, [{ text: '0', confidence: 0.9 }]);
});
