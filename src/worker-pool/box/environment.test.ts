import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxedEnvironment } from './environment.ts';

test('of an environment only what is harmless is told, by name, whatever a name begins with', () => {
  const harmless = { PATH: '/bin', HOME: '/h', TZ: 'Asia/Tokyo', LC_ALL: 'C', TESSDATA_PREFIX: '/t' };
  const kept = [
    'JBIS_STATE_KEY',
    'DATABASE_URL',
    'PATH_TO_KEY',
    'path',
    'AWS_SECRET_ACCESS_KEY',
    // Code that would be run before ours.
    ...['NODE_OPTIONS', 'NODE_PATH', 'LD_PRELOAD', 'LD_AUDIT', 'PERL5OPT', 'PERL5LIB', 'PERL5DB', 'GCONV_PATH'],
    ...['HTTPS_PROXY', 'SSH_AUTH_SOCK', '__proto__'],
  ];
  const env = { ...harmless, ...Object.fromEntries(kept.map((name) => [name, 'secret'])) };
  assert.deepEqual(boxedEnvironment(env), harmless);
});

test('a name that is set to nothing is told, one that is not set is not', () => {
  assert.deepEqual(boxedEnvironment({ LANG: '', TZ: undefined }), { LANG: '' });
});
