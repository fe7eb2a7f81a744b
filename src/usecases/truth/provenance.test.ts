import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSampleCompanies, openSampleInvoices } from '../../engines/registry/sample.ts';
import { provenanceOf } from './provenance.ts';

const FOLDER = join(import.meta.dirname, '../../../data/sample/registry');
const now = new Date('2026-11-06T09:00:00Z');
const companies = openSampleCompanies(FOLDER, () => now);
const invoices = openSampleInvoices(FOLDER, () => now);
const row = (number: string) => ({ number, updateDate: '2026-01-01' });
const ofCompany = (number: string) => provenanceOf('company', companies.info, row(number), now);
const ofInvoice = (number: string) => provenanceOf('invoice', invoices.info, row(number), now);

test('the tax agency is named for rows it published', () => {
  assert.equal(ofInvoice('T1000020012131').source, 'nta_invoice_registry');
  assert.match(ofInvoice('T1000020012131').attribution.ja, /国税庁適格請求書発行事業者公表サイト/);
});

test('facts seen elsewhere name that origin, never the tax agency', () => {
  for (const said of [ofCompany('1180301018771'), ofInvoice('T1180301018771'), ofInvoice('T7120001168421')]) {
    assert.equal(said.source, 'sample');
    assert.match(said.attribution.en, /gBizINFO .* holder .* not from the files/);
  }
});

test('what is invented says so', () => {
  assert.equal(ofInvoice('T2999901000006').source, 'sample');
  assert.match(ofInvoice('T2999901000006').attribution.en, /^Invented/);
});

test('the same row in an imported registry is the tax agency’s word', () => {
  const imported = { ...invoices.info, sample: false };
  assert.equal(provenanceOf('invoice', imported, row('T1180301018771'), now).source, 'nta_invoice_registry');
});

test('where no row decides, the sample is called what it is: partly genuine, partly invented', () => {
  for (const [kind, { info }] of [
    ['company', companies],
    ['invoice', invoices],
  ] as const) {
    const said = provenanceOf(kind, info, null, now);
    assert.deepEqual([said.source, said.freshness], ['sample', 'sample']);
    assert.match(said.attribution.en, /some genuine rows, some invented/);
    assert.doesNotMatch(said.attribution.ja, /^架空/);
    const imported = provenanceOf(kind, { ...info, sample: false }, null, now);
    assert.match(imported.attribution.en, /National Tax Agency/);
  }
});
