import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { isMailDay } from './mail-header.ts';

const mailDays = (...lines: string[]) => {
  const { rows } = rowsOfText(lines.join('\n'));
  return rows.filter((row) => isMailDay(rows, row)).map((row) => row.text);
};

test('the day among the fields of a mail is when it was sent, in either language', () => {
  assert.deepEqual(mailDays('From: billing@example.com', 'Date: 2026-10-31', 'Subject: Invoice'), ['Date: 2026-10-31']);
  assert.deepEqual(mailDays('差出人: 株式会社見本', '送信日時: 2026年10月31日', '宛先: 経理部'), [
    '送信日時: 2026年10月31日',
  ]);
});

test('a day without such fields beside it is of the paper itself', () => {
  assert.deepEqual(mailDays('INVOICE', 'Date: 2026-10-31', 'Total: 1,100'), []);
  assert.deepEqual(
    mailDays('From: a@example.com', 'Subject: Invoice', '', '請求書', '見本商店', '茶', '菓子', 'Date: 2026-10-31'),
    [],
  );
});

test('other fields of the mail are no days', () => {
  assert.deepEqual(mailDays('From: a@example.com', 'Subject: Invoice 2026-10-31', '請求日: 2026-10-31'), []);
});
