import type { PaymentPayload, PaymentRequired, PaymentRequirements } from '@x402/core/types';
import { privateKeyToAccount } from 'viem/accounts';

type Hex = `0x${string}`;

/** Signs payments. The key never leaves it. */
export interface Wallet {
  readonly address: string;
  pay(required: PaymentRequired, requirement: PaymentRequirements): Promise<PaymentPayload>;
}

/** USDC on Base and on its test network: the only money the service takes, and all a wallet here signs for. */
const USDC: Readonly<Record<string, { readonly chainId: number; readonly address: Hex }>> = {
  'eip155:8453': { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
  'eip155:84532': { chainId: 84_532, address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e' },
};
const MAINNET = 'eip155:8453';
const REAL_NAME = 'USD Coin';

const TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const;

export const isDevnet = ({ network, extra }: PaymentRequirements): boolean =>
  network === MAINNET && extra?.name !== REAL_NAME;

/** The option a wallet can pay; undefined when the server asks for something else. */
export const payable = (required: PaymentRequired): PaymentRequirements | undefined =>
  required.accepts.find(
    ({ scheme, network, asset, extra }) =>
      scheme === 'exact' &&
      asset.toLowerCase() === USDC[network]?.address.toLowerCase() &&
      typeof extra?.name === 'string' &&
      extra.version === '2',
  );

interface TypedData {
  readonly domain: { name: string; version: string; chainId: number; verifyingContract: Hex };
  readonly types: typeof TYPES;
  readonly primaryType: 'TransferWithAuthorization';
  readonly message: Record<string, unknown>;
}

/** Anything that signs EIP-712 data: an account of viem, a browser wallet behind EIP-1193, a hardware key. */
export interface Signer {
  readonly address: string;
  signTypedData(data: TypedData): Promise<string>;
}

interface WalletOptions {
  /** Refuses to sign anything that is worth something on the real network. */
  readonly devnetOnly?: boolean;
  readonly now?: () => number;
}

/** A wallet from a private key (EIP-3009: signing needs no connection to the chain). */
export function createWallet(key: string, options: WalletOptions = {}): Wallet {
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) throw new TypeError('A private key is 0x and 64 hexadecimal digits.');
  return walletFromSigner(privateKeyToAccount(key as Hex) as unknown as Signer, options);
}

export function walletFromSigner(account: Signer, options: WalletOptions = {}): Wallet {
  const now = options.now ?? Date.now;
  return {
    address: account.address,
    async pay(required, requirement) {
      if (options.devnetOnly && !isDevnet(requirement))
        throw new Error('The devnet wallet does not sign payments for the real network.');
      const token = USDC[requirement.network];
      if (!token) throw new Error(`This wallet does not sign for ${requirement.network}.`);
      const authorization = {
        from: account.address,
        to: requirement.payTo as Hex,
        value: BigInt(requirement.amount),
        validAfter: 0n,
        validBefore: BigInt(Math.floor(now() / 1000) + requirement.maxTimeoutSeconds),
        nonce: randomNonce(),
      };
      const signature = await account.signTypedData({
        domain: {
          name: requirement.extra?.name as string,
          version: requirement.extra?.version as string,
          chainId: token.chainId,
          verifyingContract: token.address,
        },
        types: TYPES,
        primaryType: 'TransferWithAuthorization',
        message: authorization,
      });
      const { value, validAfter, validBefore, ...rest } = authorization;
      const numbers = { value: `${value}`, validAfter: `${validAfter}`, validBefore: `${validBefore}` };
      return {
        x402Version: 2,
        resource: required.resource,
        accepted: requirement,
        payload: { signature, authorization: { ...rest, ...numbers } },
        ...(required.extensions ? { extensions: required.extensions } : {}),
      };
    },
  };
}

function randomNonce(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
