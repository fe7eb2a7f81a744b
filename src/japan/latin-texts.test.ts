import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { latinTexts } from './latin-texts.ts';

for (const [text, latin] of [
  ['ビッグラック', 'BIG LUCK'],
  ['チームスタジオアーキテクツ', 'TEAM STUDIO ARCHITECTS'],
  ['ブルーム', 'Bloom'],
  ['エコ見本投資', 'ECO見本投資'],
  ['エイチクリエーション', 'H-Creation'],
  ['シーアンドイージャパン', 'C&E JAPAN'],
  ['ビジョン・コネクト', 'Vision Connect'],
] as const)
  test(`${text} may be ${latin}`, () => {
    assert.ok(latinTexts(text).map(foldText).includes(foldText(latin)), String(latinTexts(text)));
  });

test('a run with a piece that no word is stays as it is', () => {
  assert.deepEqual(latinTexts('ヌルヘチブルーム'), []);
  assert.deepEqual(latinTexts('見本商事'), []);
});

test('however many words there are, few texts come of them', () => {
  assert.ok(latinTexts('ライト'.repeat(10)).length <= 4);
  assert.deepEqual(latinTexts('エービーシーディー'.repeat(16)), []);
});
