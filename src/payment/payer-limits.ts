import { because } from '../contract/error-details.ts';
import type { ClaimLimits } from '../store/payments.types.ts';
import type { StateStore } from '../store/state-store.ts';
import { comeBack, errorAnswer } from './answers.ts';
import type { Answer } from './gate.types.ts';
import type { Newcomers } from './newcomers.ts';

/** What a claim is answered with when the payer has too much under way, or too many strikes. */
export const limitAnswer = (outcome: 'payer_limited' | 'payer_struck'): Answer =>
  outcome === 'payer_struck'
    ? errorAnswer('payer_limited', { detail: because('failed_unpaid'), retryAfterSeconds: 60 })
    : errorAnswer('payer_limited', { retryAfterSeconds: 1 });

/**
 * Whether a payment would be turned away once its payer is proven. An unproven one asks before it costs a question:
 * otherwise a payer with strikes, who claims nothing any more, could have new signatures verified without end. It only
 * reads, so a forger learns at most that the payer named is busy.
 */
export interface PayerLimits {
  refusal(from: string | undefined, payer: string): Promise<Answer | null>;
}

export function createPayerLimits(
  { payments }: Pick<StateStore, 'payments'>,
  { newcomers, ...limits }: ClaimLimits & { readonly newcomers: Newcomers },
): PayerLimits {
  return {
    async refusal(from, payer) {
      const seconds = await newcomers.waitSeconds(from, payer);
      if (seconds !== null) return comeBack(seconds);
      const limit = await payments.limitOf(payer, limits);
      return limit === null ? null : limitAnswer(limit);
    },
  };
}
