import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const items = (...lines: string[]) => {
  const { rows } = rowsOfText(['那覇泊郵便局', '2026年11月13日(金)15:22', ...lines].join('\n'));
  const document = extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
  return document.fields.items.value?.map(({ description, amount }) => `${description} ${amount}`);
};

test('a thing called by its worth over its count and price is one item', () => {
  for (const [name, price] of [
    ['収入印紙 200円', '@200    10枚  ¥2,000非'],
    ['110円切手', '@110    20枚  ¥2,200'],
    ['通常はがき 85円', '@85    40枚  ¥3,400'],
  ]) {
    const [amount] = /[\d,]+(?=非?$)/.exec(price!)!;
    const paper = ['ゆうパケット', '   @310     3通    ¥930', name!, `   ${price}`];
    const value = amount.replace(',', '');
    assert.deepEqual(items(...paper, `合計   ¥${Number(value) + 930}`), ['ゆうパケット 930', `${name} ${value}`]);
  }
});

test('of a price that was cut the one behind the arrow is paid', () => {
  assert.deepEqual(items('豆腐 絹   98', '惣菜 30%引', '   398→   279', '合計   377'), [
    '豆腐 絹 98',
    '惣菜 30%引 279',
  ]);
  assert.deepEqual(items('豆腐 絹   98', '惣菜 30%引', '   279→   398', '合計   98'), ['豆腐 絹 98']);
});

test('a bar code in front of a name is no amount', () => {
  assert.deepEqual(items('4901234567 合板12mm', '   3 x @1,980   5,940', '紐   348', '合計   6,288'), [
    '合板12mm 5940',
    '紐 348',
  ]);
});

test('the word of the column alone in front of a value labels what is named over it', () => {
  const gas = ['レギュラー', ' 数量 31.05L  単価 @172.0', ' 金額 5,340'];
  assert.deepEqual(items(...gas, '洗車(水洗い)', ' 金額 600', '合計金額 ¥5,940'), [
    'レギュラー 5340',
    '洗車(水洗い) 600',
  ]);
});

test('name and count over the price of one and of all', () => {
  assert.deepEqual(items('Acrylic gouache 40ml × 6', '  ¥660/点   ¥3,960', '小計   ¥3,960', '合計   ¥3,960'), [
    'Acrylic gouache 40ml 3960',
  ]);
});

test('what a charge costs with its tax in the row below its name', () => {
  const paper = (tax: string) => [
    '広告費(媒体分)',
    `   400,000    消費税 ${tax}`,
    '小計 400,000',
    '消費税 40,000',
    '合計 440,000',
  ];
  assert.deepEqual(items(...paper('40,000')), ['広告費(媒体分) 400000']);
  assert.notDeepEqual(items(...paper('4,000')), ['広告費(媒体分) 400000']);
});

test('a code and a name over a count, a price and what they come to are one item', () => {
  const screws = ['4901234 コーススレッド75', '      1,180 x 2         2,360内'];
  assert.deepEqual(
    items(...screws, '4990011 防水テープ        798内', '合計  ¥3,158')?.map((item) => item.split(' ').at(-1)),
    ['2360', '798'],
  );
});

test('count and amount under their own words belong to the name above', () => {
  assert.deepEqual(items('洗車(シャンプー)', '数量 1 金額 600', '合計  600円'), ['洗車(シャンプー) 600']);
});

test('a row that says what one of its goods costs is goods, in kanji as well', () => {
  const sums = ['小計  六万八千円也', '消費税一割  六千八百円也', '合計  金七万四千八百円也'];
  assert.deepEqual(items('一、杉箱 五百枚  単価 百二十円  六万円也', '一、掛紙 千枚  単価 八円  八千円也', ...sums), [
    '杉箱 60000',
    '掛紙 8000',
  ]);
});

test('a name and what was measured of it over the price of one and of all', () => {
  const paper = ['杉板 12.5 m2', '@3,200   40,000', '運賃 2 回', '   @5,000   10,000'];
  assert.deepEqual(items(...paper, '合計   50,000'), ['杉板 40000', '運賃 10000']);
  assert.notDeepEqual(items('杉板 12.5 m2', '@3,200   41,000', '合計   41,000'), ['杉板 41000']);
});

test('a bare number at the end of a name is its size where the row below makes its product without it', () => {
  assert.deepEqual(items('紙コップ 205', '  2 x 398   796', '割箸 50', '  3 x 120   360', '合計   1,156'), [
    '紙コップ 205 796',
    '割箸 360',
  ]);
});

test('a thing called by its label over count, price and amount of its own', () => {
  const paper = [
    '商品名：手提金庫',
    '数量：1　単価：32,780円　小計：32,780円',
    '商品名：ランタン',
    '数量：4　単価：1,480円　小計：5,920円',
  ];
  assert.deepEqual(items(...paper, 'お支払い合計：38,700円'), ['手提金庫 32780', 'ランタン 5920']);
});
