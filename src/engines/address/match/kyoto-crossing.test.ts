import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAddressData } from '../open.ts';
import { crossingEvidence } from './kyoto-crossing.ts';

const data = openAddressData(undefined, () => {});
const NAKAGYO = 26104;
const KAMIGYO = 26102;

function townOf(jis: number, name: string): number {
  const city = data.hot.cityJis.indexOf(jis);
  const starts = data.townStarts();
  for (let town = starts[city]!; town < starts[city + 1]!; town++)
    if (data.text('townName', town) === name) return town;
  throw new Error(`${name} is no town of ${jis}`);
}
const evidence = (jis: number, name: string, crossing: string) => crossingEvidence(data, townOf(jis, name), crossing);

test('a crossing that Japan Post lists for the town agrees, however it is spelt', () => {
  for (const crossing of [
    '寺町通四条上る',
    '寺町通り四条上がる',
    '寺町四条上ル',
    '三条通富小路西入',
    '三条通富小路西入ル',
    '三条通 富小路 西へ入',
  ])
    assert.equal(evidence(NAKAGYO, '中之町', crossing), 'agrees', crossing);
});

test('more may be said behind a listed crossing', () => {
  assert.equal(evidence(NAKAGYO, '中之町', '寺町通四条上る西側'), 'agrees');
});

test('a crossing of streets that no listed crossing names contradicts', () => {
  assert.equal(evidence(NAKAGYO, '中之町', '千本通今出川上る'), 'contradicts');
  assert.equal(evidence(KAMIGYO, '中之町', '千本通今出川上る'), 'contradicts');
});

test('another crossing of a street of the list says nothing: the list is not complete', () => {
  assert.equal(evidence(NAKAGYO, '中之町', '寺町通三条下る'), 'unknown');
});

test('words without a street say nothing', () => {
  assert.equal(evidence(NAKAGYO, '中之町', '甲通乙上る'), 'unknown');
  assert.equal(evidence(NAKAGYO, '中之町', ''), 'unknown');
});

test('a town that Japan Post lists without crossings is contradicted by none', () => {
  assert.equal(evidence(NAKAGYO, '饅頭屋町', '千本通今出川上る'), 'unknown');
});

test('a counted town needs its own street: 四丁目 of 柳馬場 is no 四丁目 of another street', () => {
  assert.equal(evidence(NAKAGYO, '四丁目', '柳馬場通夷川上る'), 'agrees');
  assert.equal(evidence(NAKAGYO, '四丁目', '千本通今出川上る'), 'contradicts');
  assert.equal(evidence(KAMIGYO, '六町目', '東堀川通丸太町上る'), 'agrees');
  assert.equal(evidence(KAMIGYO, '六町目', '甲通乙上る'), 'contradicts');
});

test('the next street speaks neither for nor against a counted town', () => {
  assert.equal(evidence(NAKAGYO, '六丁目', '堺町通二条上る'), 'unknown');
});
