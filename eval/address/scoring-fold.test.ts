import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../testkit/samples.ts';
import { scoringFold } from './scoring-fold.ts';
import { readSuite } from './suites.ts';

test('numerals, variants and 大字 fold', () => {
  assert.equal(scoringFold('大字桧原二十二丁目'), scoringFold('檜原22丁目'));
  assert.notEqual(scoringFold('本町'), scoringFold('元町'));
});

const FOLD = 'address/suites/fold.cjs';
test('the fold agrees with the published scorer on every label', { skip: withoutSample(FOLD) }, () => {
  const { fold } = createRequire(import.meta.url)(samplePath(FOLD)!) as { fold: (text: string) => string };
  for (const suite of ['geolonia-nja', 'yuuki-jap'])
    for (const { input, expect } of readSuite(samplePath(`address/suites/${suite}.jsonl.gz`)!))
      for (const text of [input, expect.city ?? '', expect.town ?? ''])
        assert.equal(scoringFold(text), fold(text), text);
});
