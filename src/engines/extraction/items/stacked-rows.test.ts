import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';
import { countAloneIn } from './stacked-rows.ts';

const items = (...lines: string[]) => {
  const { rows } = rowsOfText(['見本石油株式会社', '2026/10/26 12:30', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(
    ({ description, quantity, unitPrice, amount }) => `${description} ${quantity} ${unitPrice} ${amount}`,
  );
};
const count = (text: string) => {
  const found = countAloneIn(rowsOfText(text).rows[0]!);
  return found && [found.quantity, found.price];
};

test('a name, its count with the price, and the amount stand in rows of their own', () => {
  const sums = ['合計 5,530円', '(10%対象 5,530円 消費税等 503円)'];
  assert.deepEqual(items('レギュラー', '  数量 32.15L  単価 @172', '  金額   5,530円', ...sums), [
    'レギュラー 32.15 172 5530',
  ]);
  assert.notDeepEqual(items('レギュラー', '  数量 32.15L  単価 @180', '  金額   5,530円', ...sums), [
    'レギュラー 32.15 180 5530',
  ]);
});

test('price and count stand over their product', () => {
  assert.deepEqual(items('和三盆詰合せ    3,240 x 5', '        16,200', '合計   16,200', '(10%内税  1,472)'), [
    '和三盆詰合せ 5 3240 16200',
  ]);
});

test('a row is a count alone only when it says nothing else', () => {
  assert.deepEqual(count('数量 32.15L  単価 @172'), [32.15, 172]);
  assert.deepEqual(count('単価 172円 数量 20.00L'), [20, 172]);
  assert.deepEqual(count('41.20 L'), [41.2, null]);
  assert.equal(count('数量 3  単価 100  軽減'), null);
  assert.equal(count('灯油 18 L'), null);
});

test('a remark in brackets between a name, its count and its amount names nothing', () => {
  const sums = ['合計 6,455円', '(10%対象 6,455円 内税 586円)'];
  const [remark, count, amount] = ['(揮発油税 内 53.8円/L)', ' 数量 38.42L  単価 @168.0', '     6,455'];
  for (const rows of [
    [count, remark, amount],
    [remark, count, amount],
  ])
    assert.deepEqual(items('レギュラー', ...rows, ...sums), ['レギュラー 38.42 168 6455']);
});
