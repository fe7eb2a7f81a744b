import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { completeOn } from '../../testkit/evidence-registry.ts';
import { openRegistry, SAMPLE_DIR } from '../engines/registry/index.ts';
import { displayAddress, displayName, officialEnglish } from './company-display.ts';

const registry = openRegistry({ dir: '/nonexistent', sampleDir: SAMPLE_DIR });
after(() => registry.close());
const now = new Date('2026-11-15T03:00:00Z');
const sample = registry.companies!;
const INVENTED = sample.byNumber('7999901000001')!;
const PUBLISHED = sample.byNumber('7010401022916')!;
const said = (companies: typeof sample, record: typeof INVENTED, language: 'ja' | 'both' = 'both') =>
  [
    displayName({ companies, now }, record, language),
    displayAddress(companies, record, language),
    officialEnglish(companies, record).name,
  ].map((text) => (text === null || typeof text === 'string' ? text : `${text.source}, ${text.confidence}`));

test('the English words of an invented row are the sample itself, no official ones', () => {
  assert.deepEqual(said(sample, INVENTED), ['sample, low', 'sample, low', null]);
  assert.deepEqual(said(sample, INVENTED, 'ja'), ['sample, low', 'sample, low', null]);
});

test('those of a published row are the tax agency’s, in the sample and in an import', () => {
  for (const companies of [sample, completeOn(sample, '2026-11-15')])
    assert.deepEqual(said(companies, PUBLISHED), [
      'nta_official, official',
      'nta_official, official',
      'NEC Corporation',
    ]);
});
