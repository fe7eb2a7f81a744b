import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = `請求書
請求日 2026年10月31日
信州観光協会 御中
白馬整備株式会社
長野県北安曇郡白馬村北城5820  TEL 0261-72-4416
登録番号 T8030001065552
`;
const read = (rows: string) =>
  extractDocument({
    rows: rowsOfText(HEAD + rows).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

/** Prices without tax beside prices with it, and rates whose bases nobody summed up. */
const PAPERS: readonly { what: string; rows: string; total: number; tax: number }[] = [
  {
    what: 'goods without tax and their freight with it, each tax in a row of its own',
    rows: `半生うどん 300g ※ 100 @210 21,000
つゆ 200ml ※ 50 @180 9,000
小計(税抜) 30,000
消費税(8%) 2,400
税込商品代 32,400
運賃(税込10%) 1,650
 内消費税 150
請求合計 ¥34,050`,
    total: 34_050,
    tax: 2550,
  },
  {
    what: 'rents that nobody summed up above their tax, water with its tax inside, dues without tax',
    rows: `賃料       220,000
共益費      33,000
消費税10%   25,300
水道実費(税込) 5,500 (内消費税500)
町内会費(不課税) 1,000
請求金額  ¥284,800`,
    total: 284_800,
    tax: 25_800,
  },
  {
    what: 'one rate outside, the same and another inside, by the words of each row',
    rows: `アルコール綿 20 450 9,000
マスク 50枚 30 396 11,880
経口補水液 24本 4 2,592 10,368
外税対象 9,000  外税額 900
内税10% 11,880 (税 1,080)
内税8%  10,368 (税 768)
今回御請求額 32,148`,
    total: 32_148,
    tax: 2748,
  },
  {
    what: 'two charges with their taxes inside, and their sum',
    rows: `水道料金    9,856円 (うち消費税 896円)
下水道使用料 8,470円 (うち消費税 770円)
請求金額   18,326円`,
    total: 18_326,
    tax: 1666,
  },
  {
    what: 'goods of two rates, each with its tax below it',
    rows: `さんま(生)   3箱  @5,800  17,400
花咲がに    12尾  @1,150  13,800
小計                       31,200
消費税 8%                   2,496
発泡代 5 @220 (10%)         1,100
消費税 10%                    110
総計                      ¥34,906`,
    total: 34_906,
    tax: 2606,
  },
];

for (const { what, rows, total, tax } of PAPERS)
  test(`${what}: read, proven, and not with another total or tax`, () => {
    const { status, fields } = read(rows);
    assert.deepEqual([fields.total.value, fields.taxAmount.value, status], [total, tax, 'passed']);
    const spoiled = (from: number, to: number) =>
      read(rows.replaceAll(from.toLocaleString('en'), to.toLocaleString('en'))).status;
    assert.notEqual(spoiled(total, total + 1000), 'passed');
  });

test('a tax that belongs to none of the parts leaves them unread', () => {
  const [first] = PAPERS;
  assert.notEqual(read(first!.rows.replace('内消費税 150', '内消費税 250')).status, 'passed');
  assert.notEqual(read(first!.rows.replace('1,650', '1,750')).status, 'passed');
});

test('parts of one rate are one row of the breakdown', () => {
  assert.deepEqual(read(PAPERS[3]!.rows).fields.taxBreakdown.value, [
    { rate: 10, taxableAmount: 18_326, tax: 1666, basis: 'incl' },
  ]);
});
