import type { Wallet } from './wallet.ts';
import type { PaymentPayload, PaymentRequirements } from './x402.types.ts';

/**
 * A signature is money for whoever holds it until it ends, also after an answer that says that nothing was charged. So
 * each one counts as spent; what a failed call left unused pays for the next call that asks for the same, as the service
 * allows, instead of a second signature.
 */
export interface UnusedPayments {
  /** A wallet for one call. */
  begin(): CallWallet;
}

export interface CallWallet extends Wallet {
  /** Whether a signature is there for it already: nothing more is spent then. */
  hasFor(requirement: PaymentRequirements): boolean;
  /** The call has its answer. */
  end(status: number): void;
}

interface Kept {
  readonly payload: PaymentPayload;
  /** Until it is taken by the service: it must last for the work and the settlement. */
  readonly until: number;
}

/** Failed before anything was settled; 402, 409, 429 and 503 say that this signature is the trouble, or still at work. */
const LEFT_UNUSED: ReadonlySet<number> = new Set([400, 404, 413, 415, 422, 500, 502, 504]);
/** Requirements give a minute for signing and the way: within half of it the service takes the signature again. */
const REUSED_MS = 30_000;
const MOST_KEPT = 100;

export function createUnusedPayments(wallet: Wallet, now: () => number = Date.now): UnusedPayments {
  const kept = new Map<string, Kept>();
  const nameOf = (requirement: PaymentRequirements) => JSON.stringify(requirement);
  const take = (requirement: PaymentRequirements): Kept | undefined => {
    const found = kept.get(nameOf(requirement));
    kept.delete(nameOf(requirement));
    return found !== undefined && found.until > now() ? found : undefined;
  };
  return {
    begin() {
      let own: Kept | undefined;
      return {
        address: wallet.address,
        hasFor: (requirement) => (own = take(requirement)) !== undefined,
        async pay(required, requirement) {
          own ??= { payload: await wallet.pay(required, requirement), until: now() + REUSED_MS };
          return own.payload;
        },
        end(status) {
          if (own === undefined || !LEFT_UNUSED.has(status) || kept.size >= MOST_KEPT) return;
          kept.set(nameOf(own.payload.accepted), own);
        },
      };
    },
  };
}
