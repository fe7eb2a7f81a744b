import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './company-name.ts';
import { characterReadings, wholeWords } from './word-readings.ts';

test('a character has its readings, the usual one first, and is voiced behind another', () => {
  const { plain, behind } = characterReadings('鞄');
  assert.deepEqual(plain, [{ text: foldText('カバン'), cost: 0 }]);
  assert.ok(behind.some(({ text, cost }) => text === foldText('ガバン') && cost > 0));
  assert.deepEqual(characterReadings('A'), { plain: [], behind: [] });
});

test('words of all tables are known by how they are written', () => {
  assert.ok(wholeWords().get(foldText('簡易裁判所'))?.includes(foldText('カンイサイバンショ')));
});
