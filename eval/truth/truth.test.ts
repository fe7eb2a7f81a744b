import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countUnproven } from '../truth.eval.ts';
import { unproven } from './judge.ts';

test('no endpoint says anything that its data do not prove', async () => {
  const { cases, faults } = await countUnproven({ quick: true });
  assert.ok(cases > 1000, `${cases} cases`);
  assert.deepEqual(faults, []);
});

test('the judge sees a verdict without proof, wherever it stands', () => {
  assert.equal(unproven({ status: 'not_found' }, 'number_absent', 'sample').length, 1);
  assert.equal(unproven({ status: 'not_found' }, 'number_absent', 'complete').length, 0);
  assert.equal(
    unproven({ results: [{ verified: true, data_as_of: '2026-01-01' }] }, 'name_found', 'partial').length,
    1,
  );
  assert.equal(unproven({ verdict: 'qualified', data_as_of: '2026-01-01' }, 'number_found', 'stale').length, 1);
  assert.equal(unproven({ verified: true, data_as_of: '2026-01-01' }, 'number_found', 'sample').length, 1, 'unmarked');
});
