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

test('the bodies are what clients of FastAPI know; the hint stands beside them', () => {
  const lost = notFound('/jp-company/verify/', DECLARED);
  assert.equal(lost.body, '{"detail":"Not Found"}');
  assert.match(hintOf(lost), /^Did you mean POST \/jp-company\/verify\? GET \/llms\.txt/);
  const refused = wrongMethod(['POST']);
  assert.deepEqual([refused.status, refused.body], [405, '{"detail":"Method Not Allowed"}']);
  assert.equal(hintOf(refused), 'Call this path with POST.');
});
const hintOf = ({ headers }: { headers: object }): string => (headers as Record<string, string>)['jbis-hint'] ?? '';
