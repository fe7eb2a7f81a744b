import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPageMarks } from './page-marks.ts';

test('the end of a page and the head of the next are no rows between a name and its amount', () => {
  assert.deepEqual(
    withoutPageMarks(['領収書', 'USBケーブル', '- 1 / 2 -', '', '2 / 2 ページ', '2,560', '合計 2,560']),
    ['領収書', 'USBケーブル', '', '', '', '2,560', '合計 2,560'],
  );
});

test('a page at the head of a paper, a day and a count stay', () => {
  for (const lines of [
    ['2/2 ページ', '請求書', '合計 100'],
    ['請求書', '1/2', '- 3 -', '合計 100'],
    ['請求書', '(2/2頁)', '合計 100'],
  ])
    assert.deepEqual(withoutPageMarks(lines), lines);
});

test('the number of a page in a rule across the paper is no row', () => {
  const rule = `${'-'.repeat(40)} Page 2 of 2 ---`;
  assert.deepEqual(withoutPageMarks(['Folio', 'Room 100', '- 1 / 2 -', rule, 'Total 100']).slice(2), [
    '',
    '',
    'Total 100',
  ]);
});
