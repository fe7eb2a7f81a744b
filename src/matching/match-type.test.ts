import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchScore, matchTypeOf, verifiesByName } from './match-type.ts';

test('an agreeing address confirms a name, a reading and an English name', () => {
  for (const name of ['exact', 'normalized', 'kana', 'english'] as const)
    assert.equal(matchTypeOf(name, true), 'name_and_address', name);
});

test('an address confirms neither an office nor a name of the past nor a similar one', () => {
  assert.equal(matchTypeOf('branch', true), 'name_normalized');
  assert.equal(matchTypeOf('previous', true), 'name_previous');
  assert.equal(matchTypeOf('trade_name', true), 'trade_name');
  assert.equal(matchTypeOf('other_form', true), 'name_fuzzy');
  assert.equal(matchTypeOf('fuzzy', true), 'name_fuzzy');
});

test('another name is no match, wherever it stands', () => {
  assert.equal(matchTypeOf('different', true), 'none');
  assert.equal(matchScore('none', 1), null);
});

test('what names a company better scores higher', () => {
  const scores = (
    ['corporate_number', 'name_and_address', 'name_exact', 'name_normalized', 'name_kana', 'name_previous'] as const
  ).map((type) => matchScore(type, 0)!);
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
  assert.ok(matchScore('name_fuzzy', 1)! < matchScore('name_kana', 0)!);
});

test('only of similar names the likeness counts', () => {
  assert.equal(matchScore('name_exact', 0.1), matchScore('name_exact', 0.9));
  assert.equal(matchScore('name_fuzzy', 0.8), 0.6);
});

test('the full legal name verifies alone, others with the address', () => {
  assert.ok(verifiesByName('exact', null));
  assert.ok(verifiesByName('exact', false));
  for (const name of ['normalized', 'kana', 'english'] as const) {
    assert.ok(verifiesByName(name, true), name);
    assert.equal(verifiesByName(name, null), false, name);
    assert.equal(verifiesByName(name, false), false, name);
  }
  for (const name of ['branch', 'trade_name', 'previous', 'other_form', 'fuzzy', 'different'] as const)
    assert.equal(verifiesByName(name, true), false, name);
});
