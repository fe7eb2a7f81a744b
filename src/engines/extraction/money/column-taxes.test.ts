import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const water = (tax: string) =>
  extractDocument({
    rows: rowsOfText(`水道料金 口座振替済領収証
株式会社みどり製菓 様
            税込金額   (うち消費税10%)
水道料金    18,590円    1,690円
下水道使用料 14,300円    1,300円
合計       32,890円    ${tax}円
領収日(振替日) 令和8年6月29日
見本市上下水道局
登録番号 T5052998776809
電話 0595-22-1140`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  });

test('under the word for the tax inside stands the tax of the sum, and of each row', () => {
  const { fields, checks } = water('2,990');
  assert.deepEqual([fields.total.value, fields.taxAmount.value, fields.taxIncluded.value], [32890, 2990, true]);
  assert.deepEqual(
    fields.items.value!.map(({ description, amount }) => [description, amount]),
    [
      ['水道料金', 18590],
      ['下水道使用料', 14300],
    ],
  );
  assert.deepEqual([checks.total, checks.items], ['passed', 'passed']);
});

test('what is no lawful part of the sum is no tax of it', () => {
  assert.equal(water('3,990').fields.taxAmount.value, null);
});
