import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { withinReason } from './within-reason.ts';

const rowsOf = (line: string, count: number) => rowsOfText(Array.from({ length: count }, () => line).join('\n')).rows;

test('a paper is looked at as a whole', () => {
  const rows = rowsOf('品名  1 個  1,000  1,000', 300);
  assert.equal(withinReason(rows), rows);
});

test('more rows or words than a paper can have are not looked at', () => {
  assert.equal(withinReason(rowsOf('品', 900)).length, 500);
  assert.equal(withinReason(rowsOf('品名 '.repeat(30), 300)).length, 67);
});
