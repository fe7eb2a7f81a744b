import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const read = (...lines: string[]) => {
  const head = [
    'ドライブインさくら',
    '栃木県那須塩原市黒磯幸町5-14  0287-62-7781',
    '登録番号 T8030001065552',
    '2026/10/20 12:44 No.7120',
  ];
  const { rows } = rowsOfText([...head, ...lines].join('\n'));
  return extractDocument({ rows, kind: 'receipt', now: new Date('2026-11-16'), source: 'text' });
};
const GOODS = ['カツ丼        1   1,100', '山菜うどん    1     880'];
const against = (...lines: string[]) => read(...lines).reasons.total!.against;

test('points below the total pay a part, and the money handed over the rest', () => {
  const paid = (...ways: string[]) => [...GOODS, '合計 2点     ¥1,980', '(内消費税10%    ¥180)', ...ways];
  assert.deepEqual(against(...paid('ポイント支払   ¥300', '現金  ¥2,000', 'お釣り  ¥320')), []);
  assert.deepEqual(against(...paid('ポイント利用   ¥80', 'お預り  ¥2,000', 'お釣り  ¥100')), []);
  assert.deepEqual(against(...paid('ポイント支払   ¥300', '現金  ¥2,000', 'お釣り  ¥230')), ['change 2000 - 230']);
});

test('what was handed over after the goods is no total', () => {
  for (const words of ['お買上後 現金', '買上後 お預り'])
    assert.deepEqual(against(...GOODS, '合計 ¥1,980', '(内消費税10% ¥180)', `${words} ¥2,000`, 'お釣り ¥20'), []);
});

test('a total behind the count of its rows is the total', () => {
  for (const count of ['2行', '2品', '2種', '2着'])
    assert.equal(read(...GOODS, `合計 ${count}   ¥1,980`, '内消費税等10%  ¥180').fields.total.value, 1980);
});

test('a card of money with its worth is goods, and without it a payment', () => {
  const items = (...lines: string[]) => read(...lines).fields.items.value?.map(({ description }) => description);
  const card = (name: string) => [...GOODS, `${name}       1,000`, '合計  ¥2,980', '現金 ¥2,980'];
  assert.deepEqual(items(...card('図書カード 1000円分')), ['カツ丼', '山菜うどん', '図書カード 1000円分']);
  assert.deepEqual(items(...card('QUOカード 1,000円券')), ['カツ丼', '山菜うどん', 'QUOカード 1,000円券']);
  assert.deepEqual(items(...GOODS, '合計  ¥1,980', '図書カード  ¥1,980'), ['カツ丼', '山菜うどん']);
});

test('the stamp on a receipt is no goods', () => {
  for (const stamp of ['[収入印紙 200円 消印]', '収入印紙 200円貼付', '(印紙 200円 割印)'])
    assert.equal(read(...GOODS, '合計  ¥1,980', '(内消費税10% ¥180)', stamp).checks.items, 'passed');
});

test('a tax inside a price said twice is read', () => {
  for (const tax of ['(税込 内10% 180)', '(内10% 180)', '(税込うち10% ¥180)'])
    assert.equal(read(...GOODS, '計  1,980', tax).fields.taxAmount.value, 180);
});

test('a voucher may be worth more than was bought: nobody gives change on it', () => {
  const paid = (way: string) => [...GOODS, '合計 2点     ¥1,980', '(内消費税10%    ¥180)', way];
  assert.deepEqual(against(...paid('JCBギフトカード 2枚  ¥2,000')), []);
  assert.deepEqual(against(...paid('商品券 4枚  ¥2,000')), []);
  assert.deepEqual(against(...paid('クレジットカード  ¥2,000')), ['paid 2000']);
});

test('the sum of all taxes of a till is no sum of goods', () => {
  const till = (words: string) => [...GOODS, '小計 ¥1,980', '(外10% 対象 ¥1,980)', '外10% ¥198', words, '合計 ¥2,178'];
  assert.deepEqual(against(...till('外税計 ¥198')), []);
  assert.deepEqual(against(...till('(税合計 ¥198)')), []);
});
