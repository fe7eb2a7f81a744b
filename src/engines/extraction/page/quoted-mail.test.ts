import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutQuoteMarks } from './quoted-mail.ts';

test('a paper in a mail that was answered is read without the marks of quoting', () => {
  assert.deepEqual(withoutQuoteMarks(['転送します。', '> 領収書', '>', '>> 合計   1,200円', '> 見本商店']), [
    '転送します。',
    '領収書',
    '',
    '合計   1,200円',
    '見本商店',
  ]);
});

test('a sign that opens a line or two quotes nothing', () => {
  const lines = ['> 領収書', '合計 1,200円', '>> 次へ'];
  assert.equal(withoutQuoteMarks(lines), lines);
});
