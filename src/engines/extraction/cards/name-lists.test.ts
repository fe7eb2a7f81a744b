import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generated } from './english-person.ts';
import { COMMON_GIVEN_NAMES, GIVEN_NAMES } from './given-name-readings.ts';
import { nameScore, wordsOf } from './person-name.ts';
import { COMMON_SURNAMES, SURNAMES } from './surname-readings.ts';

test('every name has readings in small Latin letters, and the common ones are among all', () => {
  for (const list of [SURNAMES, GIVEN_NAMES])
    for (const [name, readings] of list) {
      assert.match(name, /^(?:\p{Script=Han}[\u{e0100}-\u{e01ef}]?|[々ヶケノツぁ-んァ-ヶー])+$/u);
      for (const reading of readings) assert.match(reading, /^[a-z]+$/, name);
    }
  assert.ok([...COMMON_SURNAMES.keys()].every((name) => SURNAMES.has(name)));
  assert.ok([...COMMON_GIVEN_NAMES.keys()].every((name) => GIVEN_NAMES.has(name)));
});

test('a rarer name is known as one, and its reading is no guess of ours', () => {
  assert.ok(nameScore(wordsOf('小鳥遊 千晶')) >= 3);
  assert.equal(generated({ family: '小鳥遊', given: '千晶', printed: true }), null);
  assert.equal(generated({ family: '佐藤', given: '太郎', printed: true })?.text, 'Taro Sato');
});

test('a family name alone, a damaged word and a shop’s words are no family and given name', () => {
  for (const text of ['配車センタ一', '器と暮らし つむぎ']) assert.equal(nameScore(wordsOf(text)), 0, text);
});
