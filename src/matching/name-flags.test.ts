import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameFlags, searchedNameFlags } from './name-flags.ts';

test('beside a number another form or a similar name is a mismatch that is only similar', () => {
  for (const agreement of ['other_form', 'fuzzy'] as const) {
    assert.deepEqual(nameFlags(agreement), ['name_mismatch', 'fuzzy_match_only']);
    assert.deepEqual(searchedNameFlags(agreement), ['fuzzy_match_only'], 'found by the name itself');
  }
  assert.deepEqual(nameFlags('different'), ['name_mismatch']);
});

test('a former name is named as one, and a name that agrees says nothing', () => {
  for (const flags of [nameFlags, searchedNameFlags]) {
    assert.deepEqual(flags('previous'), ['previous_name_used']);
    for (const agreement of ['exact', 'normalized', 'branch', 'kana', 'english', 'trade_name', null] as const)
      assert.deepEqual(flags(agreement), []);
  }
});
