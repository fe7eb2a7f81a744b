import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BODIES, bodyTexts } from './body-names.ts';

test('each kind of body is known as people call it', () => {
  for (const {
    id,
    example: [asked, registered],
  } of BODIES)
    assert.ok(bodyTexts(asked).includes(registered), `${id}: ${bodyTexts(asked).join(' ')}`);
});

test('the place may stand behind, in brackets, or with the kind of municipality', () => {
  assert.ok(bodyTexts('社協 見本町').includes('見本町社会福祉協議会'));
  assert.ok(bodyTexts('県生コン工組（見本）').includes('見本県生コンクリート工業組合'));
  assert.deepEqual(bodyTexts('見本町社協'), ['見本町社会福祉協議会']);
});

test('any other name has no other texts', () => {
  for (const name of ['株式会社見本', '見本商事', '社協', 'JC']) assert.deepEqual(bodyTexts(name), [], name);
});
