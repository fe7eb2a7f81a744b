import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractDocument, rowsOfText } from '../index.ts';

const paper = (tax: string) =>
  extractDocument({
    rows: rowsOfText(
      [
        '請求書',
        '発行日: 2026/06/30',
        '株式会社見本 御中',
        ' 収集運搬費   8回  4,500    36,000',
        '              小計   36,000',
        tax,
        '          ご請求額   39,600',
        ' 見本環境株式会社 / 熊本県菊池郡大津町室1188-2',
      ].join('\n'),
    ).rows,
    kind: 'invoice',
    now: new Date('2026-11-17T00:00:00Z'),
    source: 'text',
  }).fields;

test('a rate alone in front of what it comes to is the tax', () => {
  assert.equal(paper('               10%    3,600').taxAmount.value, 3600);
});

test('a rate in front of another amount is no tax', () => {
  assert.equal(paper('               10%    3,100').taxAmount.value, null);
});
