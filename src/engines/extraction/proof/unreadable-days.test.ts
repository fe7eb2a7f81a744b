import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../document/analysis.ts';
import { rowsOfText } from '../page/rows.ts';
import { hasUnreadable, unreadableIssue } from './unreadable-days.ts';

const read = (...lines: string[]) => analyse(rowsOfText(lines.join('\n')).rows);

test('a label in front of what is no day, in Japanese and in English', () => {
  for (const row of ['請求日 2026/20/20', 'Date of issue: 2026-21-01', 'Invoice Date 3026/11/01'])
    assert.ok(unreadableIssue(read(row)), row);
  for (const row of ['請求日 2026/10/20', 'Date of issue: 2026-11-01', 'Date due: 2026-21-01'])
    assert.ok(!unreadableIssue(read(row)), row);
});

test('the form of a day that does not exist, and a day that breaks off', () => {
  for (const row of ['出庫 2026-19-30 08:35', '2026年13月5日', '2026年12月..'])
    assert.ok(hasUnreadable(read(row)), row);
  assert.ok(!hasUnreadable(read('出庫 2026-09-30 08:35')));
});
