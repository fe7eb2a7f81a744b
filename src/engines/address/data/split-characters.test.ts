import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEngine } from '../../../../testkit/address-engine.ts';
import { SPLITS, splitPairs } from './split-characters.ts';

const engine = addressEngine();

test('a character that was read as its two halves is put together, and shown as corrected', () => {
  for (const { id, example } of SPLITS) {
    const { components, recoveries } = engine.parse(example);
    assert.notEqual(components.town, null, `${id}: ${example}`);
    assert.ok(
      recoveries.some(({ kind }) => kind === 'character_corrected'),
      `${id}: ${example}`,
    );
    assert.notEqual(engine.validate(example).status, 'exact', id);
  }
});

test('each character has two halves', () => {
  for (const [meant, read] of splitPairs())
    assert.deepEqual([[...meant].length, [...read].length], [1, 2], meant + read);
});
