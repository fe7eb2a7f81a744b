import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument } from '../document/extract.ts';
import { rowsOfText } from '../page/rows.ts';

const receipt = (total: string, foot = '') =>
  extractDocument({
    rows: rowsOfText(`株式会社デイリーポート東北
鶴岡市日吉町2-1  0235-25-0114
登録番号 T8030001065552
2026年11月10日(火) 08:03
おにぎり 鮭   軽   160
緑茶 600     軽   158
合計        ${total}
(8%対象 ¥318 内税¥23)
${foot}`).rows,
    kind: 'receipt',
    now: new Date('2026-11-16T00:00:00Z'),
    source: 'text',
  });

test('an amount with a figure that could not be read is for a person, whatever else adds up', () => {
  assert.equal(receipt('¥318').status, 'passed');
  for (const total of ['¥3?8', '¥8?8', '3□8', '¥?18'])
    assert.deepEqual(receipt(total).reasons.reading!.against, ['amount unread'], total);
  assert.equal(receipt('¥318', 'https://daily.example/q?id=1?2').status, 'passed');
});
