import { type Chain, defineChain, parseAbi } from 'viem';
import { type TokenDomain, USDC_DOMAIN } from '../../contract/usdc.ts';

export { TOKENS, type TokenDomain, TRANSFER_TYPES } from '../../contract/usdc.ts';

/** The network and token the service is paid in where nothing else is set. */
export const NETWORK = USDC_DOMAIN.network;
export const CHAIN_ID = USDC_DOMAIN.chainId;
export const USDC_ADDRESS = USDC_DOMAIN.address;

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
