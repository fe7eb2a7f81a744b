import { type Hex, isAddress } from 'viem';
import type { TokenDomain } from '../chain/usdc.ts';
import type { Payment } from '../payment-header.ts';
import { recoverAddress } from './recover.ts';
import { transferDigest } from './transfer-digest.ts';

const digests = new Map<string, ReturnType<typeof transferDigest>>();

function digestIn(domain: TokenDomain): ReturnType<typeof transferDigest> {
  const key = JSON.stringify([domain.name, domain.version]);
  let digest = digests.get(key);
  if (!digest) digests.set(key, (digest = transferDigest(domain)));
  return digest;
}

/** What was to be signed; null for an authorization nobody can settle. */
export function digestOf({ authorization }: Pick<Payment, 'authorization'>, domain: TokenDomain): Hex | null {
  // A mistyped address in mixed case (EIP-55) would be refused by every library further on.
  if (!isAddress(authorization.from) || !isAddress(authorization.to)) return null;
  return digestIn(domain)(authorization);
}

/** Whether the authorization was signed by the wallet it takes the money from. */
export function isSignedByPayer(payment: Payment, domain: TokenDomain): boolean {
  const digest = digestOf(payment, domain);
  return digest !== null && recoverAddress(digest, payment.signature) === payment.payer;
}
