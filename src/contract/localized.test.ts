import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localized } from './localized.ts';
import { nonBlank } from './non-blank.ts';

test('labels come in the languages asked for and in no other', () => {
  const label = (tongue: string) => `label ${tongue}`;
  assert.deepEqual(localized('ja', label), { ja: 'label ja' });
  assert.deepEqual(localized('en', label), { en: 'label en' });
  assert.deepEqual(localized('both', label), { ja: 'label ja', en: 'label en' });
});

test('a blank string counts as absent, a written one stays as it is', () => {
  assert.equal(nonBlank(' \u3000\n'), null);
  assert.equal(nonBlank(undefined), null);
  assert.equal(nonBlank(' 株式会社 '), ' 株式会社 ');
});
