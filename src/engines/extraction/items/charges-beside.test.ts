import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (kind: 'invoice' | 'receipt', ...lines: string[]) => {
  const { rows } = rowsOfText(['株式会社ソラ', '2026年10月12日', ...lines].join('\n'));
  const document = extractDocument({ rows, kind, now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};

test('a charge outside the tax is a row where the sum needs it', () => {
  const golf = ['グリーンフィ   9,000', '昼食   1,800', '小計   10,800', '消費税10%   1,080', 'ゴルフ場利用税   800'];
  assert.deepEqual(items('receipt', ...golf, 'ご請求額   ¥12,680'), [
    'グリーンフィ 9000',
    '昼食 1800',
    'ゴルフ場利用税 800',
  ]);
});

test('a charge that may be all there is to pay is a row beside others', () => {
  const taxi = ['乗車料金   ¥2,380', '迎車料金   ¥200', '合計金額   ¥2,580', '(10%対象 ¥2,580 消費税 ¥234)'];
  assert.deepEqual(items('receipt', '車番 宮城500あ 28-14  乗務員 1183', ...taxi), ['乗車料金 2380', '迎車料金 200']);
});

test('a discount above the subtotal is a row, a charge that makes no sum is none', () => {
  const fees = ['広告運用費   450,000', 'バナー制作   90,000'];
  assert.deepEqual(
    items('invoice', ...fees, 'お値引   -30,000', '小計   510,000', '消費税10%   51,000', '御請求額   561,000'),
    ['広告運用費 450000', 'バナー制作 90000', 'お値引 -30000'],
  );
  assert.deepEqual(
    items('invoice', ...fees, '小計   540,000', '消費税10%   54,000', '御請求額   594,000', '印紙代   200'),
    ['広告運用費 450000', 'バナー制作 90000'],
  );
});

test('a row between the goods, or directly above them, is one of them where the sum needs it', () => {
  const charges = [
    '基本料金   198,400.00',
    '電力量料金   431,694.00',
    '燃料費調整   △ 62,025.00',
    '再エネ賦課金   98,743',
  ];
  assert.deepEqual(items('invoice', ...charges, '合計   666,812円', '(うち消費税等相当額 10%   60,619円)'), [
    '基本料金 198400',
    '電力量料金 431694',
    '燃料費調整 -62025',
    '再エネ賦課金 98743',
  ]);
  const fees = ['講演「続ける開発」 2026年10月18日   50,000円', '交通費   21,520円', '消費税(10%)   7,152円'];
  assert.equal(items('invoice', ...fees, '合計   78,672円')?.length, 2);
  assert.equal(items('invoice', ...fees, '合計   78,673円')?.length, 1);
});

test('a charge and what was taken off it twice make what is paid', () => {
  const parking = [
    '領収証 No.018834',
    '入庫 10:02 出庫 18:47',
    '駐車料金   2,600円',
    '最大料金適用  -1,000円',
    'サービス券   -200円',
    '合計金額   1,400円',
  ];
  assert.deepEqual(items('receipt', ...parking, '10%対象 1,400円(内税127円)'), [
    '駐車料金 2600',
    '最大料金適用 -1000',
    'サービス券 -200',
  ]);
});

test('a thing called after a card is goods, a card that paid is none', () => {
  const lock = (row: string) =>
    items('invoice', '機械警備料 18,000', row, '小計 21,000', '消費税(10%) 2,100', '合計 23,100');
  assert.deepEqual(lock('カードキー追加  2枚 1,500 3,000'), ['機械警備料 18000', 'カードキー追加 3000']);
  assert.deepEqual(lock('カード払い 23,100'), ['機械警備料 18000']);
});

test('a charge that is said once more among the sums is charged once', () => {
  const inn = ['摘要   数量   単価   金額', '一泊二食付   2   18,700   37,400', '入湯税   2   150   300'];
  const sums = ['合計   37,700', 'うち10%対象(税込) 37,400  消費税 3,400', 'うち不課税(入湯税)  300'];
  assert.deepEqual(items('receipt', ...inn, ...sums), ['一泊二食付 37400', '入湯税 300']);
});
