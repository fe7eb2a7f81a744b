import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who sends, as the network sees it: the peer of the connection, or, behind `hops` proxies of our own, what the
 * outermost of them wrote into X-Forwarded-For. What stands further left is the sender's own claim and never looked at.
 */
export function networkAddress({ socket, headers }: IncomingMessage, hops: number): string {
  const peer = socket.remoteAddress ?? 'unknown';
  if (hops === 0) return blockOf(peer);
  const forwarded = headers['x-forwarded-for'];
  const chain = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((part) => part.trim());
  const seen = chain.at(-hops);
  return blockOf(seen !== undefined && isIP(seen) !== 0 ? seen : peer);
}

/** Sent from this machine, as far as can be told: no proxy that we do not know stands between. */
export function isFromHere(request: IncomingMessage, hops: number): boolean {
  const { headers } = request;
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip'];
  if (hops === 0 && forwarded !== undefined) return false;
  const address = networkAddress(request, hops);
  return address.startsWith('127.') || address === LOCAL_BLOCK;
}

/** IPv4 as it is; of IPv6 the /64 one subscriber has. */
function blockOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]!.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const LOCAL_BLOCK = blockOf('::1');
