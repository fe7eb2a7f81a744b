import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { analyse } from './analysis.ts';
import { holdsTwoPapers } from './two-papers.ts';

const isTwo = (text: string): boolean => holdsTwoPapers(analyse(rowsOfText(text).rows).rows);

test('two bills with numbers and addressees of their own are two papers', () => {
  const bill = (number: string, sum: string) =>
    `請求書 No. ${number}\n2026年11月1日\n有限会社カナエ電気 様\n清掃業務  ¥${sum}\n株式会社ピカリサービス`;
  assert.ok(isTwo(`${bill('551', '44,000')}\n${bill('552', '27,500')}`));
  assert.ok(
    isTwo(
      '請求書\nNo. 3301   2026年10月31日\n株式会社鳴岡 御中\nご請求額 64,680\n\n請求書\nNo. 3302\n株式会社鳴岡 福岡支店 御中\nご請求額 75,240',
    ),
  );
});

test('pages of one bill, and a list of bills, are one', () => {
  assert.ok(
    !isTwo(
      '請求書    1 / 2 頁\nNo.551\n株式会社鳴岡 御中\n小計 1,000\n請求書    2 / 2 頁\nNo.551\n株式会社鳴岡 御中\n合計 1,100',
    ),
  );
  assert.ok(!isTwo('お支払いのお願い\n株式会社鳴岡 御中\n請求書 No.118  9/30  88,000\n請求書 No.119  10/31  44,000'));
});

test('slips beside each other are two, a slip and its copy are one', () => {
  assert.ok(
    isTwo('領収書               領収書\n2026/10/03 09:10     2026/10/03 18:47\n計 ¥1,260            計 ¥1,530'),
  );
  assert.ok(
    !isTwo('領収書               領収書(控)\n2026/10/03 09:10     2026/10/03 09:10\n計 ¥1,260            計 ¥1,260'),
  );
});

test('a cut between two moments and two sums', () => {
  const cafe = 'カフェ\n2026/11/04 09:15\n合計 ¥450';
  assert.ok(isTwo(`${cafe}\n----------\n駐車場\n2026/11/04 11:40\n領収額 ¥800`));
  assert.ok(!isTwo(`${cafe}\n----------\nカード控え\n2026/11/04 09:15\n合計 ¥450`));
  assert.ok(!isTwo(`${cafe}\n----------\nまたのご来店を`));
});
