import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnproven, sumOf } from './count.ts';
import { type Asked, unproven } from './judge.ts';
import type { State } from './world.ts';

test('no endpoint says anything that its data do not prove', async () => {
  const { byKind, faults } = await countUnproven({ quick: true });
  const cases = sumOf(byKind);
  assert.ok(cases > 1000, `${cases} cases`);
  assert.deepEqual(faults, []);
});

const verify = '/jp-company/verify';
const claim = (answer: object, path: string, asked: Asked, state: State) =>
  unproven({ source: 's', data_as_of: '2026-01-01', data_freshness: 'daily_index', ...answer }, { path, asked, state });

test('the judge sees a claim without proof, wherever it stands', () => {
  assert.equal(claim({ status: 'not_found' }, verify, 'number_absent', 'sample').length > 0, true);
  assert.deepEqual(claim({ status: 'not_found' }, verify, 'number_absent', 'complete'), []);
  const batch = { results: [{ verified: true }] };
  assert.ok(claim(batch, '/jp-company/verify-batch', 'name_found', 'partial').includes('.results[0].verified=true'));
  assert.ok(
    claim({ verdict: 'qualified' }, '/jp-invoice/verify', 'number_found', 'stale').includes('.verdict=qualified'),
  );
});

test('the judge wants source, date and worth beside a claim, and knows every word', () => {
  assert.equal(unproven({ verified: true }, { path: verify, asked: 'number_found', state: 'complete' }).length, 3);
  assert.equal(claim({ verified: true }, verify, 'number_found', 'sample').length, 2, 'not marked as a sample');
  assert.deepEqual(claim({ status: 'maybe' }, verify, 'number_found', 'complete').length, 1);
});
