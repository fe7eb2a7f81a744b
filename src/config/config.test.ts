import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFlagOn, loadConfig, SETTINGS } from './index.ts';
import type { SettingGroup } from './setting.ts';

test('an empty environment gives every default', () => {
  const config = loadConfig({});
  assert.equal(config.server.port, 8402);
  assert.equal(config.server.host, '127.0.0.1');
});

test('a wrong value is refused with the name of its variable and what is allowed', () => {
  assert.throws(() => loadConfig({ JBIS_PORT: 'abc' }), /JBIS_PORT.*whole number from 0 to 65535/);
  assert.throws(() => loadConfig({ JBIS_LOG_LEVEL: 'loud' }), /JBIS_LOG_LEVEL.*trace, debug/);
  assert.throws(() => loadConfig({ DATABASE_URL: 'mysql://x' }), /DATABASE_URL/);
});

test('an empty variable counts as not set', () => {
  assert.equal(loadConfig({ JBIS_PORT: '' }).server.port, 8402);
});

test('every setting has a documented environment name of its own', () => {
  const all = Object.values(SETTINGS as Record<string, SettingGroup>).flatMap((group) => Object.values(group));
  const names = all.map((setting) => setting.env);
  assert.deepEqual(names, [...new Set(names)]);
  for (const { env, doc, allowed } of all)
    assert.ok(/^[A-Z][A-Z0-9_]+$/.test(env) && doc.length > 10 && allowed.length > 0, env);
});

test('a feature flag is found by its environment name', () => {
  assert.equal(isFlagOn(loadConfig({ JP_PINT_VALIDATION_ENABLED: '1' }), 'JP_PINT_VALIDATION_ENABLED'), true);
  assert.equal(isFlagOn(loadConfig({}), 'JP_PINT_VALIDATION_ENABLED'), false);
  assert.throws(() => isFlagOn(loadConfig({}), 'NO_SUCH_FLAG'));
});

test('the facilitator without TLS is this machine, and not a host whose name begins like it', () => {
  const facilitator = (url: string) => loadConfig({ JBIS_FACILITATOR_URL: url }).payment.facilitatorUrl;
  for (const url of ['http://localhost:4021', 'http://127.0.0.1/x', 'HTTPS://x402.example/'])
    assert.equal(facilitator(url), url);
  for (const url of [
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'http://evil.example',
    'localhost:4021',
    'nonsense',
  ])
    assert.throws(() => facilitator(url), /JBIS_FACILITATOR_URL/, url);
});
