import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { analyse } from './analysis.ts';
import { findDocumentDate, findTransactionTime } from './dates.ts';

const timeOf = (...lines: string[]) => {
  const analysis = analyse(rowsOfText(lines.join('\n')).rows);
  const date = findDocumentDate({ analysis, isReceipt: true, now: new Date('2026-11-16') });
  return [date?.value, findTransactionTime(analysis, date)?.value ?? null];
};

test('when a journey begins or ends is not when it was paid for', () => {
  assert.deepEqual(timeOf('発行日 令和8年5月1日', '航走日 5月3日 8:00'), ['2026-05-01', null]);
  assert.deepEqual(timeOf('出発 2026/10/13 09:00  帰着 2026/10/14 17:30', '精算日 2026/10/14'), ['2026-10-14', null]);
  assert.deepEqual(timeOf('ご利用日 2026年7月22日(水) 16:20発', '発券日 2026年7月20日'), ['2026-07-20', null]);
});

test('the day of an order or a payment is a receipt’s where only days to come stand beside it', () => {
  assert.equal(timeOf('領収書', '注文日: 2026/11/12', 'プラン ¥4,800', '次回更新日 2027/11/12')[0], '2026-11-12');
  assert.equal(timeOf('領収書', 'お支払い日 2026年11月1日', '合計 ¥4,800')[0], '2026-11-01');
});

test('the time beside the day of the paper is its time', () => {
  assert.deepEqual(timeOf('2026/10/14 17:30', '合計 ¥500'), ['2026-10-14', '17:30']);
  assert.deepEqual(timeOf('精算日 2026/10/14', '時刻 17:30'), ['2026-10-14', '17:30']);
  assert.equal(timeOf('発券 2026年10月18日(日) 07:15 発券窓口 宇野', '乗船便 07:40 宇野→直島')[1], '07:15');
  assert.equal(timeOf('再発行日 2026年11月12日', 'お買上日 2026年11月8日(日) 14:37')[1], '14:37');
});

test('a day alone at the head, after the money of the bill below was due, is that of the reminder', () => {
  const dayOf = (...lines: string[]) => {
    const analysis = analyse(rowsOfText(lines.join('\n')).rows);
    return findDocumentDate({ analysis, isReceipt: false, now: new Date('2026-11-16') })?.value;
  };
  const bill = '請求書番号 A-831  請求日 2026年8月31日  お支払期限 2026年9月30日';
  assert.equal(dayOf('督促状', '2026年10月15日', '見本 御中', bill), '2026-10-15');
  assert.equal(dayOf('請求書', '2026年9月2日', '見本 御中', bill), '2026-08-31');
});

test('a label of the day of the service may end with a colon', () => {
  const analysis = analyse(rowsOfText('お客様控 兼 領収書\n受付日:2026年04月11日\n合計 2,030円').rows);
  assert.equal(findDocumentDate({ analysis, isReceipt: true, now: new Date('2026-11-16') })?.labelled, true);
});

test('the day of a second print is not that of the paper', () => {
  const { rows } = rowsOfText('領収書(再発行)\n再発行日 2026年10月5日\n領収日 2026年9月27日\n合計 2,030円');
  const found = findDocumentDate({ analysis: analyse(rows), isReceipt: true, now: new Date('2026-11-16') });
  assert.equal(found?.value, '2026-09-27');
});

test('the word over a column of the days of goods names no day of the paper', () => {
  const analysis = analyse(
    rowsOfText(
      [
        '2026年 10月 31日 締切分',
        '伝票日付 品名          数量   単価     金額',
        '26/10/05 生樽 20L        6  11,200   67,200',
        '26/10/12 清酒 一升      10   2,480   24,800',
      ].join('\n'),
    ).rows,
  );
  const day = findDocumentDate({ analysis, isReceipt: false, now: new Date('2026-11-16') });
  assert.deepEqual([day?.value, day?.labelled], ['2026-10-31', true]);
});

test('the day on which a mail was sent is the last resort', () => {
  const head = ['From: 株式会社見本 <a@mihon.example>', 'Date: Mon, 02 Nov 2026 09:15:22 +0900', 'Subject: ご請求'];
  assert.equal(timeOf(...head, '■請求日:2026年10月31日')[0], '2026-10-31');
  assert.equal(timeOf(...head)[0], '2026-11-02');
});
