import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnownStreet, isSideWords, streetsIn } from './kyoto-streets.ts';

test('a description of a crossing is known from its beginning to its end', () => {
  for (const description of [
    '寺町通御池上る',
    '四条通烏丸東入',
    '烏丸通り鞍馬口下ル',
    '新門前通大和大路東入2丁目',
    '西木屋町通五条下る西側',
    '三条河原町',
  ])
    assert.ok(isKnownStreet(description), description);
});

test('a word that is no street, direction or side makes it unknown', () => {
  for (const description of ['甲通乙上る', '寺町通御池上る上本能寺前町', '丸の内', '寺町通A棟'])
    assert.equal(isKnownStreet(description), false, description);
});

test('a text longer than any description is not read', () => {
  assert.equal(isKnownStreet('寺町通'.repeat(21)), false);
});

test('the streets of a description, the longest name at each place', () => {
  assert.deepEqual(streetsIn('西木屋町通五条下る'), ['西木屋町', '五条']);
  assert.deepEqual(streetsIn('東堀川通丸太町上る'), ['東堀川', '丸太町']);
  assert.deepEqual(streetsIn('間の町通二条下る'), ['間ノ町', '二条']);
  assert.deepEqual(streetsIn('甲通乙上る'), []);
});

test('sides and distances alone', () => {
  for (const words of ['西側', '二丁目', '東へ入', '北側角', '2筋目']) assert.ok(isSideWords(words), words);
  for (const words of ['', '寺町', '西側ビル']) assert.equal(isSideWords(words), false, words);
});
