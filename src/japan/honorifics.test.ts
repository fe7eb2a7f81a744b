import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ADDRESSED,
  BEFORE_OTHER_SAMA,
  BOUND_FOR_BEHIND_NAME,
  HONORIFICS,
  isAddressed,
  NOT_ADDRESSED_SAMA,
} from './honorifics.ts';

test('the example of every form of address ends in one of its words', () => {
  for (const { id, words, example } of HONORIFICS)
    assert.ok(
      words.some((word) => example.endsWith(word)),
      id,
    );
});

test('what papers print is told from what only holds the sign', () => {
  for (const text of ['株式会社見本商事御中', '見本太郎様', '見本市長殿']) assert.equal(isAddressed(text), true, text);
  for (const text of ['殿町商店', '見本商事株式会社']) assert.equal(isAddressed(text), false, text);
});

test('words that end in 様 are known by the sign before it', () => {
  const before = new RegExp(`^${BEFORE_OTHER_SAMA}様$`);
  for (const word of NOT_ADDRESSED_SAMA.split('|')) assert.match(word, before);
  assert.ok(ADDRESSED.includes('様'));
});

test('行 behind a company is a form of address, in a bank it is not', () => {
  const bound = new RegExp(`${BOUND_FOR_BEHIND_NAME}$`);
  assert.match('見本商事株式会社 行', bound);
  for (const name of ['株式会社見本銀行', '株式会社見本興行', '見本洋行', '株式会社見本代行'])
    assert.doesNotMatch(name, bound);
});
