import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stackLineOf } from './stack-parts.ts';

const read = (text: string): string | null => {
  const line = stackLineOf(text);
  return line && `${line.part} ${line.number ?? '-'} ${line.value}`.trimEnd();
};

test('the word of a value, alone or with the value beside it', () => {
  assert.equal(read('回数'), 'quantity -');
  assert.equal(read('単価 (税込)    8,800'), 'price - 8,800');
  assert.equal(read('Unit price  ¥11,000'), 'price - ¥11,000');
  assert.equal(read('Total (tax included)  39,600'), 'whole - 39,600');
  assert.equal(read('品名: 綿ロープ'), 'name - 綿ロープ');
});

test('which of several goods it speaks of', () => {
  assert.equal(read('商品2   養生シート 2枚'), 'name 2 養生シート 2枚');
  assert.equal(read('商品2単価(税抜)   1,680'), 'price 2 1,680');
  assert.equal(read('金額1：3,000'.normalize('NFKC')), 'amount 1 3,000');
});

test('a word that goes on is another', () => {
  for (const text of ['明細書', '数量限定 5,000', 'For rent 5,000', '内容変更 3,000', '金額欄'])
    assert.equal(read(text), null);
});
