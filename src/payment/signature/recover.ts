import type { Hex } from 'viem';
import { curve } from './curve.ts';

// secp256k1 n/2: the token refuses the other, equally true half of signatures (EIP-2).
const HALF_ORDER = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0';
const SIGNATURE = /^0x([0-9a-fA-F]{64})([0-9a-fA-F]{64})1([bBcC])$/;

/**
 * The address that made a signature, in lower case. WebAssembly, because the JavaScript curve holds the main thread more
 * than ten times as long and anybody may send signatures for nothing. 65 bytes r, s, v; s in the lower half, v 27 or 28:
 * everything else is no signature of a plain wallet, and null.
 */
export function recoverAddress(digest: Hex, signature: Hex): string | null {
  const [, r, s, v] = SIGNATURE.exec(signature) ?? [];
  if (r === undefined || s === undefined || s.toLowerCase() > HALF_ORDER) return null;
  const address = curve().recover({ digest: digest.slice(2), r, s, odd: v === 'c' || v === 'C' });
  return address && `0x${address}`;
}
