import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const HEAD = '請求書\n請求日 2026年10月31日\n青葉物産株式会社 御中\n';
const FOOT = '\n株式会社みどり見本商事\n東京都品川区西五反田7-22-9\n登録番号 T7999901000001';
function goods(body: string) {
  const { fields } = extractDocument({
    rows: rowsOfText(HEAD + body + FOOT).rows,
    kind: 'invoice',
    now: new Date('2026-11-05T03:00:00Z'),
    source: 'text',
  });
  return fields.items.value!.map(({ description, quantity, amount }) => [description, quantity, amount]);
}

test('a count with a unit of its own trade is a count where it makes the amount', () => {
  const body =
    '運搬費   3車   12,000   36,000\n処分費   2床   21,000   42,000\n小計 78,000\n消費税(10%) 7,800\n合計 85,800';
  assert.deepEqual(goods(body), [
    ['運搬費', 3, 36000],
    ['処分費', 2, 42000],
  ]);
});

test('a count without a price of one stays in the name', () => {
  const body = '園だより 秋号 700部 46,200\n年賀状 私製印刷 400枚 33,000\n小計 79,200\n消費税(10%) 7,920\n合計 87,120';
  assert.deepEqual(
    goods(body).map(([name]) => name),
    ['園だより 秋号 700部', '年賀状 私製印刷 400枚'],
  );
});

test('what is never sold in packs is counted, with or without a price of one', () => {
  const body = '住民票 2通  600\n搬出 3回  9,000\n卵 10個  298\n小計 9,898\n消費税(10%) 989\n合計 10,887';
  assert.deepEqual(goods(body), [
    ['住民票', 2, 600],
    ['搬出', 3, 9000],
    ['卵 10個', null, 298],
  ]);
});

test('days in front of most names are left out', () => {
  const body =
    '10/4こしひかり30kg   4  11,000  44,000\n10/18もち米10kg   2  5,500  11,000\n小計 55,000\n消費税(8%) 4,400\n合計 59,400';
  assert.deepEqual(
    goods(body).map(([name]) => name),
    ['こしひかり30kg', 'もち米10kg'],
  );
});

test('the slips of deliveries are left out with their days', () => {
  const body =
    '09/24 No5521 塗料 白 15kg   4 缶 @14,600   58,400\n10/07 No5760 ローラー   50 本 @360   18,000\n小計 76,400\n消費税(10%) 7,640\n合計 84,040';
  assert.deepEqual(
    goods(body).map(([name]) => name),
    ['塗料 白 15kg', 'ローラー'],
  );
});

test('a name above a row that says count, price and amount itself', () => {
  const body = 'レギュラーガソリン\n 数量 38.20L  単価 165  金額 6,303\n(10%内税対象 6,303  消費税 573)\n合計 6,303円';
  assert.deepEqual(goods(body), [['レギュラーガソリン', 38.2, 6303]]);
});

test('one sign may name goods, and another number than the product is no amount', () => {
  const body = '薪   2束   770   1,540   10\n米   -1   4,200   -4,200   10\n小計 -2,660\n消費税(10%) -266\n合計 -2,926';
  assert.deepEqual(goods(body), [
    ['薪', 2, 1540],
    ['米', -1, -4200],
  ]);
});

test('names that count themselves lose their numbers, a measure stays', () => {
  const named = (...names: string[]) =>
    goods(`${names.map((name) => `${name}   10,000`).join('\n')}\n小計 20,000\n消費税(10%) 2,000\n合計 22,000`).map(
      ([name]) => name,
    );
  assert.deepEqual(named('1. 動画編集', '2. ナレーション収録'), ['動画編集', 'ナレーション収録']);
  assert.deepEqual(named('1.8L壜 茶', '角材'), ['1.8L壜 茶', '角材']);
});

test('the first of many columns of counts is no part of the name, and the count is that of all', () => {
  const body = `品目     第1週 第2週 第3週 第4週   計   単価    金額
シーツ     80    92   110    88   370    65   24,050
バスタオル 120   140   160   130   550    45   24,750
小計 48,800\n消費税(10%) 4,880\n合計 53,680`;
  assert.deepEqual(goods(body), [
    ['シーツ', 370, 24050],
    ['バスタオル', 550, 24750],
  ]);
});

test('on a paper that says its rates in brackets, those behind a fee are none of its share', () => {
  const items = (...lines: string[]) =>
    extractDocument({
      rows: rowsOfText(lines.join('\n')).rows,
      kind: 'invoice',
      now: new Date('2026-11-16'),
      source: 'text',
    }).fields.items.value?.map(({ description }) => description);
  assert.deepEqual(items('礼金 (10%)  71,500', '仲介手数料 (10%)  71,500', '合計 143,000'), ['礼金', '仲介手数料']);
  assert.deepEqual(items('売上  71,500', '販売手数料 (10%)  7,150', '合計 78,650'), ['売上', '販売手数料 (10%)']);
});

test('bar codes behind names and the strokes of old letters in front of them are no part of a name', () => {
  const sums = '小計 104,800\n消費税(10%) 10,480\n合計 115,280';
  assert.deepEqual(
    goods(`一 撮影料   80,000\n一 データ整理費   24,800\n${sums}`).map(([name]) => name),
    ['撮影料', 'データ整理費'],
  );
  assert.deepEqual(
    goods(`SSD 外付 1TB 4549980001112   80,000\nケーブル 2m   24,800\n${sums}`).map(([name]) => name),
    ['SSD 外付 1TB', 'ケーブル 2m'],
  );
});

test('a charge said with and without its tax is one', () => {
  const sums = '消費税(10%) 6,150\nリース料(税込) 67,650\nご請求合計 67,650';
  assert.equal(goods(`リース料(税抜) 61,500\n${sums}`).length, 1);
});

test('a count left at the name and a price taken for it are exchanged, the worth of a card is none', () => {
  const body =
    '英訳 技術資料 5,400字 × 12円   64,800\nギフトカード 5,000円券 ×2   10,000\n小計 74,800\n消費税(10%) 7,480\n合計 82,280';
  assert.deepEqual(goods(body), [
    ['英訳 技術資料', 5400, 64800],
    ['ギフトカード 5,000円券', 2, 10000],
  ]);
});

test('the term of a contract behind a name, how many grown to it, and the letters of a person', () => {
  const body =
    'グループウェア 2026/11/01-2026/11/30   30   1,500   45,000\nあんぱん×4   720\nA.S.   2,100   2,100\n小計 47,820\n消費税(10%) 4,782\n合計 52,602';
  assert.deepEqual(
    goods(body).map(([name]) => name),
    ['グループウェア', 'あんぱん', 'A.S.'],
  );
});

test('the size of a battery and the fare of a ticket belong to the name', () => {
  const body = '電池 単3 4P   2点   756\n往復券   大人   3枚   7,800円\n小計 8,556\n消費税(10%) 855\n合計 9,411';
  assert.deepEqual(
    goods(body).map(([name]) => name),
    ['電池 単3 4P', '往復券 大人'],
  );
});

test('one of a thing behind its name is a count where the amount stands in front', () => {
  const foot = '小計 6,400\n消費税(10%) 640\n合計 7,040';
  assert.deepEqual(goods(`4,500 会席料理 1\n1,900 鴨せいろ 1\n${foot}`), [
    ['会席料理', 1, 4500],
    ['鴨せいろ', 1, 1900],
  ]);
});
