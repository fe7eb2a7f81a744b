import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PREFECTURES } from './prefectures.ts';

test('there are 47 prefectures in the order of their codes', () => {
  assert.equal(PREFECTURES.length, 47);
  assert.equal(PREFECTURES[12]!.name, '東京都');
  assert.equal(PREFECTURES[46]!.code, 47);
});

test('English names have no suffix and follow the registry', () => {
  assert.deepEqual(
    [0, 9, 12, 25, 26, 27, 38, 43].map((index) => PREFECTURES[index]!.english),
    ['Hokkaido', 'Gumma', 'Tokyo', 'Kyoto', 'Osaka', 'Hyogo', 'Kochi', 'Oita'],
  );
});
