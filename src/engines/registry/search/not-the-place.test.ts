import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openNamedCompanies } from '../../../../testkit/registry/named-companies.ts';
import { isPlaceItself, PUBLIC_WORDS, withoutThePlace } from './not-the-place.ts';
import { searchNames } from './search-names.ts';

const { companies, close } = openNamedCompanies([['大田区', '大田区', '蒲田１番地']]);
after(close);
const found = searchNames({ companies }, '大田区 税務課');
const kept = (line: string) => withoutThePlace(companies.places, line, found).matches.length;

test('a municipality is its own name', () => {
  assert.equal(isPlaceItself(found.matches[0]!.record), true);
  assert.equal(isPlaceItself({ ...found.matches[0]!.record, name: '大田区観光協会' }), false);
});

test('beside a company it is a place, beside a word of its own it is meant', () => {
  for (const line of ['(有)エムズワーク 大田区大森', 'エムズワーク建設 大田区大森']) assert.equal(kept(line), 0, line);
  for (const { example } of PUBLIC_WORDS) assert.equal(kept(example.replace('見本市', '大田区')), 1, example);
  assert.equal(kept('City of Ota'), 1);
});
