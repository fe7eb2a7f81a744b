import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { readHeading } from './columns.ts';

const columns = (line: string) => readHeading(rowsOfText(line).rows[0]!)?.columns.map(({ meaning }) => meaning) ?? null;

test('a column whose word only the trade knows holds the names where counts, prices and amounts follow', () => {
  assert.deepEqual(columns('技工物   患者   数量   単価   金額'), ['name', 'note', 'quantity', 'price', 'amount']);
  assert.deepEqual(columns('車種   数量   単価   金額'), ['name', 'quantity', 'price', 'amount']);
});

test('words in front of fewer columns, or a sentence, are none', () => {
  assert.equal(columns('技工物   患者   金額'), null);
  assert.equal(columns('下記のとおりご請求いたします   数量   単価   金額'), null);
});
