import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyLine } from './money-line.ts';

const BASE = 'eip155:8453';

test('play money is told with the way to real money; a demonstration, which refuses it, names none', () => {
  assert.match(moneyLine({ isDevnet: true, isDemo: false, network: BASE })!, /DEVNET.*Set JBIS_PAY_TO/);
  const demo = moneyLine({ isDevnet: true, isDemo: true, network: BASE })!;
  assert.match(demo, /JBIS_DEMO.*play money/);
  assert.doesNotMatch(demo, /JBIS_PAY_TO/);
});

test('test money of a public chain is told; real money needs no line', () => {
  assert.match(moneyLine({ isDevnet: false, isDemo: false, network: 'eip155:84532' })!, /REHEARSAL/);
  assert.equal(moneyLine({ isDevnet: false, isDemo: false, network: BASE }), undefined);
});
