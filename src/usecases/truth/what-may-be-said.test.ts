import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DATA_STATES, type DataState, isProof, MAY_SAY, registryState, says } from './what-may-be-said.ts';

/** The contract, cell by cell: data at hand × found by number, found by name, not found. */
const CONTRACT: Readonly<Record<DataState, readonly [string, string, string]>> = {
  complete: ['every verdict', 'verified allowed', 'negative'],
  partial: ['every verdict', 'candidates', 'registry_partial'],
  stale: ['status of that day', 'candidates', 'registry_stale'],
  sample: ['every verdict', 'verified allowed', 'registry_sample'],
  unreachable: ['nothing', 'nothing', 'source_unavailable'],
  not_configured: ['nothing', 'nothing', 'source_not_configured'],
};
const WORDS = {
  verdict: { byNumber: 'every verdict', byName: 'verified allowed' },
  status_of_that_day: { byNumber: 'status of that day' },
  candidates: { byName: 'candidates' },
  nothing: { byNumber: 'nothing', byName: 'nothing' },
} as Record<string, Record<string, string>>;

for (const state of DATA_STATES)
  test(`${state} data may say what the contract allows, cell by cell`, () => {
    const may = MAY_SAY[state];
    const [byNumber, byName, notFound] = CONTRACT[state];
    assert.equal(WORDS[may.byNumber]!.byNumber, byNumber);
    assert.equal(WORDS[may.byName]!.byName, byName);
    assert.equal(may.notFound, notFound);
  });

test('only a complete and fresh register says that something is absent', () => {
  for (const state of DATA_STATES)
    assert.equal(says(state, null).says, state === 'complete' ? 'absent' : 'undecidable', state);
});

test('a row of stale data is found and is no proof; without a source nothing is found', () => {
  assert.equal(isProof(says('stale', 1)), false);
  for (const state of ['complete', 'partial', 'sample'] as const) assert.equal(isProof(says(state, 1)), true, state);
  for (const state of ['unreachable', 'not_configured'] as const)
    assert.equal(says(state, 1).says, 'undecidable', state);
});

test('a registry is stale after 62 days, whatever it holds, and a sample is always one', () => {
  const complete = { state: 'complete', parts: [], missing: [] } as const;
  const info = { sample: false, dataAsOf: '2026-08-31', completeness: complete };
  assert.equal(registryState(info, new Date('2026-11-01T03:00:00Z')), 'complete');
  assert.equal(registryState(info, new Date('2026-11-02T03:00:00Z')), 'stale');
  assert.equal(registryState({ ...info, sample: true }, new Date('2026-11-02T03:00:00Z')), 'sample');
  const partial = { state: 'partial', parts: [], missing: ['k'] } as const;
  assert.equal(registryState({ ...info, completeness: partial }, new Date('2026-09-02T03:00:00Z')), 'partial');
  assert.equal(registryState(undefined, new Date()), 'not_configured');
});
