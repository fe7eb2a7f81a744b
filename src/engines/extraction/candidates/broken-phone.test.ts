import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findBrokenPhone } from './broken-phone.ts';

const read = (...lines: string[]) => {
  const { rows } = rowsOfText(lines.join('\n'));
  return findBrokenPhone(rows[0]!, rows[1])?.phone.value ?? null;
};

test('a phone number broken over two lines is one', () => {
  assert.equal(read('TEL0586-73-', '2210'), '0586-73-2210');
  assert.equal(read('089-', '932-5518'), '089-932-5518');
  assert.equal(read('TEL0586-73-', '2,210円'), null);
  assert.equal(read('伝票 118-', '2210'), null);
});
