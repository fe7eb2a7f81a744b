import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const taxesOf = (...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(
      ['株式会社みほん', '2026年7月19日(日) 7:41', 'コーヒー 軽 406', '電池 3,130', '合計 ¥3,536', ...lines].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-19T00:00:00Z'),
    source: 'text',
  }).fields.taxBreakdown.value?.map(({ rate, tax }) => [rate, tax]);
const BASES = ['(10%対象 ¥3,130)', '( 8%対象 ¥406)', '(内消費税等 ¥314)'];

test('rates alone under a tax that they add up to are its parts', () => {
  assert.deepEqual(taxesOf(...BASES, '(10% ¥284)', '( 8% ¥30)'), [
    [10, 284],
    [8, 30],
  ]);
});

test('what does not add up to it is none', () => {
  assert.notDeepEqual(taxesOf(...BASES, '(10% ¥274)', '( 8% ¥30)'), [
    [10, 274],
    [8, 30],
  ]);
});
