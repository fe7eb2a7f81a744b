import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withGrownCounts } from './grown-counts.ts';

const HEAD = ['豚玉          3   2,640', 'ねぎ焼き      1     990'];

test('a count that grew together with a name stands in the column of the counts', () => {
  assert.deepEqual(withGrownCounts([...HEAD, 'もちチーズ明太1   1,100']), [...HEAD, 'もちチーズ明太 1   1,100']);
});

test('a figure of a name that ends elsewhere, or beside one other count, stays', () => {
  for (const lines of [
    [...HEAD, 'ビタミンB12   1,100'],
    [HEAD[0]!, 'もちチーズ明太1   1,100'],
  ])
    assert.deepEqual(withGrownCounts(lines), lines);
});
