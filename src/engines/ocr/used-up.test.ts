import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUsedUp } from './used-up.ts';

const MB = 1024 * 1024;
const LIMITS = { recycleMb: 700, recycleCpuMs: 600_000 };

test('a process makes room once it is too large, or has used its CPU time', () => {
  const rows: [rssBytes: number, cpuMs: number, expected: boolean][] = [
    [200 * MB, 1000, false],
    [700 * MB, 600_000, false],
    [700 * MB + 1, 0, true],
    [200 * MB, 600_001, true],
    [900 * MB, 900_000, true],
  ];
  for (const [rssBytes, cpuMs, expected] of rows)
    assert.equal(isUsedUp(LIMITS, { rssBytes, cpuMs }), expected, `${rssBytes / MB} MB, ${cpuMs} ms`);
});

test('it looks at its own process', () => {
  assert.equal(isUsedUp({ recycleMb: 1, recycleCpuMs: 600_000 }), true);
  assert.equal(isUsedUp({ recycleMb: 1_000_000, recycleCpuMs: 0 }), true);
  assert.equal(isUsedUp({ recycleMb: 1_000_000, recycleCpuMs: 1e9 }), false);
});
