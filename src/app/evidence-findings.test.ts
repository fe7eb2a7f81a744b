import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIES } from '../connectors/fsa/categories.ts';
import { companiesHouseFinding, edinetFinding, fsaFinding } from './evidence-findings.ts';

const NOW = new Date('2026-11-15T03:00:00Z');

test('lists of the financial authority older than 45 days are a problem', () => {
  const lists = (asOf: string) => {
    const editions = new Map(CATEGORIES.map((category) => [category, { asOf }]));
    return fsaFinding({ sample: false, editions, operators: [] } as never, NOW);
  };
  assert.equal(lists('2026-10-01').state, 'ready');
  assert.equal(lists('2026-09-30').state, 'problem');
  assert.match(lists('2026-09-30').message, /stale: older than 45 days/);
});

test('an index of filings older than ten days is a problem, and says which days are missing besides', () => {
  const index = (lastCompleteDay: string, missingDays: number) => {
    const coverage = () => ({ firstDay: '2025-11-01', lastCompleteDay, missingDays });
    return edinetFinding({ sample: false, coverage } as never, true, NOW);
  };
  assert.equal(index('2026-11-05', 0).state, 'ready');
  assert.match(index('2026-11-04', 2).message, /2 days missing, stale: older than 10 days/);
});

test('an old snapshot of Companies House is no problem where the register itself is asked', () => {
  const snapshot = { sample: false, asOf: '2026-09-01' };
  assert.equal(companiesHouseFinding(false, snapshot, NOW).state, 'problem');
  assert.equal(companiesHouseFinding(true, snapshot, NOW).state, 'ready');
});
