import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/**
 * True for an address that is refused whatever the network says, told from its text alone: with a user name, with a
 * number that is not of the public internet, or with the name of this machine (RFC 6761). What is paid for ahead is not
 * taken with one.
 */
export function isNeverFetched(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname, username, password } = new URL(address);
  // The URL parser has already turned decimal, octal, hexadecimal and wide notations into the usual one.
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (username !== '' || password !== '' || host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && !isPublicAddress(host);
}
