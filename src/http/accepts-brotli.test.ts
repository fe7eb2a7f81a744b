import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptsBrotli } from './accepts-brotli.ts';

const HEADERS: readonly (readonly [string | undefined, boolean])[] = [
  [undefined, false],
  ['', false],
  ['gzip, deflate', false],
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=1.0, BR;q=0.8', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['abr, brotli', false],
  ['br;q=', false],
];
for (const [header, expected] of HEADERS)
  test(`${header} ${expected ? 'takes' : 'takes no'} Brotli`, () => assert.equal(acceptsBrotli(header), expected));
