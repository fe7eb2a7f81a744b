import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowedCaller } from './allowed-caller.ts';

const callers = { baseUrl: () => 'https://api.example.jp', origins: ['https://agent.example'] };

const TABLE: readonly [host: string | undefined, origin: string | undefined, allowed: boolean][] = [
  ['api.example.jp', undefined, true],
  ['localhost:8402', undefined, true],
  ['127.0.0.1:8402', undefined, true],
  ['203.0.113.7', undefined, true],
  ['[2001:db8::7]:8402', undefined, true],
  ['evil.example', undefined, false],
  ['api.example.jp.evil.example', undefined, false],
  ['localhost.evil.example:8402', undefined, false],
  ['127.0.0.1.evil.example:8402', undefined, false],
  ['127.evil.example', undefined, false],
  ['127.1', undefined, true],
  ['', undefined, false],
  [undefined, undefined, false],
  ['api.example.jp', 'https://api.example.jp', true],
  ['api.example.jp', 'https://agent.example', true],
  ['localhost:8402', 'http://localhost:6274', true],
  ['127.0.0.1:8402', 'http://evil.example', false],
  ['127.0.0.1:8402', 'http://127.0.0.1.evil.example', false],
  ['127.0.0.1:8402', 'http://127.0.0.1:6274', true],
  ['api.example.jp', 'https://evil.example', false],
  ['api.example.jp', 'null', false],
];

for (const [host, origin, allowed] of TABLE)
  test(`Host ${host ?? 'missing'}, Origin ${origin ?? 'missing'}: ${allowed ? 'allowed' : 'refused'}`, () => {
    assert.equal(isAllowedCaller({ host, origin }, callers), allowed);
  });
