import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SEPOLIA_DOMAIN, USDC_DOMAIN } from '../contract/usdc.ts';
import { payable } from './payable.ts';

const asked = {
  scheme: 'exact',
  network: USDC_DOMAIN.network,
  amount: '5000',
  asset: USDC_DOMAIN.address,
  payTo: '0x1111111111111111111111111111111111111111',
  maxTimeoutSeconds: 150,
  extra: { name: 'USD Coin', version: '2' },
};
const of = (accepts: unknown) => payable({ x402Version: 2, accepts } as never);

test('the first option that can be paid is taken', () => {
  const sepolia = { ...asked, network: SEPOLIA_DOMAIN.network, asset: SEPOLIA_DOMAIN.address.toLowerCase() };
  assert.equal(of([{ ...asked, scheme: 'upto' }, sepolia, asked]), sepolia);
});

const NOT_PAID: Readonly<Record<string, object>> = {
  'a price below nothing': { amount: '-1000000000' },
  'a price in hexadecimal': { amount: '0x1388' },
  'a price with a space': { amount: ' 5000' },
  'a price that is no text': { amount: 5000 },
  'no price': { amount: '' },
  'another token of the network': { asset: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf' },
  'the token of another network': { asset: SEPOLIA_DOMAIN.address },
  'a network nobody knows': { network: 'eip155:1' },
  'a network that every object has': { network: 'constructor' },
  'a payee with commands for a terminal': { payTo: '0x\u001b[2J' },
  'a payee cut short': { payTo: '0x11' },
  'a signature for years': { maxTimeoutSeconds: 1_000_000_000 },
  'no time at all': { maxTimeoutSeconds: 0 },
  'half a second': { maxTimeoutSeconds: 0.5 },
  'no domain': { extra: null },
};
for (const [what, change] of Object.entries(NOT_PAID))
  test(`${what} is not paid`, () => assert.equal(of([{ ...asked, ...change }]), undefined));

test('what is no list of options is none to pay', () => {
  for (const accepts of [undefined, null, 5, 'exact', {}, [null], [[]]]) assert.equal(of(accepts), undefined);
  assert.equal(payable(null as never), undefined);
});
