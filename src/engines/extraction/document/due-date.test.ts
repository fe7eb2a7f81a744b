import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { extractDocument } from './extract.ts';

const dueOf = (...lines: string[]) => {
  const { rows } = rowsOfText(['請求書', '請求日 2026年12月20日', ...lines, '合計 11,000'].join('\n'));
  return extractDocument({ rows, kind: 'invoice', now: new Date('2026-12-25'), source: 'text' }).fields.dueDate.value;
};

test('a day beside its label is when the money is due', () => {
  assert.equal(dueOf('お支払期限 2027年1月31日'), '2027-01-31');
  assert.equal(dueOf('2027年1月31日までにお振込みください'), '2027-01-31');
  assert.equal(dueOf('納品日 2026年12月15日'), null);
});

test('without a year it is the next such day after the paper’s own', () => {
  assert.equal(dueOf('お支払期限 1月31日'), '2027-01-31');
  assert.equal(dueOf('お支払期限 12月末日'), '2026-12-31');
});

test('terms tell it where no day is printed', () => {
  assert.equal(dueOf('お支払条件: 月末締め翌月末払い'), '2027-01-31');
});
