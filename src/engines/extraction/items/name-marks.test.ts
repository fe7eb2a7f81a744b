import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';
import { NAME_MARKS } from './name-marks.ts';

const read = (...lines: string[]) => {
  const { rows } = rowsOfText(['株式会社ソラ', '2026年10月12日 10:02', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value ?? [];
};

const readOne = (row: string, legend?: RegExp) =>
  read(row, `合計   ${/\S+$/.exec(row)![0]}`, legend ? '軽:軽減税率' : '')[0]?.description;

for (const { id, example, counterExample, legend, isReturn } of NAME_MARKS)
  test(`${id}: ${example[0]}, not ${counterExample[0]}`, () => {
    for (const [printed, name] of [example, counterExample])
      assert.equal(readOne(`${printed}   ${isReturn ? '-' : ''}1,080`, legend), name);
  });

test('a mark of the reduced rate grown together with the name says the rate', () => {
  const items = read(
    '革手袋   ¥8,800',
    '和菓子詰合せ軽   ¥3,240',
    'お買上計   ¥12,040',
    '(10%対象 ¥8,800 税 ¥800)',
    '( 8%対象 ¥3,240 税 ¥240)',
  );
  assert.deepEqual(
    items.map((item) => item.taxRate),
    [10, 8],
  );
});

test('without its legend a letter in front is a part of the name', () => {
  assert.equal(read('軽ゼリー飲料   1,080', '合計   1,080')[0]?.description, '軽ゼリー飲料');
});

test('a mark whose legend speaks of something else says no rate', () => {
  const items = read(
    '★かぜ薬   1,628',
    '軽ゼリー飲料   534',
    '合計   2,162',
    '(10%対象 1,628 税 148)',
    '( 8%対象 534 税 39)',
    '★セルフメディケーション税制対象 合計 1,628',
    '軽:軽減税率',
  );
  assert.deepEqual(
    items.map((item) => item.taxRate),
    [10, 8],
  );
});
