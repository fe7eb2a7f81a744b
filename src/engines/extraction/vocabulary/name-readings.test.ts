import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NAME_READINGS, withoutNameReading } from './name-readings.ts';

for (const { id, pattern, example, counterExample } of NAME_READINGS)
  test(`reading of a name: ${id}`, () => {
    assert.match(example, pattern);
    assert.doesNotMatch(counterExample, pattern);
  });

for (const [printed, name] of [
  ['Harper Emily (ハーパー エミリー)', 'Harper Emily'],
  ['Emily Harper [エミリー・ハーパー]', 'Emily Harper'],
  ['Emily Harper / エミリー・ハーパー', 'Emily Harper'],
  ['ハーパー エミリー(Harper Emily)', 'ハーパー エミリー'],
  ['一 龍之介(はじめ りゅうのすけ)', '一 龍之介'],
  ['山田太郎(ヤマダタロウ)', '山田太郎'],
  ['山田 太郎《やまだ たろう》', '山田 太郎'],
  ['(やまだ たろう)山田 太郎', '山田 太郎'],
  ['山田(やまだ)太郎', '山田 太郎'],
  ['YAMADA Taro(山田 太郎)', '山田 太郎'],
  ['サイクルショップ轍 [わだち]', 'サイクルショップ轍'],
  ['五十嵐 豪(ごう)', '五十嵐 豪'],
  ['手作り惣菜 華(はな)株式会社', '手作り惣菜 華(はな)株式会社'],
  ['hana to uta / ハナトウタ', 'hana to uta / ハナトウタ'],
  ['まるや(セルフ)', 'まるや(セルフ)'],
] as const)
  test(`${printed} is called ${name}`, () => assert.equal(withoutNameReading(printed), name));
