import type { PaymentRequired } from '@x402/core/types';
import { createPublicClient, createWalletClient, type Hex, parseAbi } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { viemChain } from '../../src/payment/chain/usdc.ts';
import type { Authorization } from '../../src/payment/payment-header.ts';
import { type SignedPayment, signPayment } from './buyer.ts';
import type { TestChain } from './chain.ts';

/** A wallet that is a contract (EIP-1271): it has no key of its own and says yes to its owner's signatures. */
export interface ContractWallet {
  readonly address: Hex;
  readonly owner: PrivateKeyAccount;
  /** The owner signs, the wallet pays. `tail`: further bytes, which this wallet does not look at. */
  sign(
    required: PaymentRequired,
    options?: { changes?: Partial<Authorization>; tail?: string },
  ): Promise<SignedPayment>;
  /** What the wallet says of a signature. */
  accepts(digest: Hex, signature: Hex): Promise<boolean>;
  /** Anyone may hand an authorization of a contract wallet to the token, which then asks the wallet. */
  submit(authorization: Authorization, signature: Hex): Promise<'success' | 'reverted'>;
}

const MAGIC = '0x1626ba7e';
const walletAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const tokenAbi = parseAbi([
  'function transferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,bytes signature)',
]);

/** Runtime code: isValidSignature(hash, r‖s‖v) is the magic value when ecrecover gives the owner. */
export function walletCode(owner: Hex): Hex {
  const answer = (value: string) => `63${value}60e01b60005260206000f3`;
  const code = [
    '600435600052', // memory 0: the hash
    '60a43560001a602052', // 32: v, the last byte of the signature
    '606435604052', // 64: r
    '608435606052', // 96: s
    '602060806080600060015afa50', // ecrecover, its answer at 128
    `60805173${owner.slice(2).toLowerCase()}14605457`, // is it the owner?
    answer('ffffffff'),
    `5b${answer('1626ba7e')}`,
  ];
  return `0x${code.join('')}`;
}

export async function deployContractWallet(chain: TestChain): Promise<ContractWallet> {
  const owner = privateKeyToAccount(generatePrivateKey());
  const address = privateKeyToAccount(generatePrivateKey()).address;
  const client = createPublicClient({ chain: viemChain(chain.domain), transport: chain.transport });
  await client.request({ method: 'hardhat_setCode' as never, params: [address, walletCode(owner.address)] as never });
  const stranger = createWalletClient({
    account: privateKeyToAccount(chain.secondSettlerKey),
    chain: viemChain(chain.domain),
    transport: chain.transport,
  });
  return {
    address,
    owner,
    async sign(required, { changes = {}, tail = '' } = {}) {
      const authorization = { from: address, ...changes };
      const signed = await signPayment(owner, required, { authorization });
      if (tail === '') return signed;
      return signPayment(owner, required, {
        authorization: signed.authorization,
        signature: `${signed.signature}${tail}`,
      });
    },
    accepts: async (digest, signature) =>
      (await client.readContract({
        address,
        abi: walletAbi,
        functionName: 'isValidSignature',
        args: [digest, signature],
      })) === MAGIC,
    async submit(a, signature) {
      const hash = await stranger.writeContract({
        address: chain.domain.address,
        abi: tokenAbi,
        functionName: 'transferWithAuthorization',
        args: [a.from, a.to, a.value, a.validAfter, a.validBefore, a.nonce, signature],
        gas: 300_000n,
      });
      return (await client.waitForTransactionReceipt({ hash })).status;
    },
  };
}
