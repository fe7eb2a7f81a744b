import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../testkit/samples.ts';
import { readCases } from './cases.ts';
import { compareCase } from './compare.ts';
import { runFuzzer } from './fuzz.ts';

test('3,000 mutated documents end in a sound report, none crashes or hangs', () => {
  const { failures, valid, malformed } = runFuzzer({ count: 3_000, seed: 42 });
  assert.deepEqual(failures, []);
  assert.ok(valid > 20 && malformed > 500, 'the mutants reach every layer');
});

test('the same seed gives the same mutants', () => {
  const counts = () => {
    const { valid, malformed } = runFuzzer({ count: 200, seed: 7 });
    return [valid, malformed];
  };
  assert.deepEqual(counts(), counts());
});

test('labelled documents: verdict, rule counts, aborts and locations equal the official ones', {
  skip: withoutSample('pint/cases.tar.gz'),
}, () => {
  const results = readCases(samplePath('pint')!).map((entry) => compareCase(entry, 'billing'));
  assert.ok(results.length > 2_000);
  const differing = results.filter(
    (result) =>
      !result.structureEqual ||
      !result.validEqual ||
      result.rulesEqual === false ||
      result.locations.equal < result.locations.total,
  );
  assert.deepEqual(
    differing.map((result) => result.file),
    [],
  );
  assert.ok(results.filter((result) => result.abortRecognised).length > 0);
});
