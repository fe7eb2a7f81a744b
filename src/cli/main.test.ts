import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { childEnvironment } from '../../testkit/child-environment.ts';
import { COMMANDS } from './commands/index.ts';

const jbis = (args: readonly string[], env: Record<string, string> = {}) => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...childEnvironment(), NODE_NO_WARNINGS: '1', JBIS_DATA_DIR: '/nonexistent/jbis', ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
};
const STACK = /\n\s+at /;

test('--version says which version on which Node', () => {
  for (const asked of ['--version', '-v']) {
    const { code, out } = jbis([asked]);
    assert.equal(code, 0, asked);
    assert.match(out, /^jp-business-identity \d+\.\d+\.\d+ \(Node \d+/);
  }
});

test('a misspelt command is answered with the one that was meant', () => {
  const { code, err } = jbis(['sevre']);
  assert.equal(code, 2);
  assert.match(err, /no command "sevre"\. Did you mean "serve"\?/);
});

for (const { name } of COMMANDS)
  test(`${name}: an unknown option is one line and no stack`, () => {
    const { code, err } = jbis([name, ...(name === 'import' || name === 'sync' ? ['fsa'] : []), '--no-such-thing']);
    assert.equal(code, 2, err);
    assert.doesNotMatch(err, STACK);
    assert.match(err, new RegExp(`^jbis ${name}: `));
  });

test('a name that is a command for the terminal is shown and not followed', () => {
  const { err } = jbis(['pint', 'validate', '\u001b[2J\u009b31m.xml']);
  assert.match(err, /\\u001b\[2J\\u009b31m\.xml/);
  assert.equal(err.includes('\u001b'), false);
});

test('an option that is nearly right is suggested', () => {
  const { code, err } = jbis(['ledger', '--sine', '2026-01-01']);
  assert.equal(code, 2);
  assert.match(err, /no option --sine\. Did you mean --since\?/);
});

test('what goes wrong inside is one line; --debug shows where', () => {
  const env = { JBIS_DATA_DIR: '/dev/null/nowhere' };
  const plain = jbis(['ledger'], env);
  assert.equal(plain.code, 1);
  assert.doesNotMatch(plain.err, STACK);
  assert.match(jbis(['ledger', '--debug'], env).err, STACK);
});

test('a setting that is missing is named before anything is opened, the port too', async () => {
  const held = createServer().listen(0, '127.0.0.1');
  await once(held, 'listening');
  const port = String((held.address() as AddressInfo).port);
  const { code, err } = jbis(['serve', '--port', port], { NODE_ENV: 'production' });
  held.close();
  assert.notEqual(code, 0);
  assert.match(err, /JBIS_PAY_TO/);
  assert.doesNotMatch(err, STACK);
});

test('a wrong value is told by the name it was given under', () => {
  const option = jbis(['serve', '--port', 'abc']);
  assert.equal(option.code, 2);
  assert.match(option.err, /--port has a value that is not allowed\. Allowed: a whole number/);
  assert.match(jbis(['serve'], { JBIS_PORT: 'abc' }).err, /JBIS_PORT has a value that is not allowed/);
});
