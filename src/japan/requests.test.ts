import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASKED_FOR, LED_BY, namesInPhrase, REMARKS, withoutRequest } from './requests.ts';

const LINES: readonly (readonly [line: string, name: string])[] = [
  ['見本商事の登記情報ください', '見本商事'],
  ['見本商事って会社の番号', '見本商事'],
  ['見本商事さんの住所', '見本商事'],
  ['見本商事は実在する？', '見本商事'],
  ['昔の見本タクシーの登記が残っているか確認したい', '見本タクシー'],
  ['港区の見本仏具だと思うんだけど、会社名合ってる？', '港区の見本仏具'],
  ['見本会社の見本社', '見本会社の見本社'],
  ['株式会社見本商事', '株式会社見本商事'],
];
for (const [line, name] of LINES) test(line, () => assert.equal(withoutRequest(line), name));

for (const { id, words, example } of [...ASKED_FOR, ...REMARKS, ...LED_BY])
  test(`${id}: ${example}`, () => {
    assert.ok(words.some((word) => example.includes(word)));
    assert.notEqual(withoutRequest(example), example);
  });

test('a name stands behind a place and a trade', () => {
  assert.deepEqual(namesInPhrase('港区のラーメン屋見本'), ['ラーメン屋見本', '港区ラーメン屋見本', '見本']);
  assert.ok(namesInPhrase('見本の交通共済組合').includes('見本交通共済組合'));
});
