import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PdfChar } from '../../document/index.ts';
import { inkBounds } from '../geometry.ts';
import type { Line, Polygon } from '../types.ts';
import { inReadingOrder } from './order.ts';
import { linesFromText } from './pdf-lines.ts';

function line(text: string, x: number, y: number, more: { slope?: number; vertical?: boolean } = {}): Line {
  const { slope = 0, vertical = false } = more;
  const at = (dx: number, dy: number) => [x + dx - slope * (y + dy), y + dy + slope * (x + dx)] as const;
  const polygon = (
    vertical ? [at(20, 0), at(20, 200), at(0, 200), at(0, 0)] : [at(0, 0), at(100, 0), at(100, 20), at(0, 20)]
  ) as Polygon;
  return { text, confidence: 1, chars: [], polygon, vertical, source: 'ocr' };
}

const texts = (lines: readonly Line[]) => lines.map((item) => item.text);

test('rows are read from top to bottom, in a row from left to right', () => {
  const lines = [line('d', 300, 102), line('c', 0, 100), line('b', 300, 0), line('a', 0, 3)];
  assert.deepEqual(texts(inReadingOrder(lines)), ['a', 'b', 'c', 'd']);
});

test('rows of a tilted page stay together', () => {
  const lines = [
    line('b', 900, 0, { slope: 0.08 }),
    line('c', 0, 40, { slope: 0.08 }),
    line('a', 0, 0, { slope: 0.08 }),
    line('d', 900, 40, { slope: 0.08 }),
  ];
  assert.deepEqual(texts(inReadingOrder(lines)), ['a', 'b', 'c', 'd']);
});

test('vertical lines are read from right to left', () => {
  const lines = [
    line('b', 100, 0, { vertical: true }),
    line('c', 50, 0, { vertical: true }),
    line('a', 200, 0, { vertical: true }),
  ];
  assert.deepEqual(texts(inReadingOrder(lines)), ['a', 'b', 'c']);
});

/** Characters of 10 × 10 points set from left to right. */
const set = (text: string, x: number, y: number, step = 10): PdfChar[] =>
  [...text].map((char, i) => inked({ text: char, x0: x + i * step, y0: y, x1: x + i * step + 10, y1: y + 10 }));
/** Glyphs stand a point inside their boxes. */
const inked = (char: Omit<PdfChar, 'ink'>): PdfChar => ({
  ...char,
  ink: { x0: char.x0 + 1, y0: char.y0 + 1, x1: char.x1 - 1, y1: char.y1 - 1 },
});

test('columns of a text layer are lines of their own', () => {
  assert.deepEqual(texts(linesFromText([...set('品名', 0, 0), ...set('金額', 200, 0)])), ['品名', '金額']);
});

test('single characters placed in any order become words', () => {
  const chars = set('請求書番号', 0, 0);
  assert.deepEqual(texts(linesFromText([chars[3]!, chars[0]!, chars[4]!, chars[1]!, chars[2]!])), ['請求書番号']);
});

test('a long mark between digits is a hyphen, in a word it stays', () => {
  assert.deepEqual(texts(linesFromText(set('〒105ｰ6405', 0, 0))), ['〒105-6405']);
  assert.deepEqual(texts(linesFromText([...set('〒105', 0, 0), ...set('ー6405', 45, 0)])), ['〒105 -6405']);
  assert.deepEqual(texts(linesFromText(set('カード', 0, 0))), ['カード']);
});

test('a gap within a line is a space, and the characters cover the line', () => {
  const [found] = linesFromText([...set('TEL', 0, 0), ...set('03', 35, 0)]);
  assert.equal(found!.text, 'TEL 03');
  assert.equal(found!.chars.map((char) => char.text).join(''), 'TEL 03');
  const last = found!.chars.at(-1)!;
  assert.ok(Math.abs(last.x + last.w - 1) < 1e-9);
});

test('characters below each other are a vertical line', () => {
  const chars = [...'代表取締役'].map((text, i) => inked({ text, x0: 0, y0: i * 11, x1: 10, y1: i * 11 + 10 }));
  const [found, ...others] = linesFromText(chars);
  assert.equal(others.length, 0);
  assert.deepEqual([found!.text, found!.vertical], ['代表取締役', true]);
});

test('a box around a part of a line holds its glyphs, and little more', () => {
  const [line] = linesFromText(set('合計123円', 100, 50));
  const { x, y, width, height } = inkBounds(line!, 2, 5)!;
  // The glyphs of 123 are from 121 to 149 and from 51 to 59.
  for (const [found, glyphs] of [
    [x, 121],
    [y, 51],
    [x + width, 149],
    [y + height, 59],
  ] as const)
    assert.ok(Math.abs(found - glyphs) > 0.1 && Math.abs(found - glyphs) < 1, `${found} for ${glyphs}`);
  assert.ok(x < 121 && y < 51 && x + width > 149 && y + height > 59);
  const [column] = linesFromText(
    [...'代表取締役'].map((text, i) => inked({ text, x0: 0, y0: i * 11, x1: 10, y1: i * 11 + 10 })),
  );
  const head = inkBounds(column!, 0, 2)!;
  assert.ok(
    head.y < 1 && head.y + head.height > 20 && head.y + head.height < 22 && head.x < 1 && head.x + head.width > 9,
  );
});

test('lines of a paragraph are not taken for columns of vertical text', () => {
  const lines = linesFromText([...set('一行目です', 0, 0), ...set('二行目です', 0, 14)]);
  assert.deepEqual(texts(lines), ['一行目です', '二行目です']);
});
