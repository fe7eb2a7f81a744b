import { isAddress } from 'viem';
import type { TokenDomain } from '../chain/usdc.ts';
import type { Payment } from '../payment-header.ts';
import { recovery } from './recover.ts';
import { transferDigest } from './transfer-digest.ts';

const digests = new Map<string, ReturnType<typeof transferDigest>>();

function digestOf(domain: TokenDomain): ReturnType<typeof transferDigest> {
  const key = JSON.stringify([domain.name, domain.version]);
  let digest = digests.get(key);
  if (!digest) digests.set(key, (digest = transferDigest(domain)));
  return digest;
}

/** Whether the authorization was signed by the wallet it takes the money from. */
export async function isSignedByPayer(payment: Payment, domain: TokenDomain): Promise<boolean> {
  const { from, to } = payment.authorization;
  // A mistyped address in mixed case (EIP-55) would be refused by every library further on.
  if (!isAddress(from) || !isAddress(to)) return false;
  const digest = digestOf(domain)(payment.authorization);
  return digest !== null && (await recovery())(digest, payment.signature) === payment.payer;
}
