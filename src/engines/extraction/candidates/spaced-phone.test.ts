import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findPhones } from './contacts.ts';

const read = (text: string) => findPhones(rowsOfText(text).rows[0]!).map((phone) => phone.value);

test('a number whose digits are set apart is one behind its label', () => {
  assert.deepEqual(read('TEL (0566)-7 7-7 0 8 7'), ['(0566)-77-7087']);
  assert.deepEqual(read('電話 0 5 6 6-7 7-7 0 8 7'), ['0566-77-7087']);
});

test('numbers in columns, and digits without a label, are none', () => {
  assert.deepEqual(read('小計 (0566)-7 7-7 0 8 7'), []);
  assert.deepEqual(read('TEL 0 1 2 3'), []);
});
