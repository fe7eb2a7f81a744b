import { parseAbi } from 'viem';

/** The one network and token the service is paid in (x402 `exact` on Base). */
export const NETWORK = 'eip155:8453';
export const CHAIN_ID = 8453;
export const USDC_ADDRESS = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

/** EIP-712 name and version a signature is made for; a wrong name makes every signature worthless. */
export interface TokenDomain {
  readonly name: string;
  readonly version: string;
}

export const USDC_DOMAIN: TokenDomain = { name: 'USD Coin', version: '2' };

/** Another name gives another domain separator: nothing signed for the devnet can be spent on the real network. */
export const DEVNET_DOMAIN: TokenDomain = { name: 'USD Coin (jbis devnet)', version: '2' };

export const usdcAbi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function balanceOf(address account) view returns (uint256)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)',
]);

/** EIP-3009, the message a buyer signs. */
export const TRANSFER_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

/** The domain as viem takes it. @internal */
export const typedDomain = (token: TokenDomain) => ({
  name: token.name,
  version: token.version,
  chainId: CHAIN_ID,
  verifyingContract: USDC_ADDRESS as `0x${string}`,
});
