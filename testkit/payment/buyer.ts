import type { PaymentRequired, PaymentRequirements } from '@x402/core/types';
import type { Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount } from 'viem/accounts';
import type { TokenDomain } from '../../src/payment/chain/usdc.ts';
import type { Authorization } from '../../src/payment/payment-header.ts';
import { signTransfer } from './chain.ts';

export interface SignedPayment {
  readonly header: string;
  readonly authorization: Authorization;
  readonly signature: Hex;
}

interface Tampering {
  /** Changes to the requirement that is echoed. */
  readonly accepted?: Partial<PaymentRequirements> & Record<string, unknown>;
  /** Changes before signing. */
  readonly authorization?: Partial<Authorization>;
  /** Changes after signing. */
  readonly forged?: Partial<Authorization>;
  readonly signature?: Hex;
  readonly extensions?: Record<string, unknown>;
  readonly extra?: Record<string, unknown>;
}

/** Signs what a 402 asks for, as the stock client does, or not quite. */
export async function signPayment(
  payer: PrivateKeyAccount,
  required: PaymentRequired,
  tampering: Tampering = {},
): Promise<SignedPayment> {
  const requirement = required.accepts[0]!;
  const authorization: Authorization = {
    from: payer.address,
    to: requirement.payTo as Hex,
    value: BigInt(requirement.amount),
    validAfter: 0n,
    validBefore: BigInt(Math.floor(Date.now() / 1000) + requirement.maxTimeoutSeconds),
    nonce: generatePrivateKey(),
    ...tampering.authorization,
  };
  const { name, version } = requirement.extra as unknown as Pick<TokenDomain, 'name' | 'version'>;
  const network = requirement.network as TokenDomain['network'];
  const chainId = Number(network.split(':')[1]);
  const domain: TokenDomain = { name, version, network, chainId, address: requirement.asset as Hex };
  const signature = tampering.signature ?? (await signTransfer(payer, authorization, domain));
  const sent = { ...authorization, ...tampering.forged };
  const payload = {
    x402Version: 2,
    resource: required.resource,
    accepted: { ...requirement, ...tampering.accepted },
    payload: {
      signature,
      authorization: {
        ...sent,
        value: sent.value.toString(),
        validAfter: sent.validAfter.toString(),
        validBefore: sent.validBefore.toString(),
      },
    },
    extensions: { ...required.extensions, ...tampering.extensions },
    ...tampering.extra,
  };
  return { header: Buffer.from(JSON.stringify(payload)).toString('base64'), authorization, signature };
}

export const decode = <T>(header: string | null): T =>
  JSON.parse(Buffer.from(header ?? '', 'base64').toString('utf8')) as T;
