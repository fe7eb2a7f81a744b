import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading } from '../../types.ts';
import type { Rect } from '../detect/rects.ts';
import { areColumns } from './columns-or-lines.ts';

const RECT: Rect = { cx: 0, cy: 0, w: 30, h: 200, ux: 1, uy: 0, score: 1 };
const reading = (text: string, confidence: number): Reading => ({
  text,
  confidence,
  chars: [...text].map((char) => ({ text: char, confidence, x: 0, w: 0, alternatives: [] })),
});

/** Boxes as [line, its confidence, single characters, their confidence]; gives the verdict, how many were read, and cut into characters. */
async function ask(boxes: [string, number, string, number][]) {
  const rects = boxes.map(() => ({ ...RECT }));
  const boxOf = (rect: Rect) => boxes[rects.indexOf(rect)]!;
  let [read, cut] = [0, 0];
  const columns = await areColumns(
    rects,
    1,
    async (rect) => {
      read++;
      return reading(boxOf(rect)[0], boxOf(rect)[1]);
    },
    async (rect) => {
      cut++;
      return reading(boxOf(rect)[2], boxOf(rect)[3]);
    },
  );
  return { columns, read, cut };
}

test('boxes whose single characters read the same are columns', async () => {
  assert.equal((await ask([['株式会社山田', 0.99, '株式会社山田', 0.98]])).columns, true);
});

test('a line surely read, with nonsense for its characters, settles the page', async () => {
  const line: [string, number, string, number] = ['お支払期限', 0.99, 'ト〇ヨ三', 0.4];
  assert.deepEqual(await ask([line, line, line]), { columns: false, read: 1, cut: 1 });
});

test('a column under a seal is not asked while others can be', async () => {
  const { columns } = await ask([
    ['ヌーベルハーク株式会社', 0.84, '?!㍍・↑.㌶!*・義', 0.5],
    ['高知県高知市本町', 0.99, '高知県高知市本町', 0.99],
    ['佐藤義弘殿', 0.99, '佐藤義弘殿', 0.97],
  ]);
  assert.equal(columns, true);
});

test('digits, which lying and standing have in common, make no columns', async () => {
  const { columns } = await ask([
    ['No.081225', 1, 'NoO8レZZS', 0.89],
    ['2024/09/08', 1, 'Z0こか/06/08', 0.81],
    ['1,230,400', 1, '1820¥00', 0.65],
  ]);
  assert.equal(columns, false);
});

test('without a box that was read there are no columns', async () => {
  assert.equal((await ask([['ーー', 0.3, 'ーー', 0.9]])).columns, false);
});
