import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingOrder } from './reading-order.ts';

const ordered = (text: string) => {
  const lines = text.split('\n');
  return readingOrder(lines)?.map((group) => group.map((index) => lines[index]).join(' ')) ?? lines;
};

test('a text that runs upwards is turned, values stay with their labels', () => {
  const text =
    '¥3,630\nPayPay\n¥330)\n(内消費税\n¥3,630\n10%対象\n¥3,630\n合計\n2025/06/03 19:18\n登録番号 T6011001124046\n03-6803-8270\n渋谷スープ店';
  assert.deepEqual(ordered(text), [
    '渋谷スープ店',
    '03-6803-8270',
    '登録番号 T6011001124046',
    '2025/06/03 19:18',
    '合計 ¥3,630',
    '10%対象 ¥3,630',
    '(内消費税 ¥330)',
    'PayPay ¥3,630',
  ]);
});

test('labels before their values on lines of their own become rows', () => {
  const text = '喫茶ほし\nTEL 03-5550-0101\n2025/06/03\nコーヒー\n¥500\n合計\n¥500\nお預り\n¥1,000\nお釣り\n¥500';
  assert.deepEqual(ordered(text).slice(3), ['コーヒー ¥500', '合計 ¥500', 'お預り ¥1,000', 'お釣り ¥500']);
});

test('an ordinary paper is left alone', () => {
  const text =
    '請求書\n請求日 2026年10月31日\n株式会社みどり 御中\n設計費 100,000\n小計 100,000\n消費税 10,000\n合計 110,000\n株式会社あおぞら\nTEL 03-5550-3101';
  assert.equal(readingOrder(text.split('\n')), null);
});

test('a label with its own value takes none of the values around it', () => {
  const text =
    '喫茶ほし\nTEL 03-5550-0101\n2025/06/03\nコーヒー\n¥500\nケーキ\n¥400\n合計\n¥900\n(10%対象¥900)\n(内消費税¥81)';
  assert.deepEqual(ordered(text).slice(3), [
    'コーヒー ¥500',
    'ケーキ ¥400',
    '合計 ¥900',
    '(10%対象¥900)',
    '(内消費税¥81)',
  ]);
});

test('a subtotal over the total says that the text runs downwards, wherever address and date stand', () => {
  const text =
    'Coffee Stand\n支払い合計\nカフェラテ ¥1,100\nクッキー ¥220\n小計 ¥1,320\n合計 ¥1,320\nVISA ¥1,320\n018-853-7740\n2026年3月27日 10:15';
  assert.equal(readingOrder(text.split('\n')), null);
});

test('labels one under the other, and their values under them in the same order, become rows', () => {
  const head = ['請求書', '請求番号', '発行日', 'お支払期限', 'INV00031', '2026年09月25日', '2026年10月31日'];
  assert.deepEqual(ordered([...head, '株式会社みどり', '御中'].join('\n')).slice(1, 4), [
    '請求番号 INV00031',
    '発行日 2026年09月25日',
    'お支払期限 2026年10月31日',
  ]);
  const other = ['請求書', '発行日', 'お支払期限', '株式会社みどり', '2026年10月31日', '御中', '合計 1,000', '以上'];
  assert.equal(readingOrder(other), null);
});

test('a note under the goods and a value with the next label behind it say nothing about the order', () => {
  const bill = [
    '請求書',
    '前月残高',
    '54,000',
    '入金額',
    '54,000',
    '繰越残高',
    '0',
    '消費税 8%',
    '4,960',
    '請求額',
    '66,960',
  ];
  assert.deepEqual(
    ordered([...bill, '品名', 'レモン', '8', '4,500', '36,000', '※は軽減税率(8%)対象'].join('\n')).slice(1, 6),
    ['前月残高 54,000', '入金額 54,000', '繰越残高 0', '消費税 8% 4,960', '請求額 66,960'],
  );
  const till = [
    'うどん処',
    '2026年5月30日',
    '釜玉うどん',
    '630',
    'おにぎり',
    '130',
    '合計',
    '¥760',
    '(10%対象',
    '¥760 内税',
    '¥69)',
  ];
  assert.deepEqual(ordered([...till, 'お預り', '¥1,000'].join('\n')).slice(2, 5), [
    '釜玉うどん 630',
    'おにぎり 130',
    '合計 ¥760',
  ]);
});

test('where a run opens with the amount of a ware, the sums tell whose value is whose', () => {
  const head = ['請求書', '株式会社見本 御中', '金額', '165,000', '44,000'];
  const sums = ['小計', '209,000', '消費税(10%)', '20,900', '合計', '229,900', 'お振込期日', '2026/06/30'];
  assert.deepEqual(ordered([...head, ...sums].join('\n')).slice(-5), [
    '小計 209,000',
    '消費税(10%) 20,900',
    '合計 229,900',
    'お振込期日',
    '2026/06/30',
  ]);
  const first = ['209,000', '小計', '20,900', '消費税(10%)', '229,900', '合計'];
  assert.deepEqual(ordered(['請求書', '株式会社見本 御中', '品名', ...first].join('\n')).slice(-3), [
    '小計 209,000',
    '消費税(10%) 20,900',
    '合計 229,900',
  ]);
});

test('a count with its unit, a price and their product under a name are one row', () => {
  const head = '請求書\n請求日\n2026年8月31日\n株式会社みどり 御中\n株式会社あおぞら\n内容';
  const text = `${head}\n誘導員A 昼\n24人工\n16,500\n396,000\n誘導員B 夜\n8人工\n19,000\n152,000\n小計\n548,000\n消費税(10%)\n54,800\n請求金額\n602,800\n支払期限\n2026年9月30日`;
  assert.deepEqual(ordered(text).slice(6, 11), [
    '誘導員A 昼 24人工 16,500 396,000',
    '誘導員B 夜 8人工 19,000 152,000',
    '小計 548,000',
    '消費税(10%) 54,800',
    '請求金額 602,800',
  ]);
});

test('wares that make the total say which label a value belongs to', () => {
  const text =
    '喫茶ほし\nTEL 095-822-6613\n2026/10/14\n9:00-18:00\n珈琲\n1,650\n菓子\n220\n缶※\n151\n合計\n¥2,021\n10%対象 1,870 税170\n8%対象※ 151 税 11';
  assert.deepEqual(ordered(text).slice(4, 8), ['珈琲 1,650', '菓子 220', '缶※ 151', '合計 ¥2,021']);
});

test('upwards the goods stand below their sum, and each value over its label', () => {
  const text =
    'またお越しください\n¥270\nおつり\n¥2,000\nお預り\n¥1,730\n合計\n¥830\n定食\n¥900\n丼\n2026/11/17 12:51\n登録番号 T7810445019283\n電話 0748-55-0931\nたかかい';
  assert.deepEqual(ordered(text).slice(4, 9), ['丼 ¥900', '定食 ¥830', '合計 ¥1,730', 'お預り ¥2,000', 'おつり ¥270']);
});

test('a sum with its value beside it says nothing about the lines around it', () => {
  const text =
    '請求書\n2026年10月31日\n10/03 A-1021\nベアリング\n4 680 2,720\n10/08 A-1040\nVベルト\n2 950 1,900\n10/21 A-1077\nグリース\n5 540 2,700\n小計 7,320';
  assert.deepEqual(ordered(text).slice(3, 5), ['ベアリング 4 680 2,720', '10/08 A-1040']);
});
