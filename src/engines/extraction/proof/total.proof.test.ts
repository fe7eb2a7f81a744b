import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const NOW = new Date('2026-11-05T03:00:00Z');

/** An invoice of two goods: 180,000 and 102,000, 28,200 of tax, 310,200 in all. */
const paper = ({ bill = '310,200', subtotal = '282,000', total = '310,200' } = {}) =>
  [
    '請求書',
    '発行日 2026年10月31日',
    '青葉物産株式会社 御中',
    '株式会社みどり見本商事',
    '登録番号 T7999901000001',
    `ご請求金額 ￥${bill}`,
    '品目            数量    単価      金額',
    '保守運用           1   180,000   180,000',
    '追加改修          12     8,500   102,000',
    `                       小計      ${subtotal}`,
    '                       消費税(10%) 28,200',
    `                       合計      ${total}`,
  ].join('\n');
const proofOf = (text: string) => {
  const { checks, status, reasons } = extractDocument({
    rows: rowsOfText(text).rows,
    kind: 'invoice',
    now: NOW,
    source: 'text',
  });
  return { total: checks.total, status, against: reasons.total?.against ?? [] };
};

test('a paper whose sums agree proves its total', () => {
  assert.equal(proofOf(paper()).total, 'passed');
});

for (const [why, change] of [
  ['some of the items and the tax', { total: '208,200' }],
  ['the sum before tax less the tax', { total: '253,800' }],
  ['the sum before tax, called so elsewhere', { total: '282,000' }],
  ['the tax', { total: '28,200' }],
  ['the sum before tax, as the bill', { bill: '282,000' }],
  ['a damaged sum', { total: '00,000' }],
  ['the tax, called the sum before it', { subtotal: '28,200' }],
] as const)
  test(`a printed whole that is only ${why} contradicts the others`, () => {
    const { status, against } = proofOf(paper(change));
    assert.notEqual(status, 'passed');
    assert.ok(against.length > 0, 'and is named');
  });

test('prices that bear their tax do not bear it twice, nor is a total with tax the one without', () => {
  const inclusive = (total: string) =>
    paper()
      .replace('ご請求金額 ￥310,200', 'お支払額 ￥310,200')
      .replace(/^保守運用.*$/m, 'ビジネスプラン      1   310,200   310,200')
      .replace(/^追加改修.*\n/m, '')
      .replace(/ +小計.*\n/, '')
      .replace(/ +消費税.*\n/, '')
      .replace(/ +合計.*$/, `合計 (税込)  ￥${total}\n うち消費税 (10%) ￥28,200`);
  assert.deepEqual(proofOf(inclusive('310,200')).against, []);
  for (const total of ['338,400', '282,000']) assert.notEqual(proofOf(inclusive(total)).status, 'passed', total);
});

test('a subtotal in the middle of a table is one of its parts', () => {
  const text = paper().replace('追加改修', '小計                          180,000\n追加改修');
  assert.deepEqual(proofOf(text).against, []);
});

test('a sum of goods above the total, with nothing taken off, contradicts it', () => {
  const receipt = [
    'お好み焼 みほん',
    '株式会社見本屋',
    '登録番号 T7999901000001',
    '2026年11月04日(水)19:27',
    '肉玉そば 980',
    '枝豆 890',
    '小計 1,870',
    '合計 ¥1,780',
    'PayPay ¥1,780',
  ];
  const { against } = proofOf(receipt.join('\n'));
  assert.deepEqual(against, ['subtotal 1870']);
});

test('a sum below its tax or below what was taken off, and a sum said to bear its tax, are the whole', () => {
  assert.equal(proofOf(paper({ total: '282,000' })).status, 'failed');
  const inside = [
    '発行日 2026年10月31日',
    '請求書',
    '株式会社みどり見本商事',
    '登録番号 T7999901000001',
    '利用料 33,000',
  ];
  const closing = (sum: string) =>
    [...inside, `合計(税込) ${sum}`, 'うち消費税(10%) 3,000', 'お支払額 33,000'].join('\n');
  assert.deepEqual(proofOf(closing('33,000')).against, []);
  assert.match(proofOf(closing('30,000')).against.join(), /total 30000/);
});

const HOLDER = '瀬戸バス株式会社\n高松市朝日新町11-2 087-821-6633\n登録番号 T9470001012906';
const receiptOf = (rows: string) =>
  extractDocument({
    rows: rowsOfText(`領収書\n領収日 2026.10.22 05:48\n${rows}\n${HOLDER}`).rows,
    kind: 'receipt',
    now: NOW,
    source: 'text',
  });

test('the one charge of a paper is its sum where the tax it contains says so', () => {
  const ticket = (fare: string) =>
    receiptOf(`区間 高松駅 → 高松空港\n大人 1名  ${fare}円\n(消費税10% 90円を含みます)`).reasons.total!.by;
  assert.deepEqual(ticket('1,000'), ['tax_inside_closes']);
  assert.deepEqual(ticket('2,000'), []);
});

test('a word for the total without its value says that the total was not read', () => {
  const catering = (...end: string[]) =>
    receiptOf(['発泡箱・氷(10%)  440', '10%対象税込 440 (税 40)', ...end].join('\n')).reasons.total?.by ?? [];
  assert.deepEqual(catering('総計', 'lO,l9O円'), []);
  assert.deepEqual(catering(), ['tax_inside_closes']);
});

test('single figures of a sum that came apart are no total', () => {
  const torn = 'グラス赤  3\nコーヒー  2\n合計\nY 2 3.6 5 0\nクレジット\nY 2 3.6 5 0';
  assert.deepEqual(receiptOf(torn).reasons.total?.by ?? [], []);
});

test('a number in front of a thing is its place in the list, whatever stands above', () => {
  const { fields } = receiptOf('対象  第二ビル 301号室\n1 賃料        220,000\n2 共益費       33,000\n合計 253,000');
  assert.deepEqual(
    fields.items.value!.map(({ amount }) => amount),
    [220_000, 33_000],
  );
});

test('a claim that a lawyer goes after is no way of payment', () => {
  const { reasons } = receiptOf(
    '1 着手金(売掛金請求事件)  300,000円\n2 日当  50,000円\n小計 350,000円\n消費税(10%) 35,000円\n合計 385,000円',
  );
  assert.deepEqual(reasons.total!.against, []);
});

test('goods that leave the country need no rate, where the paper says so', () => {
  const missing = (note: string) =>
    extractDocument({
      rows: rowsOfText(`COMMERCIAL INVOICE
Seller: 株式会社ツムギ絹織
茨城県結城市結城1447 +81-296-55-3170
登録番号 T5050001077193
Buyer: Atelier Rosenfeld GmbH
Invoice No. TS-EX-0419     Date: 2026-10-22
Silk fabric 3m bolt    12 pcs   EUR 210.00   EUR 2,520.00
Total                                         EUR 2,520.00
${note}`).rows,
      kind: 'invoice',
      now: NOW,
      source: 'text',
    }).missing;
  assert.deepEqual(missing('Export - consumption tax exempt (輸出免税)'), []);
  assert.deepEqual(missing('Payment: T/T within 30 days'), ['tax']);
});

const till = (total: string, back: string) =>
  extractDocument({
    rows: rowsOfText(`株式会社ソラ
登録番号 T7999901000001
2026年10月20日(火) 20:15
ねぎま   4   88O
ハイボール 3 1,35O
合計   ¥${total}
(内消費税等10% ¥2O2)
現金   ¥3,OOO
お釣   ¥${back}`).rows,
    kind: 'receipt',
    now: NOW,
    source: 'text',
  });

test('letters for digits prove a total that goods, tax and change all say', () => {
  assert.deepEqual([till('2,23O', '77O').checks.total, till('2,23O', '77O').fields.total.value], ['passed', 2230]);
  assert.notEqual(till('2,23O', '87O').checks.total, 'passed');
  assert.notEqual(till('2,33O', '67O').checks.total, 'passed');
});

const slip = (head: string) =>
  extractDocument({
    rows: rowsOfText(`領収証
株式会社見本製作所 様
${head}
但 お食事代として
令和8年9月25日 上記正に領収いたしました
税抜金額 42,000
消費税額(10%) 4,200
見本食堂
東京都中央区築地6-21-4
登録番号 T7999901000001`).rows,
    kind: 'receipt',
    now: NOW,
    source: 'text',
  }).reasons.total;

test('a sum alone at the head is proven by the net and the tax that make it, not without them', () => {
  assert.deepEqual(slip('★ ¥46,200 ※税込'), { by: ['subtotal_and_tax_close'], against: [] });
  assert.deepEqual(slip('★ ¥46,300 ※税込')?.by, []);
});
