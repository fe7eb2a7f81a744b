import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsOfLetterhead } from './closed-letterhead.ts';
import { tokensOf } from './closed-tokens.ts';

const gaps = (line: string) => {
  const { gaps: found, isDouble } = gapsOfLetterhead(tokensOf(line));
  return [[...found], isDouble];
};

test('a second company, postal code or address opens the other side', () => {
  assert.deepEqual(gaps('株式会社見本 有限会社北浜塗装店'), [[1], true]);
  assert.deepEqual(gaps('〒760-0017 〒541-0041'), [[1], true]);
  assert.deepEqual(gaps('請求先 請求元'), [[1], true]);
});

test('an honorific or a day closes what stands in front', () => {
  assert.deepEqual(gaps('見本商店 御中 No.118'), [[2], false]);
  assert.deepEqual(gaps('2026年10月31日 見本商店'), [[1], false]);
  assert.deepEqual(gaps('2026/10/31 18:05 見本商店'), [[], false]);
});

test('guests counted, rows with money and labels over values have no columns', () => {
  for (const line of ['大人 4名様 夕食', 'チラシ 200枚 2,600', '請求番号 請求日 お支払期限'])
    assert.deepEqual(gaps(line), [[], false], line);
});
