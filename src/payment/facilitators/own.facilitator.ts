import type { PaymentPayload, PaymentRequirements } from '@x402/core/types';
import { toFacilitatorEvmSigner } from '@x402/evm';
import { ExactEvmScheme } from '@x402/evm/exact/facilitator';
import { type Abi, createPublicClient, createWalletClient, type Hex, hashTypedData, type Transport } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type TokenDomain, viemChain } from '../chain/usdc.ts';
import { recoverAddress } from '../signature/recover.ts';
import { type Facilitator, FacilitatorUnavailable } from './facilitator.ts';

interface Options {
  readonly transport: Transport;
  readonly key: Hex;
  readonly token: TokenDomain;
  /** How long to wait for the block before the outcome counts as unknown. */
  readonly confirmMs: number;
  readonly pollMs: number;
}

const NONCE_RETRIES = 4;

/**
 * Settles with an RPC and a key of our own. One broadcast at a time: concurrent sends from one wallet lose each
 * other's nonces, and a lost send would mean work done for nothing.
 */
export function createOwnFacilitator({ transport, key, token, confirmMs, pollMs }: Options): Facilitator {
  const account = privateKeyToAccount(key);
  const chain = viemChain(token);
  const reader = createPublicClient({ chain, transport, pollingInterval: pollMs });
  const wallet = createWalletClient({ account, chain, transport });
  let queue: Promise<unknown> = Promise.resolve();
  const oneAtATime = <T>(send: () => Promise<T>): Promise<T> => {
    const turn = queue.then(send, send);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const broadcast = async <T>(send: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await oneAtATime(send);
      } catch (error) {
        // Another server may send from the same wallet.
        const collided = /nonce too low|replacement transaction underpriced/i.test(String(error));
        if (!collided || attempt === NONCE_RETRIES) throw error;
      }
    }
  };
  // The scheme looks for the token's code beside its other checks and leaves that look-up alone when one of them fails:
  // a chain that cannot be reached would then end the process. So it is asked here first, once.
  let tokenCode: Hex | undefined;
  const isToken = (address: string) => address.toLowerCase() === token.address.toLowerCase();
  const knowToken = async () => (tokenCode ??= await reader.getCode({ address: token.address as Hex }));
  const signer = toFacilitatorEvmSigner(
    {
      address: account.address,
      readContract: (call) => reader.readContract({ ...call, abi: call.abi as Abi }),
      getCode: (call) => (isToken(call.address) ? Promise.resolve(tokenCode) : reader.getCode(call)),
      waitForTransactionReceipt: (wait) => reader.waitForTransactionReceipt(wait),
      verifyTypedData: async ({ signature, address, ...typed }) => {
        const digest = hashTypedData(typed as Parameters<typeof hashTypedData>[0]);
        return recoverAddress(digest, signature) === address.toLowerCase();
      },
      writeContract: (call) =>
        broadcast(async () => {
          const nonce = await reader.getTransactionCount({ address: account.address, blockTag: 'pending' });
          return wallet.writeContract({ ...call, abi: call.abi as Abi, nonce });
        }),
      sendTransaction: () => Promise.reject(new Error('Only token transfers are sent.')),
    },
    { confirmationTimeoutMs: confirmMs },
  );
  const scheme = new ExactEvmScheme(signer);
  return {
    name: 'own',
    async verify(payload, requirements) {
      const verdict = await knowToken()
        .then(() => scheme.verify(payload, requirements))
        .catch((cause: unknown) => {
          throw new FacilitatorUnavailable('The chain could not be asked.', { cause });
        });
      // The scheme says "invalid" when its simulation could not reach the chain: only a reachable chain can refuse.
      if (!verdict.isValid) await assertReachable();
      return verdict;
    },
    settle: async (payload: PaymentPayload, requirements: PaymentRequirements) => {
      await knowToken();
      return scheme.settle(payload, requirements);
    },
    async unsupported() {
      const ether = await reader.getBalance({ address: account.address });
      return ether > 0n ? null : `The settling wallet ${account.address} has no ETH to pay for transactions.`;
    },
  };

  async function assertReachable(): Promise<void> {
    await reader.getBlockNumber({ cacheTime: 0 }).catch((cause: unknown) => {
      throw new FacilitatorUnavailable('The chain could not be asked.', { cause });
    });
  }
}
