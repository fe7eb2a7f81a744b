import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH_OFFICES, saidOffices } from './english-offices.ts';

for (const { id, said, example } of ENGLISH_OFFICES)
  test(`${id}: ${example}`, () => {
    assert.ok(saidOffices(example).includes(said[0]!.replace('$1', 'Mihon')), saidOffices(example).join());
  });

test('what names no public body is left alone', () => {
  for (const name of ['Mihon Trading', 'City Planning Co., Ltd.', '見本市', 'Chamber Music Mihon', ''])
    assert.deepEqual(saidOffices(name), [], name);
});

test('a long line costs nothing', () => {
  assert.deepEqual(saidOffices('a '.repeat(5000)), []);
});
