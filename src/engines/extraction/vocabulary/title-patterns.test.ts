import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BILL, head, NO_BILL } from './title-patterns.ts';

test('a title opens its row and is closed by a number, a day or nothing', () => {
  const order = head('注文書');
  for (const row of ['注文書', '■ご注文書(控)', '注文書No.118', '注文書2026年5月1日']) assert.match(row, order);
  for (const row of ['注文書番号PO-118', '別紙注文書']) assert.doesNotMatch(row, order);
});

test('bills and receipts are named, or said not to be', () => {
  assert.match('納品書兼請求書', BILL);
  assert.match('領収書ではありません', NO_BILL);
  assert.doesNotMatch('納品書', BILL);
});
