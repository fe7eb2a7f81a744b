import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const bill = (books: string, tax: string) =>
  extractDocument({
    rows: rowsOfText(`請求書
発行日 2026年11月6日
学校法人 双葉学園 御中
【外税】教材セット    120部  @850   ${books}
        消費税(10%)                  ${tax}
【内税】送料(税込)      4口  @1,100    4,400
        (うち消費税 400)
合計                             ¥116,600
10%税率 税込合計 116,600 (消費税 10,600)
株式会社まなびの森  松本市深志3-7-12  0263-35-1186
登録番号 T3080001838824`).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('goods without tax and goods with it make the total with the tax of the first', () => {
  const paper = bill('102,000', '10,200');
  assert.deepEqual([paper.status, paper.reasons.items!.by], ['passed', ['sum']]);
  assert.notEqual(bill('103,000', '10,200').status, 'passed');
  assert.notEqual(bill('102,000', '10,300').status, 'passed');
});
