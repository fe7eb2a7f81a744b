import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...rows: string[]) =>
  extractDocument({
    rows: rowsOfText(['株式会社南信石油', '登録番号 T8030001065552', '2026/10/19 07:33', ...rows].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('what stands beside the base under the word for the tax is the tax', () => {
  const { fields } = read(
    '洗車 7,000',
    'オイル 1,000',
    '小計 8,000',
    '消費税10%',
    ' (対象 8,000)   800',
    '合計 ¥8,800',
  );
  assert.deepEqual([fields.taxAmount.value, fields.total.value], [800, 8_800]);
});

test('yen that are cut off are no amount', () => {
  assert.equal(
    read('電力量料金 5,500.80円', '合計(1円未満切捨) 5,500円', '(内消費税10% 500円)').fields.total.value,
    5_500,
  );
});

test('a card of the firm pays and is no goods', () => {
  const { status } = read('洗車 1,100', '合計 ¥1,100', '(内消費税10% ¥100)', '法人カード ¥1,100');
  assert.equal(status, 'passed');
});
