import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) => {
  const head = ['施設使用料請求書', '学校法人見本学園', 'T1010001000006', '請求日 2026/11/09', 'テスト工房 御中'];
  const { rows } = rowsOfText([...head, ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  return {
    status: document.status,
    total: document.fields.total.value,
    items: document.fields.items.value?.map(({ quantity, amount }) => `${quantity} ${amount}`),
  };
};

test('what one of the goods came to is no total of the paper', () => {
  const stack = ['内容', '調理室 使用 (10/6, 10/20)', '回数', '2', '単価 (税込)', '8,800', '金額 (税込)', '17,600'];
  const sums = ['ガス実費 (税込)', '1,100', '合計 (税込)', '18,700', '10%対象消費税額', '1,700'];
  assert.deepEqual(read(...stack, ...sums), { status: 'passed', total: 18_700, items: ['2 17600', 'null 1100'] });
});

test('where no other word names a sum it is the total', () => {
  const stack = ['内容', '調理室 使用', '回数', '2', '単価 (税込)', '8,800', '金額 (税込)', '17,600'];
  assert.equal(read(...stack, 'うち消費税(10%)', '1,600').total, 17_600);
});
