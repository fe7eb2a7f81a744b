import { BlockList, isIP } from 'node:net';

/** IANA special-purpose registry (RFC 6890 and later): nothing in here is a server on the public internet. */
const SPECIAL_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT; also a metadata service (100.100.100.200)
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; metadata services of most clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32], // a public number, but the host agent inside Azure
];

/** Inside 2000::/3, the only block of global unicast addresses. */
const SPECIAL_V6: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments: Teredo, ORCHID, benchmarking
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: carries any IPv4 address inside
  ['3fff::', 20],
];

const special = new BlockList();
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * True for an address of the public internet. IPv6 is allowed by its one global block, so mapped (::ffff:0:0/96),
 * NAT64 (64:ff9b::/96), unique local, link-local and multicast addresses fall away together with what is yet unknown.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  if (family === 6)
    return !address.includes('%') && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return false;
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
