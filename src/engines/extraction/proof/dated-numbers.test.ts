import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedInNumber } from './dated-numbers.ts';

test('the day of a paper in its number', () => {
  assert.equal(printedInNumber(['INV-20261103'], '2026-11-03'), true);
  assert.equal(printedInNumber(['KT/26/1103'], '2026-11-03'), true);
  assert.equal(printedInNumber(['INV-20261104'], '2026-11-03'), false);
});
