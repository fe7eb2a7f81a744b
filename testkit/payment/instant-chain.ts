import type { ChainReader } from '../../src/payment/chain/chain-reader.ts';
import type { Facilitator } from '../../src/payment/facilitators/facilitator.ts';

/** A facilitator and a chain that are a set of spent nonces: transfers at once, each nonce once, and remembers it. */
export interface InstantChain {
  readonly facilitator: Facilitator;
  readonly chain: ChainReader;
  /** Nonces that were charged. */
  readonly paid: ReadonlySet<string>;
}

/** `around` may hold each transfer back: to order it among other steps, or to take the time of a block. */
export function instantChain(
  around: <T>(transfer: () => Promise<T>) => Promise<T> = (transfer) => transfer(),
): InstantChain {
  const paid = new Set<string>();
  const nonceOf = (payload: unknown) =>
    (payload as { payload: { authorization: { nonce: string } } }).payload.authorization.nonce.toLowerCase();
  const txOf = (nonce: string) => `0x${nonce.slice(2)}`;
  return {
    paid,
    facilitator: {
      name: 'instant',
      unsupported: async () => null,
      verify: async () => ({ isValid: true }),
      settle: (payload, { network }) =>
        around(async () => {
          const nonce = nonceOf(payload);
          if (paid.has(nonce)) return { success: false, errorReason: 'nonce_already_used', transaction: '', network };
          paid.add(nonce);
          return { success: true, transaction: txOf(nonce), network };
        }),
    },
    chain: {
      fateOf: async ({ nonce }) =>
        paid.has(nonce)
          ? { fate: 'paid', tx: txOf(nonce) as `0x${string}`, at: Date.now() }
          : { fate: 'unused', chainTime: 0 },
      paidBy: async (tx) => paid.has(tx),
      balanceOf: async () => 0n,
      isSignedBy: async () => true,
      mismatch: async () => null,
    },
  };
}
