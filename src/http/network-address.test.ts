import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { isFromHere, networkAddress } from './network-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const TABLE: readonly [what: string, request: IncomingMessage, hops: number, expected: string][] = [
  ['the peer', from('203.0.113.7'), 0, '203.0.113.7'],
  ['IPv4 in IPv6 clothes', from('::ffff:203.0.113.7'), 0, '203.0.113.7'],
  ['a whole IPv6 subscriber', from('2001:db8:1:2:aaaa::9'), 0, '2001:db8:1:2::/64'],
  ['short IPv6', from('::1'), 0, '0:0:0:0::/64'],
  ['no proxy is trusted by default', from('203.0.113.7', '198.51.100.1'), 0, '203.0.113.7'],
  ['what our proxy saw', from('10.0.0.1', '198.51.100.1'), 1, '198.51.100.1'],
  ['not what the sender claims', from('10.0.0.1', '1.2.3.4, 198.51.100.1'), 1, '198.51.100.1'],
  ['two proxies', from('10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2'), 2, '198.51.100.1'],
  ['nonsense', from('10.0.0.1', 'unknown'), 1, '10.0.0.1'],
  ['nothing', from('10.0.0.1'), 1, '10.0.0.1'],
];
for (const [what, request, hops, expected] of TABLE)
  test(`the network address is ${what}`, () => assert.equal(networkAddress(request, hops), expected));

test('only what came from this machine without a proxy in between is from here', () => {
  assert.ok(isFromHere(from('127.0.0.1'), 0));
  assert.ok(isFromHere(from('::1'), 0));
  assert.ok(isFromHere(from('::ffff:127.0.0.1'), 0));
  assert.ok(!isFromHere(from('203.0.113.7'), 0));
  assert.ok(!isFromHere(from('10.0.0.1'), 0));
  // A proxy on this machine that nobody told us of.
  assert.ok(!isFromHere(from('127.0.0.1', '198.51.100.1'), 0));
  assert.ok(!isFromHere(from('127.0.0.1', '198.51.100.1'), 1));
  assert.ok(!isFromHere(from('127.0.0.1', '127.0.0.1, 198.51.100.1'), 1));
});
