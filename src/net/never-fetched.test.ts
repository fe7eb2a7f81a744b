import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNeverFetched } from './never-fetched.ts';

const NEVER = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://１２７.０.０.１/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.7:8443/a.pdf',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fd00::1]/',
  'https://localhost/a',
  'https://LOCALHOST./a',
  'https://a.localhost/',
  'https://user:secret@files.example/a.pdf',
  'https://files.example@10.0.0.7/',
  'https://',
  'no address',
];
for (const url of NEVER) test(`${url} is never fetched`, () => assert.equal(isNeverFetched(url), true));

const MAYBE = [
  'https://files.example/a.pdf',
  'https://93.184.215.14/a.pdf',
  'https://[2606:2800:21f:cb07::1]/',
  'https://localhost.example/',
  'https://10.0.0.7.example/',
];
for (const url of MAYBE) test(`${url} may be fetched`, () => assert.equal(isNeverFetched(url), false));
