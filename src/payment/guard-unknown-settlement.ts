import { ServiceError } from '../contract/errors.ts';
import { errorAnswer } from './answers.ts';
import type { Answer, PaymentGate } from './gate.types.ts';

/**
 * A store that goes away in the middle of a payment leaves it open whether the buyer is charged: the reconciler may
 * settle it a moment later. "Nothing was charged" would then be untrue and make the buyer pay twice, so whatever the
 * work itself did not throw is answered 503: same header again, no new signature.
 */
export function guardUnknownSettlement(
  gate: PaymentGate,
  log: { error(fields: object, message: string): void },
): PaymentGate {
  const pending = (error: unknown): Answer => {
    if (error instanceof ServiceError) throw error;
    log.error({ err: error }, 'payment state unknown');
    return errorAnswer('settlement_pending', { retryAfterSeconds: 2 });
  };
  return {
    admit: (request) => gate.admit(request).catch((error: unknown) => ({ refused: pending(error) })),
    replay: (admission, requestHash) => gate.replay(admission, requestHash).catch(pending),
    execute: async (admission, requestHash, work) => {
      let thrown: { readonly error: unknown } | undefined;
      const watched: typeof work = async (signal) => {
        try {
          return await work(signal);
        } catch (error) {
          thrown = { error };
          throw error;
        }
      };
      try {
        return await gate.execute(admission, requestHash, watched);
      } catch (error) {
        // The work failed and its payment was released: nothing was charged, and the error says so.
        if (thrown?.error === error) throw error;
        return pending(error);
      }
    },
  };
}
