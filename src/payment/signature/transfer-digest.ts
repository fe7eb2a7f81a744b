import { encodeAbiParameters, type Hex, keccak256, stringToHex } from 'viem';
import { type TokenDomain, TRANSFER_TYPES } from '../chain/usdc.ts';
import type { Authorization } from '../payment-header.ts';
import { curve } from './curve.ts';

const hashText = (text: string) => keccak256(stringToHex(text));

const FIELDS = TRANSFER_TYPES.TransferWithAuthorization.map(({ name, type }) => `${type} ${name}`).join(',');
const TRANSFER = hashText(`TransferWithAuthorization(${FIELDS})`);
const DOMAIN = hashText('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)');

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const wordOf = (hex: Hex) => hex.slice(2).toLowerCase().padStart(64, '0');
const LARGEST = 2n ** 256n;

/**
 * The digest a buyer signs (EIP-712 over EIP-3009). Everything but the six values is the same for all buyers and hashed
 * once; null for a number that does not fit into its 256 bits.
 */
export function transferDigest(domain: TokenDomain): (authorization: Authorization) => Hex | null {
  const separator = keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }, { type: 'address' }],
      [DOMAIN, hashText(domain.name), hashText(domain.version), BigInt(domain.chainId), domain.address],
    ),
  );
  const prefix = `1901${separator.slice(2)}`;
  const transfer = TRANSFER.slice(2);
  return ({ from, to, value, validAfter, validBefore, nonce }) => {
    if (value >= LARGEST || validAfter >= LARGEST || validBefore >= LARGEST) return null;
    const { keccak } = curve();
    const struct = keccak(
      `${transfer}${wordOf(from)}${wordOf(to)}${word(value)}${word(validAfter)}${word(validBefore)}${wordOf(nonce)}`,
    );
    return `0x${keccak(`${prefix}${struct}`)}`;
  };
}
