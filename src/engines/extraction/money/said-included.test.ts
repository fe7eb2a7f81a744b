import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const included = (...lines: string[]) => {
  const { rows } = rowsOfText(['領収証', '見本ロッカー', '2026/11/12 18:55', ...lines].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-19'), source: 'text' });
  return fields.taxIncluded.value;
};

test('a remark below the total says that the tax lies in it', () => {
  for (const remark of ['(税率10% 税込)', '(税込 8%)', '(消費税含む)', '(消費税等10%込)', '（10%対象、消費税込）'])
    assert.equal(included('領収金額 600円', remark), true, remark);
});

test('other remarks, and one far from the total, say nothing', () => {
  for (const remark of ['(税率10%)', '(消費税別)', '(税込価格の商品あり)'])
    assert.equal(included('領収金額 600円', remark), null, remark);
  assert.equal(included('領収金額 600円', 'ICカード', '見本駅西口', '077番', '(税率10% 税込)'), null);
});
