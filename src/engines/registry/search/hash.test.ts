import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coreKey, pieceKey, probeKey } from './hash.ts';

test('leaving a character out gives the key of the shorter text', () => {
  assert.equal(probeKey('村田製作所', 2), probeKey('村田作所', -1));
  assert.equal(probeKey('村田製作所', 4), probeKey('村田製作', -1));
  assert.notEqual(probeKey('村田製作所', 1), probeKey('村田製作所', 2));
});

test('core keys are integers below 2^48 and spread without collision over a large family', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 50_000; i++) {
    const key = coreKey(`商事${i}`);
    assert.ok(Number.isSafeInteger(key) && key >= 0 && key < 2 ** 48);
    seen.add(key);
  }
  assert.equal(seen.size, 50_000);
});

test('a piece key depends on the piece, the length of the core and the text', () => {
  const keys = [
    pieceKey(0, 7, '日本電気硝子工業', 0, 2),
    pieceKey(1, 7, '日本電気硝子工業', 0, 2),
    pieceKey(0, 8, '日本電気硝子工業', 0, 2),
    pieceKey(0, 7, '日本電気硝子工業', 1, 3),
  ];
  assert.equal(new Set(keys).size, 4);
});
