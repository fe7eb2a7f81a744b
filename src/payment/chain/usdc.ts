import { type Chain, defineChain, parseAbi } from 'viem';

/** The network and token the service is paid in (x402 `exact` on Base). */
export const NETWORK = 'eip155:8453';
export const CHAIN_ID = 8453;
export const USDC_ADDRESS = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';

/** What a signature is made for (EIP-712): a wrong name, chain or contract makes every signature worthless. */
export interface TokenDomain {
  readonly name: string;
  readonly version: string;
  readonly chainId: number;
  /** CAIP-2. */
  readonly network: `eip155:${number}`;
  readonly address: `0x${string}`;
}

export const USDC_DOMAIN: TokenDomain = {
  name: 'USD Coin',
  version: '2',
  chainId: CHAIN_ID,
  network: NETWORK,
  address: USDC_ADDRESS,
};

/** The test network of Base: the same protocol with worthless money, for a rehearsal before real payments. */
export const SEPOLIA_DOMAIN: TokenDomain = {
  name: 'USDC',
  version: '2',
  chainId: 84_532,
  network: 'eip155:84532',
  address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
};

/** The networks a payee may be on. */
export const TOKENS: Readonly<Record<'eip155:8453' | 'eip155:84532', TokenDomain>> = {
  'eip155:8453': USDC_DOMAIN,
  'eip155:84532': SEPOLIA_DOMAIN,
};

/** Another name gives another domain separator: nothing signed for the devnet can be spent on the real network. */
export const DEVNET_DOMAIN: TokenDomain = { ...USDC_DOMAIN, name: 'USD Coin (jbis devnet)' };

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
  chainId: token.chainId,
  verifyingContract: token.address,
});

/** The chain as viem wants it: what else it could say of Base is not needed here. */
export const viemChain = ({ chainId, network }: TokenDomain): Chain =>
  defineChain({
    id: chainId,
    name: network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' } },
  });
