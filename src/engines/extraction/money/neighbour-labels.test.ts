import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) => {
  const { rows } = rowsOfText(['株式会社みほん', '2026年11月1日 08:27', ...lines].join('\n'));
  const { fields } = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-19'), source: 'text' });
  return [fields.total.value, fields.items.value?.map(({ description, amount }) => `${description} ${amount}`)];
};

test('a price under its name is not the value of the label below it that has a value of its own', () => {
  assert.deepEqual(
    read('塩ロール', ' 140x3 *420', '食パン1斤', ' *378', '合計', ' ¥798', '(8%対象 ¥798', ' 内税 ¥59)'),
    [798, ['塩ロール 420', '食パン1斤 378']],
  );
});

test('values over their labels keep their order', () => {
  assert.equal(read('¥540', '合計', '¥40', '内消費税', '見本麺麭', '現金', '¥540')[0], 540);
});
