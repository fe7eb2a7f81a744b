import type { StateStore } from '../store/state-store.ts';
import { payerName, type StrikeRule } from '../store/strikes.types.ts';

/**
 * Strikes of a payer whose signature is proven: an empty wallet, a settlement that failed through its doing, a document
 * that held a worker for a second or more, ended it or showed nothing. None of these is charged, so their number is limited.
 */
export interface PayerStrikes {
  readonly rule: StrikeRule;
  add(payer: string): Promise<void>;
}

/** From `strikes` points on a payer has one slot, from twice as many none; all of them fade within `fadeMs`. */
export function createPayerStrikes(
  store: Pick<StateStore, 'strikes'>,
  options: { readonly strikes: number; readonly fadeMs: number },
): PayerStrikes {
  const rule: StrikeRule = {
    // Half a point less: strikes begin to fade at once, and the third one shall count as the third.
    oneSlotFrom: options.strikes - 0.5,
    refuseFrom: 2 * options.strikes - 0.5,
    fadeMs: options.fadeMs / options.strikes,
  };
  return {
    rule,
    async add(payer) {
      await store.strikes.add(payerName(payer), 1, rule.fadeMs);
    },
  };
}
