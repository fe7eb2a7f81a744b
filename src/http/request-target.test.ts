import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originForm } from './request-target.ts';

const TARGETS: readonly (readonly [string, string])[] = [
  ['/jp-company/verify', '/jp-company/verify'],
  ['/a?b=c', '/a?b=c'],
  ['//a/b', '//a/b'],
  ['http://evil.example/a?b=http://c', '/a?b=http://c'],
  ['HTTPS://[::1]:80/a', '/a'],
  ['http://user@evil.example', '/'],
  ['http://evil.example?b', '/?b'],
  ['http:///a', '/a'],
  ['/a#b?c', '/a'],
  ['http://evil.example#b', '/'],
  ['*', '*'],
  ['ftp://evil.example/a', 'ftp://evil.example/a'],
];
for (const [target, expected] of TARGETS)
  test(`${target} asks for ${expected}`, () => assert.equal(originForm(target), expected));
