import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { samplePath, withoutSample } from '../../../../testkit/samples.ts';
import { CODES } from './index.ts';

test('the code lists have the sizes of JP PINT 1.1.3', () => {
  const sizes = Object.fromEntries(Object.entries(CODES).map(([name, codes]) => [name, codes.size]));
  assert.deepEqual(sizes, {
    currencies: 178,
    countries: 251,
    electronicAddressSchemes: 90,
    identifierSchemes: 243,
    units: 2162,
    referenceQualifiers: 818,
    itemClassifications: 185,
    paymentMeans: 91,
    allowanceReasons: 19,
    chargeReasons: 178,
    invoiceTypes: 25,
    creditNoteTypes: 5,
    taxCategories: 5,
    attachmentTypes: 7,
  });
});

test('the differences to the packages for currencies and countries hold', () => {
  for (const code of ['JPY', 'CNH', 'XCG']) assert.ok(CODES.currencies.has(code), code);
  for (const code of ['BGN', 'ANG', 'HRK', 'jpy', '']) assert.ok(!CODES.currencies.has(code), code);
  for (const code of ['JP', '1A', 'XI']) assert.ok(CODES.countries.has(code), code);
  for (const code of ['XK', 'jp', '']) assert.ok(!CODES.countries.has(code), code);
});

test('the Japanese schemes are listed', () => {
  for (const scheme of ['0188', '0221']) {
    assert.ok(CODES.electronicAddressSchemes.has(scheme));
    assert.ok(CODES.identifierSchemes.has(scheme));
  }
});

test('the lists equal the published ones', { skip: withoutSample('pint/code-lists.json') }, () => {
  const lists = JSON.parse(readFileSync(samplePath('pint/code-lists.json')!, 'utf8')) as Record<string, string[]>;
  for (const [ours, theirs] of [
    ['currencies', 'cur'],
    ['countries', 'country'],
    ['electronicAddressSchemes', 'eas'],
    ['identifierSchemes', 'icd10'],
    ['units', 'unit'],
    ['referenceQualifiers', 'u1153'],
    ['itemClassifications', 'u7143'],
    ['paymentMeans', 'u4461'],
    ['allowanceReasons', 'u5189'],
    ['chargeReasons', 'u7161'],
    ['invoiceTypes', 'inv'],
    ['creditNoteTypes', 'cn'],
    ['taxCategories', 'cat'],
  ] as const)
    assert.deepEqual([...CODES[ours]].sort(), [...lists[theirs]!].sort(), ours);
});
