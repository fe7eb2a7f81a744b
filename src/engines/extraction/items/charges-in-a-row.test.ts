import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (...lines: string[]) => {
  const { rows } = rowsOfText(['見本ガス株式会社', '発行日 2026/10/26', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'invoice', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};
const SUMS = ['小計 12,940', '10%対象 12,940 消費税 1,294', '請求額 14,234円'];

test('charges side by side are items where they make the sum', () => {
  assert.deepEqual(items('使用量 18.4m3', '基本料金 1,900   従量料金 11,040', ...SUMS), [
    '基本料金 1900',
    '従量料金 11040',
  ]);
});

test('a stroke may stand between charges, and a month in their names', () => {
  assert.deepEqual(items('内訳 基本料金 10月分 1,900 / 従量料金 11,040', ...SUMS), [
    '基本料金 10月分 1900',
    '従量料金 11040',
  ]);
});

test('charges side by side that make no sum of the paper are left as they were read', () => {
  assert.notDeepEqual(items('基本料金 1,800   従量料金 11,040', ...SUMS), ['基本料金 1800', '従量料金 11040']);
});

test('a row that sums itself up is charges with a subtotal', () => {
  const sums = ['消費税(10%) 1,294円 合計 14,234円'];
  for (const lead of ['内訳 ', '内訳: ', '明細 ', ''])
    assert.deepEqual(items(`${lead}基本料金 1,900円 従量料金 11,040円 計 12,940円`, ...sums), [
      '基本料金 1900',
      '従量料金 11040',
    ]);
});

test('the last two columns of a table are money where they make its sum', () => {
  const freight = (sum: string, tax: string) =>
    items(
      '日付   発地  着地   個数  重量   運賃     付帯',
      '10/05  天童  大田市場  120  1,200  48,000   3,000',
      '10/12  天童  大田市場   96    960  41,000       0',
      `合計(税抜)  ${sum}   消費税10%  ${tax}`,
    )?.map((item) => item.split(' ').at(-1));
  assert.deepEqual(freight('92,000', '9,200'), ['51000', '41000']);
  assert.notDeepEqual(freight('29,000', '2,900'), ['51000', '41000']);
  const counted = items('煎茶 20 1,080 21,600', '抹茶 2 7,560 15,120', '合計(税抜)  45,360   消費税8%  3,629');
  assert.notDeepEqual(
    counted?.map((item) => item.split(' ').at(-1)),
    ['22680', '22680'],
  );
});

test('what a golf club collects for the town is a charge of the row, outside the tax', () => {
  const { rows } = rowsOfText(
    [
      '株式会社みほんゴルフ',
      'プレー日 2026/10/09',
      'グリーンフィ  9,800   キャディフィ  3,850',
      '練習ボール  330   ゴルフ場利用税  800',
      '課税対象額 10%  13,980 (内消費税 1,270)',
      'ご請求額  14,780',
    ].join('\n'),
  );
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  const found = document.fields.items.value?.map(({ amount, taxRate }) => `${amount} ${taxRate}`);
  assert.deepEqual(found, ['9800 10', '3850 10', '330 10', '800 0']);
});

test('counts between a name and its amount, and charges outside the tax under their word, are read as well', () => {
  const paper = [
    '部品 濾過布 1 1,800 / 潤滑油 6L@1,000 6,000',
    '課税小計 7,800',
    '消費税10% 780',
    '法定費用(非課税) 重量税 16,400 自賠責 12,850',
    '法定計 29,250',
    '合計 37,830円',
  ];
  assert.deepEqual(items(...paper), ['濾過布 1800', '潤滑油 6000', '重量税 16400', '自賠責 12850']);
});
