import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const receipt = (...dates: string[]) =>
  extractDocument({
    rows: rowsOfText(
      [
        '株式会社福龍',
        '横浜市中区山下町138-4  045-641-8819',
        '登録番号 T8030001065552',
        ...dates,
        '中華コース 1   1,980',
        '合計           ¥1,980',
        '(内消費税10%    ¥180)',
        '現金           ¥1,980',
      ].join('\n'),
    ).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

for (const label of ['領収年月日', '領収日', '販売日', '取引日', '提出日', '差出日', '起票日'])
  test(`${label} names the day`, () => {
    const { reasons } = receipt(`${label} 2026年6月30日`);
    assert.deepEqual(reasons.date, { by: ['label'], against: [] });
  });

test('two days of one receipt, each with its time, are for a person', () => {
  const two = receipt('発行日 2026/10/31 15:10', '取引日時 2026/10/24 20:05');
  assert.deepEqual(two.reasons.date!.against, ['two_days']);
});

test('a time alone under a day alone proves it, a time under other words does not', () => {
  assert.deepEqual(receipt('2026年6月30日', '12:09').reasons.date?.by, ['time_of_day']);
  assert.deepEqual(receipt('2026年6月30日', '営業時間 12:09-21:00').reasons.date?.by, []);
});

test('a weekday under a day alone proves or contradicts it, and a time under both is its own', () => {
  assert.deepEqual(receipt('2026年6月30日', '(火)', '12:09').reasons.date, {
    by: ['weekday', 'time_of_day'],
    against: [],
  });
  assert.deepEqual(receipt('2026年6月30日', '水曜日').reasons.date?.against, ['weekday']);
  assert.deepEqual(receipt('2026年6月30日', '金').reasons.date, { by: [], against: [] });
  assert.deepEqual(receipt('2026年6月30日', '給水時刻 8時35分').reasons.date?.by, ['time_of_day']);
});

for (const label of ['ご納品日', '入金日', '施工日'])
  test(`${label} names the day of a receipt without another one`, () => {
    assert.deepEqual(receipt(`${label} 2026年6月30日`).reasons.date?.by, ['label']);
  });

test('a label in brackets behind a day names it, whatever stands in the next column', () => {
  for (const day of ['2026/06/30 (請求日)      No.26-0088', '2026年6月30日(発行日)    担当 森', '2026.6.30 (精算日)'])
    assert.deepEqual(receipt(day).reasons.date?.by, ['label']);
  assert.deepEqual(receipt('2026/06/30 (納品日)      No.26-0088').reasons.date?.by, []);
  assert.deepEqual(receipt('見積提出日 2026年6月30日').reasons.date?.by, []);
});

test('a day written month first is read by its weekday', () => {
  assert.deepEqual(receipt('10/17/2026 (Sat) 20:51').reasons.date, { by: ['weekday', 'time_of_day'], against: [] });
});

test('weekday and time in the row under a day are its own', () => {
  assert.deepEqual(receipt('2026年6月30日', '(火) 15:07').reasons.date, {
    by: ['weekday', 'time_of_day'],
    against: [],
  });
  assert.deepEqual(receipt('2026年6月30日', '(水) 15:07').reasons.date?.against, ['weekday']);
});

test('the sentence that acknowledges the money labels the day of its own row, or of the column beside it', () => {
  assert.deepEqual(receipt('2026年6月30日 上記正に領収いたしました').reasons.date?.by, ['acknowledgement']);
  assert.deepEqual(receipt('上記正に領収いたしました', '2026年6月30日').reasons.date?.by, []);
  assert.deepEqual(receipt('右正に領収致しました', '令和八年六月三十日').reasons.date?.by, ['acknowledgement']);
});

test('the day on which money was taken from an account is that of its receipt', () => {
  assert.deepEqual(receipt('振替日 2026年6月30日').reasons.date?.by, ['label']);
});

test('a number made like a day is no day, and proves none', () => {
  const numbered = receipt('領収番号 No. 2026-10-17', '令和8年10月31日');
  assert.deepEqual([numbered.fields.date.value, numbered.reasons.date?.by], ['2026-10-31', []]);
});

test('when a ship leaves says nothing about when somebody paid', () => {
  const ferry = receipt('乗船日 2026年08月09日 9:30発', '領收日 2026年08月08日 16:12');
  assert.equal(ferry.fields.date.value, '2026-08-08');
  assert.deepEqual(ferry.reasons.date?.by, ['label', 'time_of_day']);
});

test('a day alone right over the sentence of a receipt is the day it speaks of', () => {
  const paper = (between: string) => receipt('令和8年6月30日', between, '上記の金額正に領収いたしました。');
  assert.deepEqual(receipt('令和8年6月30日', '上記の金額正に領収いたしました。').reasons.date?.by, ['acknowledgement']);
  assert.deepEqual(paper('但 お食事代として').reasons.date?.by, []);
});

test('days in formal numerals are read', () => {
  assert.equal(receipt('領収日 令和八年拾壱月九日').fields.date.value, '2026-11-09');
});

test('a labelled day said again behind it in another form is the same one', () => {
  const said = (again: string) => receipt(`発行日 26/10/15  ${again}`).reasons.date!.against;
  assert.deepEqual(said('2026年10月15日'), []);
  assert.deepEqual(said('2026年11月15日'), ['one_digit_apart']);
});

test('an English label in front of what is no day, and a day that is only the due one', () => {
  const bill = (issue: string) =>
    extractDocument({
      rows: rowsOfText(
        `INVOICE\nHoverdesk Japan合同会社\nT8030001065552\nDate of issue: ${issue}\nDate due: 2026-11-30\n` +
          'Plan, Nov 1 - Nov 30, 2026  JPY 1,000\nSubtotal  JPY 1,000\nConsumption tax (10%)  JPY 100\nTotal  JPY 1,100',
      ).rows,
      kind: 'invoice',
      now: new Date('2026-11-16T00:00:00Z'),
      source: 'text',
    }).reasons.date!;
  assert.deepEqual(bill('2026-11-01'), { by: ['label'], against: [] });
  assert.ok(bill('2026-21-01').against.includes('issue_date_unreadable'));
  assert.ok(bill('').against.includes('label_of_another_day'));
});

test('where a ticket was made out stands between its day and the word', () => {
  assert.deepEqual(receipt('２０２６年　９月２９日　　上田駅　指３　発行').reasons.date?.by, ['label']);
});

test('a day with 付 alone at the head of its row is that of the paper', () => {
  assert.deepEqual(receipt('2026年6月30日付    No. 104').reasons.date?.by, ['label']);
  assert.deepEqual(receipt('先月 2026年6月30日付 請求書の分').reasons.date?.by, []);
});

test('the day a hall is used may come after its receipt', () => {
  const used = receipt('領収日 2026年11月2日', 'ご利用日 2026年11月28日', 'ホール利用料');
  assert.deepEqual(used.reasons.date?.against, []);
  assert.notDeepEqual(receipt('領収日 2026年11月2日', 'ご利用日 2026年11月28日').reasons.date?.against, []);
});
