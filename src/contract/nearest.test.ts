import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from './nearest.ts';

const NAMES = ['name', 'corporate_number', 'address', 'response_language'];

for (const [written, meant] of [
  ['nam', 'name'],
  ['naem', 'name'],
  ['corporateNumber', 'corporate_number'],
  ['number', 'corporate_number'],
  ['adress', 'address'],
  ['language', 'response_language'],
] as const)
  test(`${written} is taken for ${meant}`, () => assert.equal(nearest(written, NAMES), meant));

for (const written of ['x', 'zzzz', '', 'a'.repeat(10_000), '住所'])
  test(`${written.slice(0, 10)} is like none of them`, () => assert.equal(nearest(written, NAMES), undefined));
