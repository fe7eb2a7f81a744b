/** The money of the service: USDC on Base (x402 `exact`), signed for by EIP-3009. Used by server, client and tests. */

/** What a signature is made for (EIP-712): a wrong name, chain or contract makes every signature worthless. */
export interface TokenDomain {
  readonly name: string;
  readonly version: string;
  readonly chainId: number;
  /** CAIP-2. */
  readonly network: `eip155:${number}`;
  readonly address: `0x${string}`;
}

export const USDC_DOMAIN = {
  name: 'USD Coin',
  version: '2',
  chainId: 8453,
  network: 'eip155:8453',
  address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
} as const satisfies TokenDomain;

/** The test network of Base: the same protocol with worthless money, for a rehearsal before real payments. */
export const SEPOLIA_DOMAIN = {
  name: 'USDC',
  version: '2',
  chainId: 84_532,
  network: 'eip155:84532',
  address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
} as const satisfies TokenDomain;

/** The networks a payee may be on. */
export const TOKENS: Readonly<Record<'eip155:8453' | 'eip155:84532', TokenDomain>> = {
  'eip155:8453': USDC_DOMAIN,
  'eip155:84532': SEPOLIA_DOMAIN,
};

/** EIP-712, for wallets that are told it: a library adds it by itself. */
export const DOMAIN_TYPES = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const;

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
