import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetSecrets } from './isolation.ts';

test('keys and settings leave the environment, what programs need stays', () => {
  const env = {
    PATH: '/bin',
    HOME: '/root',
    TESSDATA_PREFIX: '/usr/share',
    JBIS_STATE_KEY: 'x',
    DATABASE_URL: 'x',
    PAYEE_PRIVATE_KEY: 'x',
    API_TOKEN: 'x',
  };
  forgetSecrets(env);
  assert.deepEqual(Object.keys(env), ['PATH', 'HOME', 'TESSDATA_PREFIX']);
});
