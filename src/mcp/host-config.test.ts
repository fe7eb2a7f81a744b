import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostConfig } from './host-config.ts';

const options = {
  node: '/opt/node',
  bin: '/srv/bin/jbis.mjs',
  url: 'http://127.0.0.1:8402',
  cap: '$2',
  folders: ['/home/a'],
};

test('a host that starts in another folder finds the program and the demo wallet', () => {
  const { command, args, env } = hostConfig({ ...options, dataDir: '/srv/var' }).mcpServers.jbis;
  assert.equal(command, '/opt/node');
  assert.deepEqual(args.slice(0, 2), ['/srv/bin/jbis.mjs', 'mcp']);
  assert.deepEqual(args.slice(2), ['--url', 'http://127.0.0.1:8402', '--cap', '$2', '--folder', '/home/a']);
  assert.deepEqual(env, { JBIS_DATA_DIR: '/srv/var' });
});

test('the place of a key is shown, and no data folder', () => {
  const { env } = hostConfig({ ...options, dataDir: null }).mcpServers.jbis;
  assert.deepEqual(Object.keys(env), ['JBIS_WALLET_KEY']);
});
