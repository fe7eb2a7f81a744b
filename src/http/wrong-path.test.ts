import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meantPath, notFound, wrongMethod } from './wrong-path.ts';

const DECLARED = new Map([
  ['/jp-company/verify', ['POST']],
  ['/jp-invoice/verify', ['POST']],
  ['/v1/batch-jobs', ['POST']],
  ['/jp-company/filings', ['GET']],
  ['/mcp', ['POST']],
]);

const SLIPS = {
  'a slash at the end': ['/jp-company/verify/', '/jp-company/verify'],
  'a letter left out': ['/jp-company/verfy', '/jp-company/verify'],
  'another letter case and another stroke': ['/JP_Company/Verify', '/jp-company/verify'],
  'a prefix by habit': ['/api/v1/jp-invoice/verify', '/jp-invoice/verify'],
  'a prefix left out': ['/batch-jobs', '/v1/batch-jobs'],
  'the country left out': ['/company/verify', '/jp-company/verify'],
  'a query behind it': ['/jp-company/filing?corporate_number=1', '/jp-company/filings'],
  'two slashes': ['//jp-invoice//verify', '/jp-invoice/verify'],
} as const;
for (const [slip, [written, meant]] of Object.entries(SLIPS))
  test(`${slip}: the path that was meant is named`, () => assert.equal(meantPath(written, DECLARED), meant));

test('what is like nothing here, and what is too long to be a slip, gets no guess', () => {
  for (const path of ['/wp-login.php', '/', '/admin', `/jp-company/verify${'/'.repeat(60)}`])
    assert.equal(meantPath(path, DECLARED), undefined, path);
});

test('the bodies stay what clients of FastAPI know, with a hint in both languages', () => {
  const lost = JSON.parse(notFound('/jp-company/verify/', DECLARED).body) as Record<string, string>;
  assert.equal(lost.detail, 'Not Found');
  assert.match(lost.hint!, /^Did you mean POST \/jp-company\/verify\? GET \/llms\.txt/);
  assert.match(lost.hint_ja!, /^POST \/jp-company\/verify ではありませんか。/);
  const refused = wrongMethod(['POST']);
  assert.deepEqual([refused.status, (refused.headers as Record<string, string>).allow], [405, 'POST']);
  assert.match(refused.body, /"detail":"Method Not Allowed","hint":"Call this path with POST\."/);
});
