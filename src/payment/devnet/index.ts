import { custom, type Hex, type Transport } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type ChainReader, createChainReader } from '../chain/chain-reader.ts';
import { DEVNET_DOMAIN, type TokenDomain } from '../chain/usdc.ts';
import type { Facilitator } from '../facilitators/facilitator.ts';
import { createOwnFacilitator } from '../facilitators/own.facilitator.ts';
import { startChain } from './chain.ts';
import { devnetWalletFile, loadDevnetKeys } from './keys.ts';
import { installUsdc, mintUsdc } from './token.ts';

export interface Devnet {
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  readonly transport: Transport;
  readonly payTo: Hex;
  readonly domain: TokenDomain;
  /** The demo wallet as full as at the start, when half of it is spent. */
  readonly topUp: () => Promise<void>;
  readonly wallet: { readonly address: Hex; readonly keyFile: string; readonly balance: bigint };
}

interface Options {
  readonly dataDir: string;
  readonly nodeEnv: string | undefined;
  /** A real payee, if one is configured: then there must be no play money. */
  readonly payTo: string | undefined;
}

/** 1,000 play dollars. */
const DEMO_BALANCE = 1_000_000_000n;

/** The local chain with play money for a newcomer's first calls. It lives as long as this process. */
export async function startDevnet({ dataDir, nodeEnv, payTo }: Options): Promise<Devnet> {
  if (nodeEnv === 'production')
    throw new Error('The devnet is refused when NODE_ENV=production. Set JBIS_PAY_TO, JBIS_RPC_URL and a facilitator.');
  if (payTo !== undefined) throw new Error('The devnet is refused when a real payee (JBIS_PAY_TO) is set.');
  const keys = loadDevnetKeys(dataDir);
  const provider = await startChain([keys.owner, keys.settler]);
  const wallet = privateKeyToAccount(keys.wallet).address;
  await installUsdc(provider, { owner: keys.owner, domain: DEVNET_DOMAIN, balances: { [wallet]: DEMO_BALANCE } });
  const transport = custom(provider, { retryCount: 0 });
  const chain = createChainReader(transport, DEVNET_DOMAIN);
  return {
    facilitator: createOwnFacilitator({
      transport,
      key: keys.settler,
      token: DEVNET_DOMAIN,
      confirmMs: 10_000,
      pollMs: 10,
    }),
    chain,
    topUp: async () => {
      const left = await chain.balanceOf(wallet);
      if (left < DEMO_BALANCE / 2n)
        await mintUsdc(provider, {
          owner: keys.owner,
          domain: DEVNET_DOMAIN,
          holder: wallet,
          amount: DEMO_BALANCE - left,
        });
    },
    transport,
    payTo: privateKeyToAccount(keys.payee).address,
    domain: DEVNET_DOMAIN,
    wallet: { address: wallet, keyFile: devnetWalletFile(dataDir), balance: DEMO_BALANCE },
  };
}
