import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonPairs } from './similar.ts';

test('names with a word in another place of the same name have most pairs in common', () => {
  assert.ok(commonPairs('見本自動車教習所', '見本自動車学校') > 0.5);
  assert.ok(commonPairs('見本県プロパンガス協会', '見本県lpガス協会') > 0.5);
});

test('a word that thousands of names have is not enough', () => {
  assert.ok(commonPairs('青空建設工業', '日之出建設工業') < 0.6);
  assert.ok(commonPairs('青空製作所', '日之出製作所') < 0.5);
  assert.equal(commonPairs('青空', '日之出'), 0);
  assert.equal(commonPairs('青空', '青空'), 1);
});
