import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from './command.ts';
import { serviceAddress } from './service-address.ts';

const ADDRESSES: readonly (readonly [string | undefined, Record<string, string>, string])[] = [
  ['https://jbis.example/', { JBIS_URL: 'http://other' }, 'https://jbis.example'],
  [undefined, { JBIS_URL: 'http://127.0.0.1:9000//' }, 'http://127.0.0.1:9000'],
  [undefined, {}, 'http://127.0.0.1:8402'],
  [undefined, { JBIS_HOST: '0.0.0.0', JBIS_PORT: '80' }, 'http://127.0.0.1:80'],
  [undefined, { JBIS_HOST: '::1' }, 'http://[::1]:8402'],
];
for (const [given, env, address] of ADDRESSES)
  test(`${given ?? 'nothing given'}, ${JSON.stringify(env)}: ${address}`, () =>
    assert.equal(serviceAddress(given, { env }), address));

test('what is no address is refused before anything is asked', () => {
  for (const given of ['nonsense', 'localhost:8402', 'ftp://host', 'http://'])
    assert.throws(() => serviceAddress(given, { env: {} }), UsageError, given);
});
