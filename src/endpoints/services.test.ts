import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MISSING_SOURCES } from '../contract/missing-sources.ts';
import { ENDPOINTS } from './index.ts';

test('whatever an endpoint needs has words for the day it is missing', () => {
  const needed = new Set(ENDPOINTS.flatMap(({ needs }) => needs as readonly string[]));
  assert.ok(needed.size > 8);
  for (const service of needed) assert.ok(MISSING_SOURCES[service], service);
});
