import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (rows: string, head = '請求日 2026-10-31') =>
  extractDocument({
    rows: rowsOfText(
      `請求書\n${head}\n見本商事株式会社 御中\nモール白馬株式会社\n長野県白馬村北城5820 TEL 0261-72-4416\n登録番号 T8030001065552\n${rows}`,
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });
const amounts = (rows: string) => read(rows).fields.items.value!.map(({ amount }) => amount);

test('a commission is what its share comes to, not what it is taken from', () => {
  const fees = `                  対象売上        料率      金額
販売手数料        412,300        8.0%    32,984
決済手数料        412,300        3.6%    14,842
広告利用料                               10,000
小計                                     57,826
消費税 10%                                5,782
ご請求額                                 63,608`;
  assert.deepEqual([amounts(fees), read(fees).status], [[32_984, 14_842, 10_000], 'passed']);
});

test('a share of the list price makes no wrong product; another amount does', () => {
  const wholesale = (amount: string) =>
    read(`商品   定価 掛率 数量 金額\nインク瓶 30ml  1,500  55%  40  ${amount}\n小計 ${amount}`).reasons.items!.against;
  assert.ok(!wholesale('33,000').some((reason) => reason.startsWith('product')));
  assert.ok(wholesale('62,000').includes('product 62000'));
});

test('sales for reference, meters and points counted are no sums and no goods', () => {
  const bill = `売上総額(参考)  482,300
カウンタ 当月 128,441  前月 124,310
基本保守料      30,000
税抜計          30,000
消費税(10%)      3,000
請求合計        33,000
今回のお買上 30,000円で 300ポイント`;
  assert.deepEqual([amounts(bill), read(bill).status], [[30_000], 'passed']);
});

test('a day of use lies after the bill where a hall or a place was booked', () => {
  const against = (head: string) => read('大ホール 30,000\n消費税(10%) 3,000\n合計 33,000', head).reasons.date!.against;
  const days = '利用日 2026年11月5日 / 発行日 2026年10月12日';
  assert.deepEqual(against(`会場利用のご案内\n${days}`), []);
  assert.deepEqual(against(days), ['before_what_it_bills']);
});
