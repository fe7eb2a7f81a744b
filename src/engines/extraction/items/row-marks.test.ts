import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOfText } from '../page/rows.ts';
import { readRow } from './cells.ts';

const markOf = (line: string): string | null => readRow(rowsOfText(line).rows[0]!, null, true).mark;

test('a star that makes no product marks the row', () => {
  for (const line of [
    'まいたけ *   298',
    '* 牛乳 1L   912',
    '緑茶 600   *   ¥167',
    '冷凍むきえび 1kg *   6   1,980   11,880',
  ])
    assert.equal(markOf(line), '*', line);
});

test('a star between a count and a price multiplies, and in front of a rate it is the legend', () => {
  assert.equal(markOf('りんご 2 * 150   300'), null);
  assert.equal(markOf('* 8%対象   1,620'), null);
});
