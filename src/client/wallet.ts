import { privateKeyToAccount } from 'viem/accounts';
import { TRANSFER_TYPES, USDC_DOMAIN } from '../contract/usdc.ts';
import { tokenOf } from './payable.ts';
import type { PaymentPayload, PaymentRequired, PaymentRequirements } from './x402.types.ts';

type Hex = `0x${string}`;

/** Signs payments. The key never leaves it. */
export interface Wallet {
  readonly address: string;
  pay(required: PaymentRequired, requirement: PaymentRequirements): Promise<PaymentPayload>;
}

export const isDevnet = ({ network, extra }: PaymentRequirements): boolean =>
  network === USDC_DOMAIN.network && extra?.name !== USDC_DOMAIN.name;

interface TypedData {
  readonly domain: { name: string; version: string; chainId: number; verifyingContract: Hex };
  readonly types: typeof TRANSFER_TYPES;
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
      const token = tokenOf(requirement.network);
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
        types: TRANSFER_TYPES,
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
