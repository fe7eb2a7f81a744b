import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const summary = (...lines: string[]) =>
  extractDocument({
    rows: rowsOfText(['領収書', '金額 ¥14,720', 'うち消費税額(10%) ¥1,338', ...lines].join('\n')).rows,
    kind: 'receipt',
    now: new Date('2026-11-16'),
    source: 'text',
  }).fields.summary.value;

test('what was sold is said behind its word where no row has a price', () => {
  assert.equal(summary('内訳 自由席特急券・乗車券'), '自由席特急券・乗車券');
  assert.equal(summary('ご利用内容: 会議室の使用'), '会議室の使用');
  assert.equal(summary('但し 切符代として'), '切符代として');
});

test('the heads of a table and priced rows are no such word', () => {
  for (const line of ['品名   数量   単価   金額', '内訳 切符 ¥14,720', '内容 1,200円の切符'])
    assert.equal(summary(line), null, line);
});
