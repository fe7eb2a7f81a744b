import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryFaults } from './registry-faults.ts';

const COMPLETE = { state: 'complete', parts: [], missing: [] } as const;
const PARTIAL = { state: 'partial', parts: [], missing: ['j: not imported', 'k: not imported'] } as const;
const now = new Date('2026-11-06T09:00:00Z');
const faults = (dataAsOf: string, completeness: typeof COMPLETE | typeof PARTIAL, sample = false) =>
  registryFaults({ sample, dataAsOf, completeness }, now);

test('old data, missing parts, both, or nothing', () => {
  assert.deepEqual(faults('2026-10-30', COMPLETE), []);
  assert.deepEqual(faults('2026-08-31', COMPLETE), ['stale: older than 62 days']);
  const incomplete = 'incomplete: j: not imported; k: not imported';
  assert.deepEqual(faults('2026-10-30', PARTIAL), [incomplete]);
  assert.deepEqual(faults('2026-08-31', PARTIAL), ['stale: older than 62 days', incomplete]);
  assert.deepEqual(faults('2026-08-31', PARTIAL, true), [], 'the sample is marked as what it is');
});
