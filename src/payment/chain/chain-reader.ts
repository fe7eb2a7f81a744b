import {
  createPublicClient,
  type Hex,
  isAddressEqual,
  type Log,
  numberToHex,
  pad,
  parseEventLogs,
  type Transport,
  toEventSelector,
} from 'viem';
import { isAcceptedBy } from './contract-signature.ts';
import { type TokenDomain, usdcAbi, viemChain } from './usdc.ts';

/** What an authorization was signed for. */
export interface Expected {
  readonly payer: string;
  readonly nonce: string;
  readonly payTo: string;
  readonly amount: bigint;
}

export type AuthorizationFate =
  /** `chainTime`: epoch milliseconds of the newest block; past the authorization's end it can never be used. */
  | { readonly fate: 'unused'; readonly chainTime: number }
  | { readonly fate: 'paid'; readonly tx: Hex; readonly at: number }
  | { readonly fate: 'cancelled'; readonly tx: Hex }
  /** Used, but the money did not go to the payee (a second message signed with the same nonce). */
  | { readonly fate: 'spent_elsewhere'; readonly tx: Hex }
  /** Used, but its event is not in the blocks looked at. */
  | { readonly fate: 'unseen' };

export interface ChainReader {
  fateOf(expected: Expected): Promise<AuthorizationFate>;
  /** Whether this transaction paid exactly this authorization; null while the chain does not show it. */
  paidBy(tx: Hex, expected: Expected): Promise<boolean | null>;
  balanceOf(address: string): Promise<bigint>;
  /** Whether this wallet, a contract, accepts the signature; throws when the chain does not answer. */
  isSignedBy(payer: string, digest: Hex, signature: Hex): Promise<boolean>;
  /** A sentence when chain id or token are not the expected ones. */
  mismatch(domain?: TokenDomain): Promise<string | null>;
}

// Public nodes refuse wider log queries; 20 windows are about 11 hours of 2-second blocks.
const WINDOW = 1000n;
const WINDOWS = 20;
const USED = toEventSelector('AuthorizationUsed(address,bytes32)');
const CANCELLED = toEventSelector('AuthorizationCanceled(address,bytes32)');

/** Reads the outcome of authorizations from the chain itself, whoever sent the transaction. */
export function createChainReader(transport: Transport, asked: TokenDomain): ChainReader {
  const client = createPublicClient({ chain: viemChain(asked), transport });
  const token = { address: asked.address, abi: usdcAbi } as const;

  const receiptOf = (tx: Hex) =>
    client.getTransactionReceipt({ hash: tx }).catch((error: Error) => {
      if (error.name === 'TransactionReceiptNotFoundError') return null;
      throw error;
    });

  const findEvent = async ({ payer, nonce }: Expected, newest: bigint) => {
    const topics: [Hex[], Hex, Hex] = [[USED, CANCELLED], pad(payer as Hex), nonce as Hex];
    for (let i = 0, to = newest; i < WINDOWS; i++, to -= WINDOW) {
      const from = to >= WINDOW ? to - WINDOW + 1n : 0n;
      const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) };
      const logs = await client.request({
        method: 'eth_getLogs',
        params: [{ address: asked.address, topics, ...range }],
      });
      const hit = logs[0];
      if (hit?.transactionHash) return { tx: hit.transactionHash, cancelled: hit.topics[0] === CANCELLED };
      if (from === 0n) return undefined;
    }
    return undefined;
  };

  return {
    async fateOf(expected) {
      const block = await client.getBlock();
      const args = [expected.payer as Hex, expected.nonce as Hex] as const;
      const used = await client.readContract({ ...token, functionName: 'authorizationState', args });
      if (!used) return { fate: 'unused', chainTime: Number(block.timestamp) * 1000 };
      const event = await findEvent(expected, await client.getBlockNumber({ cacheTime: 0 }));
      if (!event) return { fate: 'unseen' };
      const { tx } = event;
      if (event.cancelled) return { fate: 'cancelled', tx };
      const receipt = await receiptOf(tx);
      if (!receipt) return { fate: 'unseen' };
      if (!paysIn(asked, receipt.logs, expected)) return { fate: 'spent_elsewhere', tx };
      const mined = await client.getBlock({ blockNumber: receipt.blockNumber });
      return { fate: 'paid', tx, at: Number(mined.timestamp) * 1000 };
    },
    async paidBy(tx, expected) {
      const receipt = await receiptOf(tx);
      return receipt === null ? null : receipt.status === 'success' && paysIn(asked, receipt.logs, expected);
    },
    balanceOf: (address) => client.readContract({ ...token, functionName: 'balanceOf', args: [address as Hex] }),
    isSignedBy: (payer, digest, signature) => isAcceptedBy(client, { address: payer as Hex, digest, signature }),
    async mismatch(domain = asked) {
      const id = await client.getChainId();
      if (id !== domain.chainId) return `The RPC serves chain ${id}, not ${domain.chainId}.`;
      const [name, version] = await Promise.all([
        client.readContract({ ...token, functionName: 'name' }),
        client.readContract({ ...token, functionName: 'version' }),
      ]);
      if (name === domain.name && version === domain.version) return null;
      return `The token at ${domain.address} is "${name}" version ${version}, not "${domain.name}" version ${domain.version}.`;
    },
  };
}

/**
 * FiatTokenV2 emits AuthorizationUsed and, right after it, the Transfer. Only that pair counts: another transfer in
 * the same transaction belongs to another authorization.
 */
function paysIn(token: TokenDomain, logs: readonly Log[], { payer, nonce, payTo, amount }: Expected): boolean {
  const ours = logs.filter((log) => isAddressEqual(log.address, token.address));
  const events = parseEventLogs({ abi: usdcAbi, logs: ours });
  return events.some((event, i) => {
    if (event.eventName !== 'AuthorizationUsed' || event.args.nonce.toLowerCase() !== nonce.toLowerCase()) return false;
    const next = events[i + 1];
    return (
      isAddressEqual(event.args.authorizer, payer as Hex) &&
      next?.eventName === 'Transfer' &&
      next.logIndex === event.logIndex + 1 &&
      isAddressEqual(next.args.from, payer as Hex) &&
      isAddressEqual(next.args.to, payTo as Hex) &&
      next.args.value === amount
    );
  });
}
