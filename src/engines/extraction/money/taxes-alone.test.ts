import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const rowsOf = (...goods: string[]) => {
  const lines = ['株式会社みほん', 'レシート 2026/11/14(土) 10:31', ...goods];
  const { rows } = rowsOfText(lines.join('\n'));
  const { fields } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-19'), source: 'text' });
  return fields.taxBreakdown.value?.map(({ rate, taxableAmount, tax }) => [rate, taxableAmount, tax]);
};
const TAXES = ['内消費税 8%  ¥121', '内消費税10%  ¥40'];

test('taxes printed without their bases are those of the goods that alone leave both lawful', () => {
  const goods = ['クロワッサン 744', 'バゲット 356', 'ノワ・レザン 540', '保冷バッグ 440'];
  assert.deepEqual(rowsOf(...goods, '合計(税込)  ¥2,080', ...TAXES, '現金 ¥2,080'), [
    [8, 1640, 121],
    [10, 440, 40],
  ]);
});

test('where two shares of the goods would do, no base is told', () => {
  const goods = ['クロワッサン 1,640', '保冷バッグ 440', '送料 1,640', '値引 -1,640'];
  const found = rowsOf(...goods.slice(0, 2), '合計(税込)  ¥2,090', ...TAXES);
  assert.equal(found?.some(([rate]) => rate === 8) ?? false, false);
});
