import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { DEVNET_DOMAIN } from '../../src/payment/chain/usdc.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';
import type { StateStore } from '../../src/store/state-store.ts';
import { signPayment } from './buyer.ts';
import { instantChain } from './instant-chain.ts';
import { type PaidServer, startPaidServer } from './paid-server.ts';

/** A server whose facilitator counts, knows which wallets have money, and answers when it is told to. */
export interface FreshWallets {
  readonly server: PaidServer;
  /** Verifications asked of the facilitator, in their order. */
  readonly verified: readonly string[];
  /** The most that were under way at one time. */
  readonly mostAtOnce: () => number;
  readonly fund: (buyer: PrivateKeyAccount) => void;
  /** Status and Retry-After of one paid call from this address. */
  call(buyer: PrivateKeyAccount, from: string): Promise<{ status: number; retryAfter: number | null; body: string }>;
  close(): Promise<void>;
}

export const wallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

export async function openFreshWallets(
  store: StateStore,
  options: { readonly now?: () => number; readonly env?: Record<string, string> } = {},
): Promise<FreshWallets> {
  const { chain, facilitator } = instantChain();
  const funded = new Set<string>();
  const verified: string[] = [];
  let underWay = 0;
  let most = 0;
  const counting: Facilitator = {
    ...facilitator,
    async verify(payload) {
      const { from } = (payload.payload as { authorization: { from: string } }).authorization;
      verified.push(from);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay--;
      return funded.has(from) ? { isValid: true } : { isValid: false, invalidReason: 'simulation_failed' };
    },
  };
  const server = await startPaidServer({
    store,
    facilitator: counting,
    chain,
    payTo: '0x1111111111111111111111111111111111111111',
    domain: DEVNET_DOMAIN,
    work: async ({ name }) => ({ echo: name }),
    proxyHops: 1,
    ...options,
  });
  const quote = await server.quote('/t/lookup', { name: 'a' });
  return {
    server,
    verified,
    mostAtOnce: () => most,
    fund: ({ address }) => void funded.add(address),
    async call(buyer, from) {
      const { header } = await signPayment(buyer, quote, {
        authorization: { validBefore: BigInt(Math.floor(Date.now() / 1000) + 86_400) },
      });
      const response = await server.post('/t/lookup', { name: 'a' }, header, { 'x-forwarded-for': from });
      const retryAfter = response.headers.get('retry-after');
      const body = await response.text();
      return { status: response.status, retryAfter: retryAfter === null ? null : Number(retryAfter), body };
    },
    close: () => server.close(),
  };
}
