import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js';
import { type Hex, hexToBytes, keccak256 } from 'viem';

/**
 * Recovers the address that made a signature. WebAssembly (libsecp256k1), because the JavaScript curve holds the main
 * thread ten times as long and anybody may send signatures for nothing.
 */
type RecoverAddress = (digest: Hex, signature: Hex) => string | null;

// secp256k1 n/2: the token refuses the other, equally true half of signatures (EIP-2).
const HALF_ORDER = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0';
const SIGNATURE = /^0x[0-9a-fA-F]{130}$/;

/** 65 bytes r, s, v; s in the lower half, v 27 or 28: everything else is no signature of a plain wallet. */
function isCanonical(signature: Hex): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const v = signature.slice(-2).toLowerCase();
  return (v === '1b' || v === '1c') && signature.slice(66, 130).toLowerCase() <= HALF_ORDER;
}

let opened: Promise<RecoverAddress> | undefined;

/** Opened with the first payment and kept: one instance serves all, its calls do not overlap. */
export const recovery = (): Promise<RecoverAddress> => (opened ??= openRecovery());

async function openRecovery(): Promise<RecoverAddress> {
  const curve = await instantiateSecp256k1();
  return (digest, signature) => {
    if (!isCanonical(signature)) return null;
    const bytes = hexToBytes(signature);
    const id = bytes[64] === 27 ? 0 : 1;
    // A string says what is wrong with it: r or s out of range, or a point that is not on the curve.
    const key = curve.recoverPublicKeyUncompressed(bytes.subarray(0, 64), id, hexToBytes(digest));
    // The address is the end of the hash of the point without its leading 0x04.
    return typeof key === 'string' ? null : `0x${keccak256(key.subarray(1)).slice(-40)}`;
  };
}
