import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withUprightLines } from './upright-lines.ts';

const read = (...lines: string[]): string[] => withUprightLines(lines).filter((line) => line !== '');

test('a day in several lines is one', () => {
  assert.deepEqual(read('令和八年', '十一月八日', '発行'), ['令和八年十一月八日　発行']);
  assert.deepEqual(read('令和八年', '十一月', '八日', '見本堂'), ['令和八年十一月八日', '見本堂']);
});

test('a sum stands behind its word', () => {
  assert.deepEqual(read('一金', '壱萬六千五百円也', '但', 'お酒代として'), [
    '一金　壱萬六千五百円也',
    '但',
    'お酒代として',
  ]);
  assert.deepEqual(read('うち消費税一割', '一五〇〇円'), ['うち消費税一割　一五〇〇円']);
});

test('lines that are whole, and words without a value, stay', () => {
  for (const lines of [
    ['令和八年十一月八日', '発行'],
    ['合計', '見本堂', '一五〇〇円'],
    ['創業令和八年', '十一月八日'],
    ['合計', '1,500円'],
  ])
    assert.deepEqual(withUprightLines(lines), lines);
});
