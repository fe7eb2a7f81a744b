import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KnownNames, nameAgreement, nameAgrees, nameGrade, nameIsSimilar, nameOutcome } from './name-agreement.ts';

const KNOWN: KnownNames = {
  registered: ['株式会社青空商事'],
  readings: ['アオゾラショウジ'],
  english: ['Aozora Trading Co., Ltd.'],
  trade: ['青空マート'],
  previous: ['有限会社みどり商店'],
};

for (const [written, agreement, why] of [
  ['株式会社青空商事', 'exact', 'the full legal name'],
  ['㈱青空商事', 'exact', 'its form in one character'],
  ['青空商事', 'normalized', 'the form left out'],
  ['青空商事株式会社', 'normalized', 'the form in the other place'],
  ['株式会社青空商事 御中', 'normalized', 'with a form of address'],
  ['株式会社青空商事大阪支店', 'branch', 'with an office behind it'],
  ['アオゾラショウジ', 'kana', 'by its reading'],
  ['Aozora Shoji', 'kana', 'by its reading in Latin letters'],
  ['Aozora Trading', 'english', 'by its English name'],
  ['青空マート', 'trade_name', 'by a trade name'],
  ['有限会社みどり商店', 'previous', 'by a former name'],
  ['合同会社青空商事', 'other_form', 'the name of another company'],
  ['株式会社靑空商事', 'exact', 'another shape of the same character'],
  ['株式会社青空商車', 'fuzzy', 'one character apart'],
  ['株式会社夕焼物産', 'different', 'nothing in common'],
] as const)
  test(`${written}: ${agreement} (${why})`, () => assert.equal(nameAgreement(written, KNOWN), agreement));

test('names too short for an accident to be ruled out are not similar', () => {
  assert.equal(nameAgreement('株式会社青山', { registered: ['株式会社青空'] }), 'different');
});

test('a reading under another legal form is the name of another company', () => {
  assert.equal(nameAgreement('合同会社アオゾラショウジ', KNOWN), 'other_form');
});

test('where a glyph of the register was replaced one character may differ', () => {
  const registered = ['株式会社甲橋工務店'];
  assert.equal(nameAgreement('株式会社乙橋工務店', { registered, hasReplacedGlyph: true }), 'normalized');
  assert.equal(nameAgreement('株式会社乙橋工務店', { registered }), 'fuzzy');
});

test('a name without a form has no branches', () => {
  assert.equal(nameAgreement('青空商事大阪支店', { registered: ['青空商事'] }), 'different');
});

test('agreement, outcome and grade tell the same', () => {
  for (const [agreement, outcome, grade] of [
    ['exact', 'match', 'A'],
    ['branch', 'match', 'A'],
    ['english', 'match', 'A'],
    ['trade_name', 'partial_match', 'B'],
    ['previous', 'partial_match', 'B'],
    ['other_form', 'partial_match', 'B'],
    ['fuzzy', 'partial_match', 'B'],
    ['different', 'mismatch', 'F'],
  ] as const) {
    assert.equal(nameOutcome(agreement), outcome);
    assert.equal(nameGrade(agreement), grade);
    assert.equal(nameAgrees(agreement), outcome === 'match');
    assert.equal(nameIsSimilar(agreement), outcome === 'partial_match');
  }
  assert.equal(nameGrade(null), 'Z');
});
