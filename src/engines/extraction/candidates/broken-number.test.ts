import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { findBrokenNumber } from './broken-number.ts';

const NUMBER = '7010001129946';
const digits = (head: string, tail: string): string | undefined => {
  const { rows } = rowsOfText(`${head}\n${tail}`);
  return findBrokenNumber(rows[0]!, rows[1])?.digits;
};

test('a number goes on in the next line where both parts make one with the right check digit', () => {
  assert.equal(digits('登録番号 T7010001', '129946'), NUMBER);
  assert.equal(digits('登録番号 T7-0100-0112', '-9946'), NUMBER);
  assert.equal(digits('登録番号 T7010001', '129947'), undefined);
});

test('a whole number, other words below and the last line are no such number', () => {
  assert.equal(digits(`登録番号 T${NUMBER}`, '129946'), undefined);
  assert.equal(digits('登録番号 T7010001', '129946円'), undefined);
  const { rows } = rowsOfText('登録番号 T7010001');
  assert.equal(findBrokenNumber(rows[0]!, undefined), null);
});
