import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';

describe('public addresses', () => {
  it('are those of the internet', () => {
    for (const address of [
      '1.1.1.1',
      '8.8.8.8',
      '100.63.255.255',
      '100.128.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '192.167.1.1',
      '198.17.255.255',
      '223.255.255.255',
      '2606:4700:4700::1111',
      '2400:cb00::1',
      '2a00:1450:4001::1',
    ]) {
      assert.equal(isPublicAddress(address), true, address);
    }
  });

  it('are not those of this machine, its network, its cloud or of no use at all', () => {
    for (const address of [
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '100.64.0.1',
      '100.100.100.200',
      '127.0.0.1',
      '127.255.255.254',
      '168.63.129.16',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.192',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.0.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.9',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:0:127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b::808:808',
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      '2001:20::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '2002:808:808::1',
      '3fff::1',
      '5f00::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fe80::1%eth0',
      'fec0::1',
      'ff02::1',
    ]) {
      assert.equal(isPublicAddress(address), false, address);
    }
  });

  it('are not texts that merely look like addresses', () => {
    for (const text of ['', 'localhost', '127.1', '0x7f.1', '2130706433', '1.1.1.1.', '1.1.1.1/8', '2606:4700::1%1']) {
      assert.equal(isPublicAddress(text), false, text);
    }
  });
});

describe('loopback addresses', () => {
  it('are the two blocks of this machine', () => {
    assert.deepEqual(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '::2', 'localhost', ''].filter(isLoopbackAddress), [
      '127.0.0.1',
      '127.9.9.9',
      '::1',
    ]);
  });
});
