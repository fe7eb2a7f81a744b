import assert from 'node:assert/strict';
import { test } from 'node:test';
import { READINGS_OF_BUSINESS_WORDS } from './business-words.ts';
import { foldText } from './company-name.ts';
import { kanaSpellings } from './kana-spellings.ts';
import { READINGS_OF_KANJI } from './kanji-readings.ts';
import { READINGS_OF_MUNICIPALITIES } from './municipality-words.ts';

const NAMES: readonly (readonly [asked: string, registered: string])[] = [
  ['湯川薬局', 'ゆかわ薬局'],
  ['花房', 'はなふさ'],
  ['鯨島', 'くじらじま'],
  ['協和技販', 'キョーワ技販'],
  ['尾崎住研', 'オサキ住研'],
  ['小林電機', '小林電器'],
  ['猫の会社', 'ねこのかいしゃ'],
  ['食の都鳥取', '食のみやこ鳥取'],
];
for (const [asked, registered] of NAMES)
  test(`${asked} may be registered as ${registered}`, () =>
    assert.ok(kanaSpellings(foldText(asked)).includes(foldText(registered))));

test('a name without characters, or too long a one, has no such spellings', () => {
  assert.deepEqual(kanaSpellings('ミホン'), []);
  assert.deepEqual(kanaSpellings('見本'.repeat(9)), []);
  assert.ok(kanaSpellings('鳥取県建築住宅検査会').length <= 96);
});

test('every item of the tables is read in katakana', () => {
  for (const table of [READINGS_OF_KANJI, READINGS_OF_BUSINESS_WORDS, READINGS_OF_MUNICIPALITIES])
    for (const [written, readings] of table) {
      assert.ok(readings.length > 0, written);
      for (const reading of readings) assert.match(reading, /^[ァ-ヺー]+$/u, written);
    }
  for (const character of READINGS_OF_KANJI.keys()) assert.equal([...character].length, 1, character);
});
