import { createRequire } from 'node:module';
import type { EIP1193RequestFn } from 'viem';
import { CHAIN_ID } from '../chain/usdc.ts';

export interface Chain {
  readonly request: EIP1193RequestFn;
}

interface HardhatProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
}

/** An EVM chain inside this process, mining a block per transaction, or every `blockMs`. */
export async function startChain(funded: readonly string[], blockMs = 0, chainId: number = CHAIN_ID): Promise<Chain> {
  const { createHardhatNetworkProvider } = loadProvider();
  const provider = await createHardhatNetworkProvider(
    {
      hardfork: 'cancun',
      chainId,
      networkId: chainId,
      blockGasLimit: 30_000_000,
      minGasPrice: 0n,
      initialBaseFeePerGas: 1,
      automine: blockMs === 0,
      intervalMining: blockMs,
      mempoolOrder: 'fifo',
      chains: new Map(),
      genesisAccounts: funded.map((privateKey) => ({ privateKey, balance: 10n ** 24n })),
      allowUnlimitedContractSize: false,
      allowBlocksWithSameTimestamp: true,
      throwOnTransactionFailures: false,
      throwOnCallFailures: true,
    },
    { enabled: false },
  );
  return {
    request: (blockMs === 0 ? followingRealTime(provider) : provider.request.bind(provider)) as EIP1193RequestFn,
  };
}

/** Calls whose outcome depends on the time of the newest block: EIP-3009 compares it with the payer's window. */
const TIMED = new Set(['eth_call', 'eth_estimateGas', 'eth_getBlockByNumber', 'eth_blockNumber']);

/** Without a transaction no block is mined and the chain's clock would stand still: an empty block moves it on. */
function followingRealTime(provider: HardhatProvider): HardhatProvider['request'] {
  let second = 0;
  return async (call) => {
    const now = Math.floor(Date.now() / 1000);
    if (TIMED.has(call.method) && now > second) {
      second = now;
      await mineAt(provider, now);
    }
    return provider.request(call);
  };
}

/** With our own time: the chain's clock is the machine's, which a test may not live by. It cannot go back. */
const mineAt = (provider: HardhatProvider, second: number): Promise<unknown> =>
  provider
    .request({ method: 'evm_mine', params: [second] })
    .catch(() => provider.request({ method: 'evm_mine', params: [] }));

/** In a file of hardhat's own: its main module would look for a project. */
const loadProvider = (): { createHardhatNetworkProvider: (...config: unknown[]) => Promise<HardhatProvider> } =>
  createRequire(import.meta.url)('hardhat/internal/hardhat-network/provider/provider');
