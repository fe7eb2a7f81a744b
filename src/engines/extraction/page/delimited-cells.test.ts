import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOfLine, withThousands } from './delimited-cells.ts';

test('quotes hold separators and quotes; what nothing closes is no cell', () => {
  assert.deepEqual(cellsOfLine('"タイヤ, 冬用","6","48,500"', ','), ['タイヤ, 冬用', '6', '48,500']);
  assert.deepEqual(cellsOfLine('"棚 ""大""" ,1,', ','), ['棚 "大"', '1', '']);
  assert.equal(cellsOfLine('モニター,"24,1', ','), null);
  assert.deepEqual(cellsOfLine('| 品名 | 金額 |', '|'), ['品名', '金額']);
});

test('commas of thousands that no quotes protect are put together as the product says', () => {
  assert.deepEqual(withThousands(['タイヤ', '6', '48', '500', '291', '000'], 4), ['タイヤ', '6', '48,500', '291,000']);
  assert.deepEqual(withThousands(['小計', '', '', '291', '000'], 4), ['小計', '', '', '291,000']);
  assert.equal(withThousands(['タイヤ', '6', '48', '50'], 3), null);
});

test('a line of nothing but figures is not put together for ever', () => {
  const before = performance.now();
  for (let row = 0; row < 200; row++) withThousands([...Array(16).fill('100'), ...Array(8).fill('x')], 13);
  withThousands(Array(24).fill('100'), 9);
  assert.ok(performance.now() - before < 200);
});
